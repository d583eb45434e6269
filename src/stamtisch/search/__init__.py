"""Compiled search that knows no game."""
