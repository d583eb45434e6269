"""The games through the interfaces that researchers use. Each module needs an extra of its own name."""
