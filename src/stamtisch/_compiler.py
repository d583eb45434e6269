"""How kernels become machine code: numba's compiler, arranged for many small functions.

By itself numba treats each function alike: it optimises it, emits machine code, wraps it for Python, and
does so again for each kind of integer and each constant it is called with. A game is a hundred small
kernels behind a few doors. So a kernel that kernels call is a *part* here: compiled once for all whole
numbers, neither wrapped nor emitted, and linked into the *entries* that Python calls. All that is below
an entry is optimised as one program: that compiles in a third of the time, and runs faster.

This builds on numba's insides; pyproject.toml admits the releases it is known to work with.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import llvmlite.binding as llvm
from numba.core import caching, codegen, compiler, errors, registry
from numba.core import typed_passes as typed
from numba.core import types as numba_types
from numba.core import untyped_passes as untyped
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.imputils import lower_builtin, lower_cast
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.np.numpy_support import as_dtype

PASSES: Any = (
    untyped.TranslateByteCode,
    untyped.FixupArgs,
    untyped.IRProcessing,
    untyped.RewriteSemanticConstants,
    untyped.DeadBranchPrune,
    untyped.GenericRewrites,
    untyped.ReconstructSSA,
    typed.NopythonTypeInference,
    typed.PreLowerStripPhis,
    typed.IRLegalization,
    typed.NativeLowering,
    typed.NoPythonBackend,
)
"""numba's in its order, but for closures, generators, literals, Python objects and parallel loops"""
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None}
INSIDE = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}

types: Any = numba_types  # numba's own types say less than there is


@cache
def _record_number(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:7], "big")


# numba puts a number into a function's symbol for each kind of record, as they come; see PartCompiler.
types.Record.mangling_args = property(lambda record: ("Record", (_record_number(record.name),)))

_Library: Any = codegen.JITCodeLibrary
_Cache: Any = caching.Cache
_Dispatcher: Any = registry.CPUDispatcher


class PartLibrary(_Library):  # type: ignore[misc]  # as types
    """A part's code: kept to be linked into entries, never run itself."""

    def __init__(self, target: Any, name: str) -> None:
        super().__init__(target, name)
        self.parts: list[PartLibrary] = []
        """the parts that this one calls"""
        self.home: tuple[str, str, Any] | None = None
        """module and name of its kernel, and the types it was compiled for"""

    def finalize(self) -> None:
        """Take in what numba adds by itself; the parts below wait for the entry."""
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            if isinstance(library, PartLibrary):
                self.parts.append(library)
            else:
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        for function in self._final_module.functions:
            if not function.is_declaration:  # numba's names mean nothing in another process
                own = function.linkage == llvm.Linkage.external
                function.linkage = "linkonce_odr" if own else "internal"
        self._seal()

    def restore(self, bitcode: bytes, parts: list["PartLibrary"]) -> None:
        """Read what was finalized before."""
        self._final_module = llvm.parse_bitcode(bitcode)
        self.parts = parts
        self._seal()

    def _seal(self) -> None:
        self._shared_module = self._final_module
        self._finalized = True


class EntryLibrary(_Library):  # type: ignore[misc]  # as types
    """An entry's machine code, made together with that of all parts below it."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        """Link, optimise, emit."""
        found: dict[Any, None] = {}
        left = self._linking_libraries[::-1]
        while left:
            library = left.pop()
            if library not in found:
                found[library] = None
                left += getattr(library, "parts", ())[::-1]
        self._linking_libraries = list(found)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Nobody else calls these parts: constants may move in, and a part called once is inlined."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()

    def _verify_declare_only_symbols(self) -> None:
        """A call to what is not there would end the process."""
        for function in self._final_module.functions:
            if function.is_declaration and function.name.startswith("_ZN"):
                raise AssertionError(f"{self.name} calls {function.name}, which is not linked")


class EntryCompiler(compiler.CompilerBase):
    """Compiles a kernel for Python's calls."""

    library: Any = EntryLibrary

    def compile_extra(self, func: Any) -> Any:
        """Compile a Python function."""
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        self.state.type_annotation = ""
        return super().compile_extra(func)

    def define_pipelines(self) -> list[Any]:
        """What is done to it, in order."""
        manager = PassManager("kernel")
        for step in PASSES:
            manager.add_pass(step, step.__name__)
        manager.finalize()
        return [manager]


class PartCompiler(EntryCompiler):
    """Compiles a kernel for the calls of other kernels."""

    library = PartLibrary

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.state.flags.no_compile = True

    def _compile_bytecode(self) -> Any:
        """Compile, under a symbol that is the same in every program.

        numba numbers functions and records as they come. A part in the cache calls others by their symbols,
        and another program may have written those: with other numbers, what is called would not be there.
        """
        self.state.func_id.unique_id = 0
        return super()._compile_bytecode()


class _PartCacheFormat(caching.CompileResultCacheImpl):
    """A part on disk: its bitcode, and where to find the parts it calls."""

    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        """Another file than the entry's."""
        name: str = super().get_filename_base(fullname, abiflags)
        return f"part-{name}"

    def reduce(self, data: Any) -> Any:
        """What is written."""
        library, description = data.library, data.fndesc
        description.typemap = description.calltypes = None  # large, and done with
        below = [part.home for part in library.parts]
        return library.name, library._final_module.as_bitcode(), below, description, data.signature

    def rebuild(self, target_context: Any, reduced_data: Any) -> Any:
        """Read it, and what it calls."""
        name, bitcode, below, description, signature = reduced_data
        library = PartLibrary(target_context.codegen(), name)
        library.restore(bitcode, [find_kernel(*home[:2]).part.compile(home[2]) for home in below])
        return compiler.compile_result(
            typing_context=target_context.typing_context,
            target_context=target_context,
            library=library,
            fndesc=description,
            signature=signature,
            objectmode=False,
            lifted=(),
            reload_init=[],
        )


class _Files(caching.IndexDataCacheFile):
    """A file for each kind of arguments, named after it.

    numba numbers them and keeps an index, which two programs that compile at once mix up: one finds the
    other's code under its own arguments, and crashes.
    """

    def save(self, key: Any, data: Any) -> None:
        """Write, or write anew."""
        self._save_data(self._name(key), data)

    def load(self, key: Any) -> Any:
        """Read; None if it is not there."""
        try:
            return self._load_data(self._name(key))
        except OSError:
            return None

    def _name(self, key: Any) -> str:
        digest = hashlib.sha256(repr((self._source_stamp, self._version, key)).encode()).hexdigest()
        return f"{self._index_name.removesuffix('.nbi')}.{digest[:24]}.nbc"


class _KernelCache(_Cache):  # type: ignore[misc]  # as types
    def __init__(self, function: Any) -> None:
        super().__init__(function)
        locator = self._impl.locator
        self._cache_file = _Files(self._cache_path, self._impl.filename_base, locator.get_source_stamp())


class _EntryCache(_KernelCache):
    _impl_class = caching.CompileResultCacheImpl


class _PartCache(_KernelCache):
    _impl_class = _PartCacheFormat


def find_kernel(module: str, name: str) -> "Kernel":
    """The kernel of that name; kernels are functions of modules, never of other functions."""
    found: Kernel = getattr(import_module(module), name)
    return found


class Part(_Dispatcher):  # type: ignore[misc]  # as types
    """A kernel as other kernels call it."""

    def __init__(self, function: Any, cached: bool) -> None:
        super().__init__(function, targetoptions=INSIDE, pipeline_class=PartCompiler)
        self._unfinished: set[Any] = set()
        if cached:
            self._cache = _PartCache(function)

    def compile(self, sig: Any) -> PartLibrary:
        """The code for arguments of these types, compiled or from the cache."""
        with global_compiler_lock:
            if sig not in self.overloads:
                self._add(sig)
            found: PartLibrary = self.overloads[sig].library
            return found

    def _add(self, sig: Any) -> None:
        if sig in self._unfinished:
            raise errors.TypingError(f"kernel {self.py_func.__name__} calls itself")
        self._unfinished.add(sig)
        try:
            known = self._cache.load_overload(sig, self.targetctx)
            result = known or self._compiler.compile(sig, None)
        finally:
            self._unfinished.discard(sig)
        library = result.library
        library._ensure_finalized()
        library.home = self.py_func.__module__, self.py_func.__name__, sig
        self.targetctx.insert_user_function(library, result.fndesc, [library])
        self.overloads[sig] = result._replace(entry_point=library)  # by which numba finds the code
        if known is None:
            self._cache.save_overload(sig, result)


class Kernel(_Dispatcher):  # type: ignore[misc]  # as types
    """A kernel as Python calls it."""

    def __init__(self, function: Any, cached: bool) -> None:
        options = {**OPTIONS, "no_cfunc_wrapper": True}
        super().__init__(function, targetoptions=options, pipeline_class=EntryCompiler)
        self.part = Part(function, cached)
        """what kernels call in its place"""
        if cached:
            self._cache = _EntryCache(function)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """For numba, about a call in a kernel: how it is typed."""
        return self.part.get_call_template(tuple(map(plain_type, args)), kws)

    def get_overload(self, sig: Any) -> Any:
        """For numba, about a call in a kernel: which code it is."""
        return self.part.get_overload(sig)

    def __reduce__(self) -> Any:
        return find_kernel, (self.py_func.__module__, self.py_func.__name__)


_PLAIN: dict[Any, Any] = {}


def plain_type(kind: Any) -> Any:
    """The one type for all whole numbers that fit it, and for all fields of one item and dimension."""
    if (found := _PLAIN.get(kind)) is None:
        found = types.unliteral(kind)
        if isinstance(found, types.Integer) and (found.signed or found.bitwidth < types.int64.bitwidth):
            found = types.int64
        elif isinstance(found, types.NestedArray):
            found = types.Array(found.dtype, found.ndim, "C")
        _PLAIN[kind] = found
    return found


@lower_cast(types.NestedArray, types.Array)
def _field_as_array(context: Any, builder: Any, fromty: Any, toty: Any, value: Any) -> Any:
    return value  # a field is in memory what an array is


def answer_by_record(stub: Any, table: dict[Any, Kernel]) -> None:
    """Let kernels call `stub`: the type of the record, its first argument, picks one from the table."""
    known: dict[Any, Any] = {}

    def find(record: Any) -> Any:
        if isinstance(record, types.Record) and record not in known:
            kernel = table.get(as_dtype(record))
            known[record] = None if kernel is None else types.Dispatcher(kernel)
        return known.get(record)

    class Template(AbstractTemplate):
        key = stub

        def generic(self, args: Any, kws: Any) -> Any:
            kernel = find(args[0])
            return None if kernel is None else kernel.get_call_type(self.context, args, kws)

        def get_impl_key(self, sig: Any) -> Any:
            return find(sig.args[0]).get_impl_key(sig)

    infer_global(stub, types.Function(Template))


def replace(function: Any, kind: Callable[..., Any], generate: Callable[..., Any]) -> None:
    """Let kernels run the instructions of `generate` where they call a Python function.

    Args:
        function: what is called.
        kind: the signature for arguments of given types.
        generate: as numba's `lower_builtin` wants it.
    """

    class Template(AbstractTemplate):
        key = function

        def generic(self, args: Any, kws: Any) -> Any:
            return kind(*args)

    infer_global(function, types.Function(Template))
    lower_builtin(function, types.VarArg(types.Any))(generate)
