# Data sets of games that bots have played.
lab-dataset-no-pyarrow = Data sets need pyarrow: { $command }
lab-dataset-table = A data set holds one of { $known }.
lab-dataset-margin = The margin is for games on a table without borders (Saboteur): a whole number from 0 to 34.
lab-dataset-exists = The file is there already. Name another, or delete it.
lab-dataset-busy = Another process is making this data set.
lab-dataset-other = Here lie the parts of an unfinished data set of another order (game, bots, options, games, seed or version). Finish it with its own command, name another file than { $file }, or delete the folder.
lab-dataset-disk = This cannot be written: { $problem }. The games so far are kept; the same command goes on from there.
lab-dataset-fault = In game { $game } the bot of { $seat } went wrong: { $problem } The games before are kept; the same command goes on from there.
lab-dataset-damaged = The part { $file } was damaged and has been removed; the same command plays its games again.
lab-dataset-foreign = This is no data set of Stamtisch.
lab-dataset-wrong-table = This data set holds { $table }.

# When it is done.
lab-dataset-made = { $file }: { $table ->
    [records] { $rows ->
        [one] one record
       *[other] { $rows } records
    }
   *[decisions] { $rows ->
        [one] one decision
       *[other] { $rows } decisions
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }
}, { $size } MB.
lab-dataset-interrupted = Interrupted after { $games } of { $total } games. They are kept; the same command goes on from there.
lab-dataset-by-the-clock = The same command would not make quite the same file: not all of its bots are repeatable.
