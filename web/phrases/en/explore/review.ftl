# The review of a game.

review-title = Game review
review-back = Back to the result
review-about = See your chance to win at every move, where points were lost, and how much was luck.
review-start = Review this game
review-waiting = Waiting for a free core…
review-running = Reviewing the game…
review-progress = Progress of the review
review-done-of = { $done } of { $total } positions.
review-come-back = You can leave this page and come back later.
review-failed = The game couldn’t be reviewed. Try again.
review-nothing = There is nothing to review: no player has decided anything yet.
review-you = You
review-view-of = Whose view
review-your-draws = Your draws
review-your-moves = Your moves
review-draws = Draws
review-moves = Moves
review-your-chance = Your chance to win
review-chance-of = { $name }’s chance to win
review-turn = Turn { $turn }
review-from-to = { $before } to { $after }
review-at-move = Turn { $turn }: { $before } before the move, { $after } after it
review-at-draw = Turn { $turn }: the draw
review-mistakes = Mistakes, { $count }
review-all-moves = All moves
review-players = Players
review-lists = All mistakes and moves
review-no-mistakes = No mistakes. Well played!
review-next = Next mistake
review-previous = Previous mistake
review-try = Try it
review-you-played = You played
review-they-played = { $name } played
review-better = Better
review-better-by = Better by { $points }
review-draw = Draw
review-chance = Chance
review-draw-of = { $own ->
    [yes] Your draw
   *[no] { $name }’s draw
}
review-luck = { $sign ->
    [1] Good luck: this draw was worth { $points } points and { $chance } % of chance to win against the average draw.
    [-1] Bad luck: this draw was worth { $points } points and { $chance } % of chance to win against the average draw.
   *[0] An average draw.
} It came with a chance of { $odds }.
review-accuracy = Accuracy
review-verdict-best = Best move
review-verdict-good = Good move
review-verdict-inaccuracy = Inaccuracy
review-verdict-mistake = Mistake
review-verdict-blunder = Blunder
