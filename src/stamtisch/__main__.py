"""`python -m stamtisch` is `stamtisch`."""

import sys

from stamtisch.cli import main

sys.exit(main())
