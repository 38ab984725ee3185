# The table: board, choices, log.

## Words

piece-name = { $piece ->
    [follower] follower
    [big-follower] big follower
    [mayor] mayor
    [wagon] wagon
    [abbot] abbot
    [builder] builder
    [pig] pig
    [barn] barn
    [member] tribe member
    [hut] hut
    [settler] settler
   *[none] piece
}
feature-name = { $feature ->
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
    [tower] tower
    [castle] castle
    [market] market
    [blacksmith] smithy
    [cathedral] cathedral
   *[none] place
}
spot-name = { $side ->
    [N] { " " }(north)
    [E] { " " }(east)
    [S] { " " }(south)
    [W] { " " }(west)
    [NL] { " " }(north, left)
    [NR] { " " }(north, right)
    [EL] { " " }(east, left)
    [ER] { " " }(east, right)
    [SL] { " " }(south, left)
    [SR] { " " }(south, right)
    [WL] { " " }(west, left)
    [WR] { " " }(west, right)
   *[none] { "" }
}
side-name = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
corner-name = { $corner ->
    [NW] north-west
    [NE] north-east
    [SE] south-east
   *[SW] south-west
}
contest-name = { $contest ->
    [knock-out] Pie fight
    [seduction] Seduction
    [target] Marksmen's feast
   *[catch] Catch
}
result-name = { $result ->
    [caught] Caught
    [far] Not caught, far enough
    [short] Not caught, too short
   *[touched] Touched, not caught
}
thing-wine = wine
thing-grain = grain
thing-cloth = cloth
thing-king = King
thing-robber-baron = Robber Baron
thing-abbey = abbey
thing-tower-piece = tower pieces
thing-prisoner = prisoner: { piece-name }

## What can be done

choice-place-tile = Tile to { $at }{ $turn ->
   *[0] { "" }
    [1] , turned right
    [2] , upside down
    [3] , turned left
}
choice-place-abbey = Abbey to { $at }
choice-place-piece = { piece-name } → { feature-name }{ spot-name }, { $at }
choice-place-barn = Barn at the corner: { corner-name }
choice-move-fairy = Fairy to: { piece-name }, { feature-name }{ spot-name } { $at }
choice-remove-knight = Princess: send home the knight of { $name }, { $at }
choice-recall = Recall: { piece-name }, { feature-name } { $at }
choice-build-tower = Tower piece to { $at }
choice-capture = Capture: { piece-name } ({ $name }), { feature-name }{ spot-name } { $at }
choice-exchange = Exchange: { piece-name } comes back
choice-ransom = Ransom: { piece-name } back from { $name } for { $price ->
    [one] 1 point
   *[other] { $price } points
}
choice-move-dragon = Dragon to { $at }
choice-move-wagon = Wagon → { feature-name }{ spot-name }, { $at }
choice-leave-quarter = From Carcassonne: { piece-name } → { feature-name }{ spot-name }, { $at }
choice-deploy = Into Carcassonne: { piece-name } → { feature-name }
choice-move-count = Count → { feature-name }
choice-choose-fair = { contest-name }
choice-nearest = Nearest: { piece-name } ({ $name }), { feature-name }{ spot-name } { $at }
choice-seduce = Replace by: { piece-name }{ $at ->
    [none] { " " }(supply)
   *[table] , { feature-name }{ spot-name } { $at }
}
choice-hit = Hit: { piece-name } ({ $name }), { feature-name }{ spot-name } { $at }
choice-catch-result = { result-name }
choice-score = Score first: { feature-name }{ spot-name }, { $at }
choice-second-tile = Draw the second tile
choice-pass = { $phase ->
    [start-turn] Draw a tile
    [place-piece] Place nothing
    [capture] Capture nobody
    [hand] Do not reach
    [move-wagon] Take the wagon home
    [throw] Nobody else
   *[other] No, thanks
}

## Groups of choices

group-place-tile = Place the tile
group-place-abbey = Abbey
group-place-piece = { piece-name }
group-place-barn = barn
group-move-fairy = fairy
group-remove-knight = princess
group-recall = recall the abbot
group-build-tower = tower
group-capture = capture
group-exchange = exchange
group-ransom = ransom
group-move-dragon = dragon
group-move-wagon = wagon
group-leave-quarter = from Carcassonne: { piece-name }
group-deploy = into Carcassonne: { piece-name }
group-move-count = count
group-choose-fair = fair
group-nearest = nearest follower
group-seduce = replace by: { piece-name }
group-hit = who was hit
group-catch-result = what came of it
group-score = order of scoring
group-second-tile = second tile
group-pass = or …

## What is to be decided

prompt-start-turn = Your turn: draw a tile, or do something else first.
prompt-place-tile = Your turn: place the tile.
prompt-place-piece = Place somebody, or nobody.
prompt-capture = Whom does the tower capture?
prompt-exchange = Prisoners are exchanged: who comes back?
prompt-move-dragon = Move the dragon by a tile.
prompt-leave-quarters = Does somebody leave Carcassonne for this feature?
prompt-deploy = You may put a follower into Carcassonne.
prompt-move-count = You may move the count.
prompt-leave-at-end = The game ends: does somebody leave Carcassonne?
prompt-move-wagon = Where does the wagon go?
prompt-choose-scoring = Which feature is scored first?
prompt-second-tile = Your builder has work: a second tile?
prompt-choose-fair = A fair! What is played?
prompt-throw = { contest-name }: throw!
prompt-hand = A token flies to you: catch it!
prompt-nearest = Which follower is the nearest?
prompt-seduce = You may replace the nearest follower: { $owner }, { piece-name }.
prompt-over = The game is over.
prompt-sending = …
prompt-waiting = { $name } decides …
prompt-of = { $name } – { $prompt }

## Around the board

board = Board: arrows move, + and − zoom, 0 shows all, F goes from feature to feature, L lists what can be done
zoom-in = Larger
zoom-out = Smaller
whole-board = Show the whole board
turn-tile = Turn the tile (R)
turn-again = Press it again to turn it.
confirm-move = Do it
cancel-move = Choose something else
action-refused = This was not done.
refused-rule = Rule { $rule }
options = What do you do here?
actions-none = Nothing to decide now.
actions-below = What is to be chosen now stands below the board.
told = What happens at the table
players = Players
beside-board = Players, log and actions
tab-log = Log
tab-actions = Actions
log-tile-placed = { $name } places a tile at { $at }.
log-undo = { $name } takes back.
log-resign = { $name } gives up; a computer plays on.
log-timeout = { $name } has run out of time; a computer plays on.
log-more = Earlier …
score-track = Score track
tiles-left = Tiles left to draw
you = you
player-left = has left; a computer plays on
sound-on = Sound on
sound-off = Sound off
ask-before-sending = Ask before a move is sent
take-back = Take back
tiles-left-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
points-won = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The catapult

contest-about = { $contest ->
    [knock-out] Whoever the token hits goes home, your own followers, too.
    [seduction] Replace the follower nearest to your token by one of yours.
    [target] Whose token comes nearest to the fair gets 5 points.
   *[catch] Throw to your neighbour: 5 points for a good throw, or for who catches it.
}
throw-help = Point at a tile to aim at it. Wind and luck do the rest.
throw-from = From
throw-aim = Aim
throw-power = Power: { $power }
throw-aside = Aside: { $count } mm
throw-range = Flies about { $count } mm.
throw-now = Throw
catch-throw-help = Throw to your neighbour, beyond the stick half-way, and so that nobody catches it.
hand-help = The token flies evenly. You see the first 24 of its 60 moments, a little blurred: where and when do you reach?
hand-lane = The way of the token, seen from above, with the stick half-way
hand-along = Along: { $count } mm
hand-aside = To the side: { $count } mm
hand-tick = Moment: { $count } of 60
hand-now = Catch
gap-help = Distance from the token to the fair tile, in millimetres
