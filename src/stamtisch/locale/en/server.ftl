# The server: storage.
server-disk-full = The disk is full: nothing can be written to { $path }. Make room, and it goes on.
server-read-only = { $path } cannot be written. Choose another folder with --data DIR, or allow writing there.
server-not-a-folder = { $path } cannot be: what should be a folder is a file. Choose a folder with --data DIR.
server-is-a-folder = { $path } is a folder; tables are kept in a file. Name one in it, as --database sqlite:///{ $path }/tables.sqlite.
server-cannot-open = { $path } cannot be opened. Choose another folder with --data DIR.
server-database-busy = Another program is using { $path }. Close it and try again.
server-database-in-use = Another Stamtisch is already running on { $path }. Use that one, or give this one a folder of its own with --data DIR.
server-database-in-use-at = Stamtisch is already running on { $path }: { $url }. Use that one, or give this one a folder of its own with --data DIR.
server-database-linked = { $path } has other names too (hard links), and what was written last may lie beside one of those. List them with: find / -samefile { $path }. Keep the one that has a file ending in -wal beside it (any of them if none has), and delete the others.
server-database-foreign = { $path } is not a database of Stamtisch; it is left as it is. Name another file.
server-database-newer = { $path } was written by a newer Stamtisch (tables of version { $found }; this one knows { $known }); it is left as it is. Install the newer release, or name another file.
server-database-damaged = { $path } is damaged. Put back a copy of it, or name another file.
server-database-url = A database is named as sqlite:///file or sqlite:////folder/file, not as “{ $kind }”. Other databases are not supported.
server-storage-failed = { $path }: { $problem }.
server-storage-closed = The server is closing; nothing is stored any more.
server-taken = This exists already.
server-version-conflict = The table has moved on (its log ends at { $found }, this was made for { $given }).

# The server: requests that are refused.
server-nobody = You have no seat at this table. Sit down first, or open your personal link.
server-cookie-only = This is for browsers: send the cookie, not a seat's token.
server-bad-bearer = This is no token of a seat at this table.
server-no-such-seat = This personal link no longer opens a seat.
server-no-next = There is no next game yet.
server-no-next-seat = You have no seat in the next game.
server-no-table = There is no such table.
server-not-found = There is nothing here.
server-bad-request = The request cannot be answered: { $problem }.
server-bad-json = The body is not JSON.
server-wrong-shape = Not as it should be: { $problem }.
server-not-json = The body must be JSON, sent as application/json.
server-too-slow = The body of the request did not come in time.
server-too-large = The body is larger than { $most } bytes.
server-too-many = That was too often. Try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
server-foreign-origin = The request comes from a page of another site.
server-foreign-host = This server is not called { $host }. Open it by its address, or let whoever runs it add --allow-host { $host }.
server-foreign-link = This is no link of this server.
server-key-used = This Idempotency-Key was used for another request.
server-closing = The server is restarting; this page will come back by itself.
server-fault = Something went wrong in the server. It has been logged.

# The server: starting it.
server-compiling = Compiling the rules of the games, once; this takes a minute or two …
server-ready = Stamtisch is ready.
server-address-here = On this computer: { $url }
server-address-network = In your network:  { $url }
server-kept-in = Tables are kept in { $path }
server-stop = Stop with Ctrl-C.
server-port-used = Port { $port } is in use. Try: --port { $other }
server-port-forbidden = You may not use port { $port }. Try: --port { $other }
server-bad-host = { $host } cannot be served from this computer: { $problem }.
