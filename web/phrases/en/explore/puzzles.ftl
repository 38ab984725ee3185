# Puzzles.

puzzles-about = Positions from strong games in which one move is clearly best. Find it.
puzzles-none = This server has no puzzles.
puzzle-of-today = Puzzle of the day
puzzle-of-today-about = A new one every day, the same for everybody.
puzzle-solve = Solve
puzzle-all = All puzzles
puzzle-task = The task
puzzle-find = Find the best move for { $name }.
puzzle-checking = Checking…
puzzle-difficulty = Level { $level }
puzzle-streak = Solved in a row
puzzle-solved = Solved!
puzzle-failed = Not the best
puzzle-value = { $chance } to win, { $lead } points
puzzle-values = { $chance } to win, { $lead } points; your move: { $own }, { $points } points
puzzle-retry = Try again
puzzle-next = Next puzzle
puzzle-lost = This puzzle doesn’t exist.
puzzle-study = Puzzle: { $theme }
trainer-title = Trainer
trainer-about = Puzzles get harder when you solve two in a row, and easier when you don’t.
trainer-level = Your level
trainer-best = best: { $count }
trainer-solved = Solved
trainer-game = Game
trainer-theme = Theme
trainer-all-games = All games
trainer-all-themes = All themes
trainer-start = Start

## Themes

theme-feature = { $feature ->
    [road] road
    [city] city
    [cloister] cloister
    [shrine] cult place
    [field] field
    [river] river
    [forest] forest
    [lake] lake
    [meadow] meadow
    [town] town
    [farm] farm
    [plain] plain
   *[none] feature
}
theme-steal = Steal the { theme-feature }
theme-join = Get into the { theme-feature }
theme-block = Block the { theme-feature }
theme-complete = Complete the { theme-feature }
theme-claim = Claim the { theme-feature }
theme-extend = Make the { theme-feature } grow
theme-land = { $feature ->
    [meadow] The battle for the meadows
    [plain] The battle for the plains
   *[field] The battle for the fields
}
theme-last-tiles = The last tiles
theme-helper = A helping hand
theme-keep = Keep your followers
theme-other = A good move
theme-place-abbey = The abbey
theme-place-barn = The barn
theme-build-tower = The tower
theme-capture = The tower
theme-ransom = Prisoners
theme-exchange = Prisoners
theme-move-dragon = The dragon
theme-move-fairy = The fairy
theme-remove-knight = The princess
theme-deploy = Carcassonne
theme-leave-quarter = Carcassonne
theme-move-count = The count
theme-move-wagon = The wagon
theme-choose-fair = The fair
theme-seduce = The catapult
theme-nearest = The catapult
theme-hit = The catapult
theme-score = What scores first
theme-second-tile = The builder
theme-recall = The abbot
