"""Players made of code. A bot is given an observation, never a state."""
