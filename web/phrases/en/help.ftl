# Aids, result, replay, first lesson.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
times = { $count } ×

## Aids

aids-off = No aids
aids-off-about = No aids at this table until the game is over.
error-purist = This table has no aids until the game is over.
tiles-left-show = Tiles left
tiles-left-title = Tiles left
tiles-left-all = { $count ->
    [one] 1 tile can still be drawn:
   *[other] { $count } tiles can still be drawn:
}
tiles-aside = Set aside until the dragon comes:
tiles-removed = Fitted nowhere and left the game:
fits-show = Matching tiles
fields-show = { $feature ->
    [meadow] Meadows
    [plain] Plains
   *[field] Fields
}
feature-where = { $count ->
    [one] on 1 tile
   *[other] on { $count } tiles
}
feature-nobody = unclaimed
feature-complete = complete: { points }
feature-now = now: { points }
feature-finished = if completed: { points }
feature-growing = if completed: { points }, plus { $each } for each further tile
space-fits = { $count ->
    [0] No remaining tile fits here.
    [one] 1 remaining tile fits here.
   *[other] { $count } remaining tiles fit here.
}

## The result

rematch = Rematch
rematch-failed = The table couldn’t be created. Try again.

## Replay

replay-title = Replay
replay-beside = Points and final scoring
replay-play = Play
replay-pause = Pause
replay-turn-back = Previous tile
replay-turn-on = Next tile
replay-step = Step
replay-of = Step { $step } of { $count }
closing-title = Final scoring
chart-title = Points over time
chart-total = { $name }: { points }.
chart-tiles = Tiles
chart-as-table = Show as table

## The first lesson

learn-title = Learn to play
lesson-progress = Lesson progress
lesson-on = Continue
lesson-again = Start again
lesson-play = Play now

## Reviews, studies, puzzles and hints

end-review = Review
end-explore = Explore
download = Download
download-record = Bastide record
download-jcz = For JCloisterZone
download-animation = Animation
nav-puzzles = Puzzles
nav-analysis = Analysis board
learn-puzzles-about = Find the best move in positions from strong games.
learn-analysis-about = Try out moves, bring your own games, and ask the engine.
learn-practise = Practise
hint = Hint
hint-more = Show the move
hint-thinking = Thinking…
hint-close = Close hint
hint-used = { $count ->
    [one] 1 hint used
   *[other] { $count } hints used
}
end-hints = Hints: { $hints }
error-bad-record = This file holds no game that can be read here.
error-no-hints = There are no hints at this table.
error-not-over = The game is still running.
error-not-owner = Only the owner can change this study. Save a copy.
error-too-many-reviews = You’ve used all reviews for today. With an account you get more.
error-too-many-studies = You have too many studies. Delete one first.
