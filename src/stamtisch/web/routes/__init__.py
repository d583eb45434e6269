"""The routes: each asks the house and puts the answer into HTTP."""
