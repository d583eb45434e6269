# What the environments for learning agents say.
adapters-no-signals = Signals are not offered here; make the environment with signals=True.
adapters-no-such-number = { $number } stands for no action now.
adapters-bad-parameter = { $value } is not possible here; it must be { $values }.
