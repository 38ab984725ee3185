# The table: board, gestures, log.
