"""Data sets: games that bots have played, as Parquet files of records or of decisions.

`order` says what is wanted, `rows` turns a game into arrays, `tables` arrays into Arrow, `parts` keeps what
is done until the file is whole, `make` does it all, `read` opens the file again. Needs the extra `dataset`.
"""
