# Help, replay, tutorial.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
times = { $count } ×

## Help that thinks along

aids-off = Purist
aids-off-about = Everybody thinks alone at this table: no aids until the game is over.
error-purist = Everybody thinks alone at this table until the game is over.
tiles-left-show = Tiles left
tiles-left-title = Tiles left
tiles-left-all = { $count ->
    [one] One tile can still be drawn:
   *[other] { $count } tiles can still be drawn:
}
tiles-aside = Set aside until the dragon comes:
tiles-removed = Fitted nowhere and went out of the game:
fits-show = What fits?
fields-show = Fields
features-walk = Features (F)
feature-where = { $count ->
    [one] on the tile { $at }
   *[other] on { $count } tiles, { $at } among them
}
feature-nobody = nobody’s
feature-complete = complete: { points }
feature-now = now: { points }
feature-finished = complete: { points }
feature-growing = complete: { points }, and { $each } more for each further tile
space-fits = { $count ->
    [0] No tile that is left fits here.
    [one] One of the tiles left fits here.
   *[other] { $count } of the tiles left fit here.
}

## The result

result-winner = { $name } has won
result-tie = A tie: { $names }
result-reason = { $reason ->
    [resigned] Everybody else gave up.
    [time] The time ran out.
   *[played] The last tile was laid, and everything is counted.
}
result-show = The result
result-look = Look at it again
download-record = Download
rematch = Play again
rematch-failed = A new table could not be made. Try again.

## Replay

replay-title = Replay
replay-beside = Points and final scoring
replay-play = Play
replay-pause = Pause
replay-turn-back = To the tile before
replay-turn-on = To the next tile
replay-step = Step of the game
replay-of = Step { $step } of { $count }
closing-title = Final scoring
closing-back = Back
closing-on = What was scored next?
chart-title = How the points grew.
chart-total = { $name }: { points }.
chart-turns = turns →
chart-tiles = Tiles
chart-as-table = As a table

## The first game

learn-title = Learn to play
lesson-progress = How far the lesson has come
lesson-on = Watch
lesson-again = Once more
lesson-play = To your first game
lesson-tile = Welcome! In this game everybody builds one landscape, tile by tile. You have drawn a tile with a road. A tile must fit all its neighbours: road to road, city to city, field to field. Lay it on the glowing space, and confirm.
lesson-highwayman = Now you may place one of your seven followers on the tile that you have just laid. On a road it is a highwayman. Place it on the road: when the road is complete, you get a point for each of its tiles.
lesson-watch = It is { $companion }’s turn. She has drawn a piece of a city. Watch what she does with it.
lesson-cloister = { $companion }’s city is complete, because its wall is closed. She gets 2 points for each of its two tiles, and her knight goes home. – You have drawn a cloister. Lay it at the beginning of your road; if need be, turn it with R, the wheel or a click.
lesson-monk = The road ends at the cloister, but its other end is still open. Place a monk in the cloister: he waits for the eight tiles around him, and brings up to 9 points.
lesson-farmer = { $companion } lays a bend beside her city. See where she places her follower this time.
lesson-close = { $companion }’s follower lies down: it is a farmer. It stays until the end of the game, and brings 3 points for each complete city at its field. – You have drawn a crossing. It ends your road: lay it there.
lesson-last = Four points for your four tiles, and your highwayman is back in your supply. Place it again at once: on a new road, which begins at the crossing.
lesson-end = The last tile is laid, and everything that is left is counted: your cloister brings 3 points, because two of its neighbours are there, and your new road 1. { $companion }’s farmer brings 3 for the city. You have won! Now you know the most important things; the rest is best learnt by playing.
