"""Settings for all tests."""

import os
import signal

from hypothesis import HealthCheck, settings

# The same examples in every run, so that a red build is a change's fault; `make fuzz` draws new ones.
COMMON = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large]}
settings.register_profile("suite", derandomize=True, max_examples=60, **COMMON)
settings.register_profile("fuzz", max_examples=5000, **COMMON)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_configure() -> None:
    """Let the programs that tests start be interrupted, also where a shell has us ignore Ctrl-C."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
