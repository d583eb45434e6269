"""Copy what the browser table takes from npm into `web/static/lib`: `make vendor`.

The packages, their versions and the hashes of their archives stand in `tools/web/package-lock.json`; npm
checks them. What is copied is written down in `lib/versions.json` with a SHA-256 a file, so that a test
notices any other change. There is no bundler and no import map: names of packages in `import` become
relative paths, once, here.
"""

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "tools/web"
MODULES = ROOT / "build/web/node_modules"
LIB = ROOT / "src/stamtisch/web/static/lib"

FLUENT = ("ast", "builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")
COPIES = {
    "preact/dist/preact.mjs": "preact.js",
    "preact/hooks/dist/hooks.mjs": "hooks.js",
    "@preact/signals-core/dist/signals-core.module.js": "signals-core.js",
    "@preact/signals/dist/signals.module.js": "signals.js",
    "htm/dist/htm.module.js": "htm.js",
    "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2": "fraunces-600.woff2",
    **{f"@fluent/bundle/esm/{name}.js": f"fluent/{name}.js" for name in FLUENT},
}
"""file of a package: file in `lib`"""

TYPES = {
    "preact.js": "preact",
    "hooks.js": "preact/hooks",
    "signals-core.js": "@preact/signals-core",
    "signals.js": "@preact/signals",
    "htm.js": "htm",
    "fluent/index.js": "@fluent/bundle",
}
"""file in `lib`: the package whose types it has"""

DEFAULT_EXPORT = {"htm.js"}

ICONS = (
    "arrow-left",
    "arrow-right",
    "bell",
    "book-open",
    "bot",
    "check",
    "chevron-down",
    "chevron-left",
    "chevron-right",
    "chevrons-left",
    "chevrons-right",
    "circle-help",
    "clock",
    "copy",
    "crown",
    "door-open",
    "download",
    "ellipsis-vertical",
    "eye",
    "eye-off",
    "hand",
    "house",
    "hourglass",
    "info",
    "languages",
    "lightbulb",
    "link",
    "list",
    "lock",
    "lock-open",
    "message-circle",
    "minus",
    "moon",
    "pause",
    "play",
    "plus",
    "qr-code",
    "rotate-ccw",
    "rotate-cw",
    "scroll-text",
    "send",
    "settings-2",
    "share-2",
    "shield-check",
    "shield-alert",
    "shuffle",
    "smartphone",
    "sun",
    "sun-moon",
    "timer",
    "trophy",
    "triangle-alert",
    "undo-2",
    "user",
    "user-plus",
    "users",
    "wifi-off",
    "x",
    "zoom-in",
    "zoom-out",
)


LICENCES = {
    "preact": "preact/LICENSE",
    "@preact/signals and @preact/signals-core": "@preact/signals/LICENSE",
    "htm (Copyright Google LLC) and @fluent/bundle (Copyright Mozilla Foundation and others)": "htm/LICENSE",
    "lucide": "lucide-static/LICENSE",
    "Fraunces": "@fontsource/fraunces/LICENSE",
}
"""whose files: where the licence stands"""


def main() -> int:
    """Fetch and copy, or with --check only compare what lies there with what is written down."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file differs")
    if parser.parse_args().check:
        return check()
    fetch()
    shutil.rmtree(LIB, ignore_errors=True)
    for source, target in COPIES.items():
        copy(MODULES / source, LIB / target)
    write_icons()
    for target, package in TYPES.items():
        write_types(LIB / target, package)
    write_licences()
    write_versions()
    return 0


def fetch() -> None:
    """What the lock file names, into build/web."""
    (ROOT / "build/web").mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(WEB / name, ROOT / "build/web" / name)
    npm = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", str(ROOT / "build/web")]
    subprocess.run(npm, check=True)  # noqa: S603 – words of our own


def copy(source: Path, target: Path) -> None:
    """One file; a module's imports made relative, its source map forgotten."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.suffix != ".js":
        shutil.copy(source, target)
        return
    words = source.read_text(encoding="utf-8")
    words = re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", words)
    target.write_text(re.sub(r'(from|import)\s*"([^".][^"]*)"', relative, words), encoding="utf-8")


def relative(match: re.Match[str]) -> str:
    """`from"preact"` to `from"./preact.js"`."""
    home = {package: file for file, package in TYPES.items()}[match[2]]
    return f'{match[1]}"./{home}"'


def write_icons() -> None:
    """The drawings of the icons in use as one module of [tag, attributes] pairs."""
    drawings = {name: drawing(MODULES / f"lucide-static/icons/{name}.svg") for name in sorted(ICONS)}
    lines = [f"  {json.dumps(name)}: {json.dumps(shapes)}," for name, shapes in drawings.items()]
    (LIB / "icons.js").write_text(
        "// Icons of lucide (ISC licence), see NOTICE. Written by tools/vendor.py.\n"
        "/** @type {Record<string, [string, Record<string, string>][]>} */\n"
        "export const ICONS = {\n" + "\n".join(lines) + "\n};\n",
        encoding="utf-8",
    )


def drawing(path: Path) -> list[list[object]]:
    """The shapes of one icon."""
    root = ET.parse(path).getroot()  # noqa: S314 – files that npm has checked
    return [[shape.tag.rpartition("}")[2], dict(shape.attrib)] for shape in root]


def write_types(target: Path, package: str) -> None:
    """For the type checker, which finds the packages in build/web."""
    words = f'export * from "{package}";\n'
    if target.name in DEFAULT_EXPORT:
        words += f'export {{ default }} from "{package}";\n'
    target.with_suffix(".d.ts").write_text(words, encoding="utf-8")


def write_licences() -> None:
    """The licences of all that is copied, to go wherever the copies go."""
    parts = [f"{names}\n\n{(MODULES / path).read_text(encoding='utf-8')}" for names, path in LICENCES.items()]
    words = ("\n" + "-" * 100 + "\n\n").join(parts)
    (LIB / "LICENSES.txt").write_text("\n".join(map(str.rstrip, words.splitlines())) + "\n", encoding="utf-8")


def write_versions() -> None:
    """Which file is whose, and its hash."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    sources = {target: source for source, target in COPIES.items()}
    files = {}
    for path in sorted(each for each in LIB.rglob("*") if each.is_file()):
        name = path.relative_to(LIB).as_posix()
        source = sources.get(name, "lucide-static" if name == "icons.js" else "")
        package = re.match(r"(@[^/]+/)?[^/]+", source)
        entry = {"sha256": digest(path)}
        if package:
            version = packages[f"node_modules/{package[0]}"]["version"]
            entry = {"package": package[0], "version": version, **entry}
        files[name] = entry
    (LIB / "versions.json").write_text(json.dumps(files, indent=1) + "\n", encoding="utf-8")


def digest(path: Path) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def check() -> int:
    """Whether each file is as written down, and no other is there."""
    files = json.loads((LIB / "versions.json").read_text(encoding="utf-8"))
    there = {path.relative_to(LIB).as_posix() for path in LIB.rglob("*") if path.is_file()}
    wrong = sorted(set(files) ^ (there - {"versions.json"}))
    wrong += [name for name in files if (LIB / name).exists() and digest(LIB / name) != files[name]["sha256"]]
    for name in wrong:
        sys.stderr.write(f"lib/{name} is not what tools/vendor.py wrote\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
