# What players read, in English.
# Places on a tile are given by side or half-edge (N, EL …), tiles by their id, spaces as x,y.

## Words

and = { $others } and { $last }

points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## What happened

first-player = { $name } was drawn to start.

tile-drawn = { $name } draws { $tile }.

tile-removed = { $tile } fits nowhere and leaves the game.

tile-placed = { $name } places { $tile } at { $at }{ $turn ->
    [0] { "" }
    [1] , turned by a quarter
    [2] , turned by a half
   *[3] , turned by three quarters
}.

piece-placed = { $name } places a { $role ->
    [highwayman] highwayman
    [knight] knight
    [monk] monk
   *[farmer] farmer
} there{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

piece-returned = { $name } takes the { $role ->
    [highwayman] highwayman
    [knight] knight
    [monk] monk
   *[farmer] farmer
} at { $at } back.

final-scoring = The last turn is over. Final scoring:

## Scores

score-for = { $what }: { $sum } = { $points } for { $names }.

score-for-nobody = { $what }: nobody stands there, nobody scores.

score-with-majority = { $score } Strengths there: { $strengths }.

strength = { $name } ({ $count })

what-completed = { $feature ->
    [road] Road
    [city] City
   *[cloister] Cloister
} completed at { $at }

what-unfinished = Unfinished { $feature ->
    [road] road
    [city] city
   *[cloister] cloister
} at { $at }

what-farmers = Field at { $at }

term-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

term-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}

term-cloister-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

term-cities = { $count ->
    [one] 1 completed city
   *[other] { $count } completed cities
}

term-cities-before = { $count ->
    [one] 1 city counted before
   *[other] { $count } cities counted before
}

term-no-cities = no completed city

## The end

result = { $name }: { $points }

winner = { $names } wins.

winners = { $names } share the victory.

not-over = The game is not over: { $count ->
    [one] 1 tile is
   *[other] { $count } tiles are
} left to draw.
