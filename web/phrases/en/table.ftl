# The table: board, choices, log.

## Words

piece-name = { $piece ->
    [follower] follower
    [big-follower] big follower
    [mayor] mayor
    [wagon] wagon
    [abbot] abbot
    [phantom] phantom
    [builder] builder
    [pig] pig
    [barn] barn
    [member] tribe member
    [hut] hut
    [settler] settler
   *[none] piece
}
# As the object of "place": kinds with several pieces are indefinite.
placed-piece = { $piece ->
    [follower] a follower
    [big-follower] your big follower
    [mayor] your mayor
    [wagon] your wagon
    [abbot] your abbot
    [phantom] your phantom
    [builder] your builder
    [pig] your pig
    [barn] your barn
    [member] a tribe member
    [hut] a hut
    [settler] a settler
   *[none] a piece
}
owned-piece = { $name }’s { $piece ->
    [follower] follower
    [big-follower] big follower
    [mayor] mayor
    [wagon] wagon
    [abbot] abbot
    [phantom] phantom
    [builder] builder
    [pig] pig
    [barn] barn
    [member] tribe member
    [hut] hut
    [settler] settler
   *[none] piece
}
supply-piece = { $piece ->
    [follower] { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    }
    [big-follower] { $count ->
        [one] { $count } big follower
       *[other] { $count } big followers
    }
    [mayor] { $count ->
        [one] { $count } mayor
       *[other] { $count } mayors
    }
    [wagon] { $count ->
        [one] { $count } wagon
       *[other] { $count } wagons
    }
    [abbot] { $count ->
        [one] { $count } abbot
       *[other] { $count } abbots
    }
    [phantom] { $count ->
        [one] { $count } phantom
       *[other] { $count } phantoms
    }
    [builder] { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
    [pig] { $count ->
        [one] { $count } pig
       *[other] { $count } pigs
    }
    [barn] { $count ->
        [one] { $count } barn
       *[other] { $count } barns
    }
    [member] { $count ->
        [one] { $count } tribe member
       *[other] { $count } tribe members
    }
    [hut] { $count ->
        [one] { $count } hut
       *[other] { $count } huts
    }
    [settler] { $count ->
        [one] { $count } settler
       *[other] { $count } settlers
    }
   *[none] { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
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
# Where a piece stands.
in-feature = { $feature ->
    [road] on the road
    [city] in the city
    [cloister] in the cloister
    [shrine] on the cult place
    [field] on the field
    [river] on the river
    [forest] in the forest
    [lake] at the lake
    [meadow] on the meadow
    [town] in the town
    [farm] on the farm
    [plain] on the plain
    [tower] on the tower
    [castle] in the castle
    [market] in the market
    [blacksmith] in the smithy
    [cathedral] in the cathedral
   *[none] here
}
# Where a piece goes.
to-feature = { $feature ->
    [road] on the road
    [city] in the city
    [cloister] in the cloister
    [shrine] on the cult place
    [field] on the field
    [river] on the river
    [forest] in the forest
    [lake] at the lake
    [meadow] on the meadow
    [town] in the town
    [farm] on the farm
    [plain] on the plain
    [tower] on the tower
    [castle] in the castle
    [market] in the market
    [blacksmith] in the smithy
    [cathedral] in the cathedral
   *[none] here
}
spot-name = { $side ->
    [N] , north
    [E] , east
    [S] , south
    [W] , west
    [NL] , north, left
    [NR] , north, right
    [EL] , east, left
    [ER] , east, right
    [SL] , south, left
    [SR] , south, right
    [WL] , west, left
    [WR] , west, right
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
# A space, counted in tiles from the start tile.
space-name = { $sides ->
    [N] { $rows } north of start
    [S] { $rows } south of start
    [E] { $columns } east of start
    [W] { $columns } west of start
    [NE] { $rows } north, { $columns } east of start
    [NW] { $rows } north, { $columns } west of start
    [SE] { $rows } south, { $columns } east of start
    [SW] { $rows } south, { $columns } west of start
   *[none] start tile
}
contest-name = { $contest ->
    [knock-out] Pie fight
    [seduction] Seduction
    [target] Marksmen’s feast
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

## Legal actions

choice-place-tile = Lay the tile{ $turn ->
   *[0] { "" }
    [1] , turned right
    [2] , turned 180°
    [3] , turned left
}
choice-place-abbey = Lay your abbey
choice-place-piece = Place { placed-piece } { to-feature }{ spot-name }
choice-place-barn = Place your barn at the { corner-name } corner
choice-move-fairy = Move the fairy to your { piece-name } { in-feature }{ spot-name }
choice-remove-knight = Send { $name }’s knight home
choice-recall = Recall your abbot from the { feature-name }
choice-build-tower = Build the tower
choice-capture = { $own ->
    [yes] Take home your { piece-name } { in-feature }{ spot-name }
   *[no] Capture { owned-piece } { in-feature }{ spot-name }
}
choice-exchange = Take back your { piece-name }
choice-ransom = Ransom your { piece-name } from { $name } for { $price ->
    [one] 1 point
   *[other] { $price } points
}
choice-move-dragon = Move the dragon
choice-move-wagon = Move your wagon to the { feature-name }{ spot-name }
choice-leave-quarter = Move { placed-piece } from Carcassonne to the { feature-name }{ spot-name }
choice-deploy = Place { placed-piece } { to-feature }
choice-move-count = Move the count to the { feature-name }
choice-choose-fair = { contest-name }
choice-nearest = { owned-piece } { in-feature }{ spot-name }
choice-seduce = { $from ->
    [supply] Use { placed-piece } from your supply
   *[table] Use your { piece-name } { in-feature }{ spot-name }
}
choice-hit = Hit: { owned-piece } { in-feature }{ spot-name }
choice-catch-result = { result-name }
choice-score = Score first: { feature-name }{ spot-name }
choice-second-tile = Draw again
choice-pass = { $phase ->
    [start-turn] Draw a tile
    [hand] Let it fly
    [move-wagon] Take wagon home
    [throw] No more hits
   *[other] Skip
}
choice-at = { $choice }: { $space }

## Groups of actions

group-place-tile = Tile
group-place-abbey = Abbey
group-place-piece = { piece-name }
group-place-barn = Barn
group-move-fairy = Fairy
group-remove-knight = Princess
group-recall = Recall abbot
group-build-tower = Tower
group-capture = Capture
group-exchange = Exchange
group-ransom = Ransom
group-move-dragon = Dragon
group-move-wagon = Wagon
group-leave-quarter = From Carcassonne: { piece-name }
group-deploy = Into Carcassonne: { piece-name }
group-move-count = Count
group-choose-fair = Fair
group-nearest = Nearest follower
group-seduce = Replace with: { piece-name }
group-hit = Hit
group-catch-result = Result
group-score = Scoring order
group-second-tile = Second tile
group-pass = Or

## Prompts

prompt-start-turn = Your turn: draw a tile or choose another action
prompt-place-tile = Your turn: place the tile
prompt-place-piece = { $people ->
    [member] Place a tribe member — or skip
    [settler] Place a settler — or skip
   *[follower] Place a follower — or skip
}
prompt-place-phantom = Place the phantom — or skip
prompt-capture = Capture a follower — or skip
prompt-exchange = Prisoner exchange: choose the follower you get back
prompt-move-dragon = Move the dragon one tile
prompt-leave-quarters = Move a follower from Carcassonne to this feature — or skip
prompt-deploy = Place a follower in Carcassonne — or skip
prompt-move-count = Move the count — or skip
prompt-leave-at-end = Final scoring: move a follower out of Carcassonne — or skip
prompt-move-wagon = Move your wagon — or take it home
prompt-choose-scoring = Choose the feature to score first
prompt-second-tile = Double turn: draw a second tile?
prompt-choose-fair = Fair! Choose a contest
prompt-throw = { contest-name }: throw!
prompt-hand = A token is flying to you: catch it!
prompt-nearest = Choose the follower nearest to the token
prompt-seduce = Replace { owned-piece } with one of yours — or skip
prompt-over = The game is over
prompt-sending = Sending…
prompt-waiting = { $name }’s turn
prompt-of = { $name } – { $prompt }

## Around the board

board = Board
zoom-in = Zoom in
zoom-out = Zoom out
whole-board = Show whole board
turn-tile = Turn the tile (R)
turn-again = Press again to turn it.
confirm-move = Confirm
cancel-move = Cancel
action-refused = Move not accepted.
refused-rule = Rule { $rule }
options = Choose an action
actions-none = Nothing to decide now.
actions-below = Choose below the board.
told = Announcements
players = Players
beside-board = Players, log and actions
tab-log = Log
tab-actions = Actions
log-undo = { $name } undid a move.
log-resign = { $name } resigned.
log-timeout = { $name } ran out of time.
log-more = Show earlier
tiles-left = Tiles left
you = you
sound-on = Turn sound on
sound-off = Turn sound off
ask-before-sending = Confirm moves
take-back = Undo

## The catapult

contest-about = { $contest ->
    [knock-out] Followers hit by the token go home, yours too.
    [seduction] Replace the follower nearest to your token with one of yours.
    [target] The token nearest to the fair scores 5 points.
   *[catch] Throw to your neighbour: 5 points for a good throw, or for the catch.
}
throw-help = Point at a tile to aim at it. Wind and luck do the rest.
throw-from = From
throw-aim = Aim
throw-power = Power: { $percent }%
aside = { $side ->
    [left] Left: { $percent }%
    [right] Right: { $percent }%
   *[middle] Middle
}
throw-range = { $count ->
    [one] Flies about 1 tile.
   *[other] Flies about { $count } tiles.
}
throw-now = Throw
catch-throw-help = Throw to your neighbour, at least as far as the measuring stick. You score if it isn’t caught.
hand-help = The token flies at a steady speed. You see the first 24 of its 60 moments, slightly blurred. Where and when do you reach for it?
hand-lane = The token’s path from above, with the measuring stick half-way
hand-along = Forwards: { $percent }%
hand-tick = Moment: { $count } of 60
hand-now = Catch
gap-help = Measured distance from the token to the fair, in millimetres
