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

piece-placed = { $name } places a { $piece ->
    [highwayman] highwayman
    [knight] knight
    [monk] monk
    [heretic] heretic
    [farmer] farmer
    [big-highwayman] big highwayman
    [big-knight] big knight
    [big-monk] big monk
    [big-heretic] big heretic
    [big-farmer] big farmer
    [builder] builder
   *[pig] pig
} there{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

piece-returned = { $name } takes the { $piece ->
    [highwayman] highwayman
    [knight] knight
    [monk] monk
    [heretic] heretic
    [farmer] farmer
    [big-highwayman] big highwayman
    [big-knight] big knight
    [big-monk] big monk
    [big-heretic] big heretic
    [big-farmer] big farmer
    [builder] builder
   *[pig] pig
} at { $at } back.

river-tile-aside = { $tile } has no place now and waits aside.

river-left-out = The rest of the river has no place and is left out.

extra-turn = { $name } takes another turn after the volcano lake.

double-turn = The builder of { $name } has work: a second tile may follow.

challenge-opened = A challenge: the buildings at { $at } and { $against } race.

challenge-lost = The building at { $against } was completed first: the one at { $at } gets nothing.

goods-taken = { $name } takes goods from the city at { $at }: { $goods ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
} × { $count }.

award-taken = { $name } now holds the { $award ->
    [king] King with the largest city so far
   *[robber-baron] Robber Baron with the longest road so far
} ({ $count } tiles, at { $at }).

final-scoring = The last turn is over. Final scoring:

## Scores

score-for = { $what }: { $sum } = { $points } for { $names }.

score-for-nobody = { $what }: nobody stands there, nobody scores.

what-with = { $what } ({ $reason })

because-inn = with an inn

because-cathedral = with a cathedral

because-tiny-city = a city of two tiles

because-pig = with a pig

because-pig-herd = with a pig herd

goods-scored = Most { $goods ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
} ({ $count }): { $points } for { $names }.

award-scored = { $award ->
    [king] King, completed cities
   *[robber-baron] Robber Baron, completed roads
}: { $count }. { $points } for { $name }.

score-with-majority = { $score } Strengths there: { $strengths }.

strength = { $name } ({ $count })

what-completed = { $feature ->
    [road] Road
    [city] City
    [shrine] Cult place
   *[cloister] Cloister
} completed at { $at }

what-unfinished = Unfinished { $feature ->
    [road] road
    [city] city
    [shrine] cult place
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
