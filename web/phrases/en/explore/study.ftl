# The analysis board.

study-about = Try out moves for every player, choose the tiles yourself, and see what the engine thinks.
study-mine = Your studies
study-none = No studies yet. Open one above, or choose “Explore” in a replay or review.
study-untitled = Study
study-count = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
study-delete = Delete
study-delete-named = Delete { $name }
study-delete-about = Delete “{ $name }”? Its link will stop working.
study-lost = This study doesn’t exist, or was deleted.
study-all = All studies
study-menu = Study menu
study-saved = Saved
study-saving = Saving…
study-of-other = Somebody else’s study: your changes aren’t saved
study-copy = Save a copy
study-rename = Rename
study-name = Name
study-play = Play from here
study-play-as = Play as
study-level = Against
study-play-on = Play
study-beside = Points, engine and moves
study-chance = What comes next?
study-choose-tile = Choose a tile
study-random = Random
study-a-tile = Tile
study-moves = Moves
study-no-moves = No moves yet.
study-first = To the start
study-back = Back
study-forward = Forward
study-last = To the end
study-promote = Move variation up
study-remove = Delete from here
study-piece = { piece-name } { in-feature }
study-piece-quarter = { piece-name } { in-feature }
study-start = Start
study-tile-only = tile only
engine-show = Show best moves
engine-thinking = Thinking…
engine-nothing = Nothing to decide here.
upload-title = Bring a game
upload-about = A Bastide record (.bastide) or a saved game of JCloisterZone (.jcz), up to 1 MB. Drop it here, or:
upload-choose = Choose file
upload-not-a-game = Choose a file that ends in .bastide or .jcz.
upload-too-large = This file is too large: up to 1 MB.
upload-refused = This file holds no game that can be replayed.
# $reason is one of the sentences below.
upload-where = Line { $line } ({ $part ->
    [setup] setup
    [end] end of the game
   *[actions] moves
}): { $reason }
upload-changed = Some of this file is unknown to Bastide and was left out or changed.
file-no-game = This file holds no game that Bastide can read.
file-later-version = This file needs a newer version of Bastide.
file-unknown = Bastide doesn’t know “{ $about }”.
file-setup = This game can’t be played with these settings.
file-unreadable = This can’t be read.
file-no-action = “{ $about }” is no move.
file-not-allowed = The rules don’t allow the move “{ $about }”.
file-hash = This number is damaged.
file-no-end = The game is over here, but the file says nothing about its end.
file-not-over = The file ends here, but the game isn’t over.
file-not-early = The game was played to its end, but the file says that it was stopped.
file-no-winner = No winner is named.
file-scores = The moves give other points: { $about }.
file-winners = The moves give other winners.
file-seed = The draws can’t be verified: this isn’t the seed that was fixed before the game.
file-given = The game begins with more moves than it has.
file-deal = With this seed, something else is drawn: “{ $about }”.
file-seal = The file was changed after the game.
file-too-long = This game is too long.
file-message = Entry { $about } of the saved game can’t be played.
file-draws = The last tiles in the file can’t be drawn.
empty-title = Empty board
empty-about = Start from scratch with the game of your choice.
empty-game = Game
empty-players = Number of players
empty-count = { $count } players
empty-open = Open board
