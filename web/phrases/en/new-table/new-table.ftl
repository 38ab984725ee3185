# The form for a new table, in English.

## Game, clock and start

new-game = Game
new-changed = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
default-is = Default: { $answer }
default-by-players = Default (by player count)
new-begin = Start game
new-begin-about = All seats are taken: the game starts at once.
new-open = Create table
new-open-about = You’ll get a link to share.
clock-none = No clock
clock-none-about = No time limit.
clock-total = Whole game
clock-total-about = A player who runs out of time is out of the game.
clock-per-move = Per move
clock-per-move-about = For correspondence games over several days.
clock-minutes = Minutes
clock-increment = Seconds added per turn
clock-hours = Hours
new-seat = Seat { $number }
seat-me = You

## Mix, players, options and summary

mix-own = Your own mix
mix-choose = Choose expansions
mix-title = Choose expansions
mix-tiles = { $count ->
    [one] 1 tile in the game
   *[other] { $count } tiles in the game
}
players-title = Players
players-about = Anyone can take an open seat by link.
seat-add = Add a player
seat-remove = Remove seat
seat-who = Who plays?
seat-who-me = You
seat-who-computer = Computer
seat-who-open = Open seat
seat-who-beside = Player on this device
seat-level = Level
about-level-beginner = Like in a first game: takes points at once, but hardly looks around.
about-level-novice = Knows the rules, overlooks a lot and soon runs out of followers.
about-level-casual = Plays well nearby, but misses chances far away.
about-level-skilled = Sees almost everything, but only one move ahead.
about-level-strong = Thinks ahead and has an eye on your features.
about-level-master = Thinks for seconds and rarely forgives a mistake.
seat-about-open = By link
seat-about-beside = On this device
table-options = Options
option-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
option-days-a-turn = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
option-hours-a-turn = { $hours ->
    [one] 1 hour a move
   *[other] { $hours } hours a move
}
option-join = Who can join
option-invited = Invited
option-everyone = Anyone
option-aids = Playing aids
option-on = On
option-off = Off
summary-tiles = Tiles
summary-length = Length
summary-minutes = about { $minutes } minutes
summary-expansions = Expansions
summary-none = None
summary-rules = Rules
summary-standard = Standard
summary-change = Change
options-title = Rules and pieces
options-other = Pieces of other expansions
options-reset = Reset all
option-reset = Reset
