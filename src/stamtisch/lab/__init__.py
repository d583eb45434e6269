"""Instruments: bots against bots, measured."""
