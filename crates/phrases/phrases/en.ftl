# What players read, in English.
# Places on a tile are given by side or half-edge (N, EL …), tiles by their id, spaces as x,y.

## Words

and = { $others } and { $last }
computer = Computer

points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

a-piece = { $piece ->
    [highwayman] a highwayman
    [knight] a knight
    [monk] a monk
    [heretic] a heretic
    [farmer] a farmer
    [big-highwayman] a big highwayman
    [big-knight] a big knight
    [big-monk] a big monk
    [big-heretic] a big heretic
    [big-farmer] a big farmer
    [follower] a follower
    [big-follower] a big follower
    [mayor] a mayor
    [wagon] a wagon
    [abbot] an abbot
    [builder] a builder
    [pig] a pig
    [gatherer] a gatherer
    [fisherman] a fisherman
    [hunter] a hunter
    [hut] a hut
    [robber] a robber
    [shopkeeper] a shopkeeper
    [homesteader] a farmer
    [trapper] a trapper
   *[barn] a barn
}

the-piece = { $piece ->
    [highwayman] the highwayman
    [knight] the knight
    [monk] the monk
    [heretic] the heretic
    [farmer] the farmer
    [big-highwayman] the big highwayman
    [big-knight] the big knight
    [big-monk] the big monk
    [big-heretic] the big heretic
    [big-farmer] the big farmer
    [follower] the follower
    [big-follower] the big follower
    [mayor] the mayor
    [wagon] the wagon
    [abbot] the abbot
    [builder] the builder
    [pig] the pig
    [gatherer] the gatherer
    [fisherman] the fisherman
    [hunter] the hunter
    [hut] the hut
    [robber] the robber
    [shopkeeper] the shopkeeper
    [homesteader] the farmer
    [trapper] the trapper
   *[barn] the barn
}

stands-on = { $on ->
    [tower] { " " }on the tower
    [road] { " " }on the road
    [city] { " " }in the city
    [cloister] { " " }in the cloister
    [shrine] { " " }on the cult place
    [castle] { " " }in the castle
    [market] { " " }on the market
    [blacksmith] { " " }at the blacksmith
    [cathedral] { " " }in the cathedral
   *[feature] { "" }
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

piece-placed = { $name } places { a-piece }{ stands-on } at { $at }{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

piece-returned = { $name } takes { the-piece } at { $at } back.

river-tile-aside = { $tile } has no place now and waits aside.

river-left-out = The rest of the river has no place and is left out.

extra-turn = { $name } takes another turn after the volcano lake.

dragon-tile-aside = { $tile } waits aside until the dragon comes.

dragon-tiles-back = The tiles that waited for the dragon are back in the stack: { $count }.

dragon-came = { $name } brings the dragon to the volcano at { $at }.

dragon-stuck = The dragon cannot go on from { $at }; steps made: { $count }.

dragon-moved = { $name } moves the dragon to { $at }.

eaten = The dragon eats { the-piece } of { $name }{ stands-on } at { $at }.

left-alone = { $name } takes { the-piece } at { $at } home, because no follower of theirs is left there.

fairy-moved = { $name } puts the fairy beside one of their followers{ stands-on } at { $at }.

fairy-greets = { $name } begins the turn beside the fairy at { $at }: { $points }.

fairy-rewards = { $name } stands beside the fairy at { $at }, and the { $feature ->
    [road] road
    [city] city
    [shrine] cult place
    [field] field
   *[cloister] cloister
} is scored: { $points }.

knight-removed = { $name } sends { the-piece } of { $owner } home from the city with the princess, from { $at }.

tower-built = { $name } builds the tower at { $at }, now { $count ->
    [one] 1 level
   *[other] { $count } levels
} high.

tower-climbed = { $name } puts { a-piece } on top of the tower at { $at }.

captured = { $name } captures { the-piece } of { $owner }{ stands-on } at { $at }.

taken-home = { $name } takes { the-piece }{ stands-on } at { $at } home.

exchanged = Exchange of prisoners: { $name } gets { the-piece } back from { $captor }.

ransomed = { $name } pays a ransom of { $points } to { $captor } and gets { the-piece } back.

abbey-placed = { $name } places an abbey at { $at }.

last-abbeys = The last turn is over. Whoever has an abbey may still place it.

barn-placed = { $name } puts a barn at the { $corner } corner of the tile at { $at }.

wagon-moved = { $name } moves the wagon from { $from } to { $at }{ stands-on }{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

left-quarter = { $name } moves { a-piece } from { $quarter ->
    [castle] the castle
    [market] the market
    [blacksmith] the blacksmith
   *[cathedral] the cathedral
} to the { $feature ->
    [road] road
    [city] city
    [shrine] cult place
    [field] field
   *[cloister] cloister
} at { $at }.

deployed = { $name } puts { a-piece } into Carcassonne: { $quarter ->
    [castle] castle
    [market] market
    [blacksmith] blacksmith
   *[cathedral] cathedral
}.

count-moved = { $name } moves the count: { $quarter ->
    [castle] castle
    [market] market
    [blacksmith] blacksmith
   *[cathedral] cathedral
}.

fair-opened = Fair at { $at }: { $name } chooses { $contest ->
    [knock-out] the pie fight
    [seduction] the seduction
    [target] the marksmen's feast
   *[catch] the game of catch
}.

token-landed = The token of { $name } comes to rest at { $at } (mm from the middle of the table).

knocked-out = { $name } hits { the-piece } of { $owner }{ stands-on } at { $at }: it goes home.

seduced = { $name } takes the place of { the-piece } of { $owner }{ stands-on } at { $at }.

seduced-from-table = { $name } moves a follower of theirs to the place of { the-piece } of { $owner }{ stands-on } at { $at }.

gap-measured = The token of { $name } lies { $gap } mm from the fair.

target-hit = The token of { $name } is nearest to the fair ({ $gap } mm): { $points }.

catch-scored = { $name } throws to { $catcher }: { $result ->
    [caught] caught
    [far] not caught, and far enough
    [short] not caught, but too short
   *[touched] touched, but not caught
}. { $points } for { $winner }.

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

gold-found = { $name } finds gold in the forest completed at { $at } and draws a bonus tile.

surveyor-bonus = { $name } gets { $points } from the surveyors, for being in their column.

surveyor-moved = { $name } moves a surveyor west, to column { $count }.

left-behind = The surveyors leave { the-piece } of { $name } at { $at } behind: it goes home.

final-scoring = The last turn is over. Final scoring:

## Scores

score-for = { $what }: { $sum } = { $points } for { $names }.

score-for-nobody = { $what }: nobody stands there, nobody scores.

score-for-no-strength = { $what }: nobody there has any strength, nobody scores.

what-with = { $what } ({ $reason })

because-inn = with an inn

because-cathedral = with a cathedral

because-tiny-city = a city of two tiles

because-pig = with a pig

because-pig-herd = with a pig herd

because-fire = the fire has driven the tigers away

because-dolmen = only the hunter beside the dolmen counts

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
    [river] River
    [forest] Forest
    [town] Town
    [farm] Farm
   *[cloister] Cloister
} completed at { $at }

what-unfinished = Unfinished { $feature ->
    [road] road
    [city] city
    [shrine] cult place
    [town] town
    [farm] farm
   *[cloister] cloister
} at { $at }

what-farmers = Field at { $at }

what-barn-placed = Field with a new barn at { $at }

what-barn-joined = Field joined to a barn at { $at }

what-recalled = { $feature ->
    [shrine] Abbot recalled from the cult place
   *[cloister] Abbot recalled from the cloister
} at { $at }

what-barn = Barn on the field at { $at }

what-huts = River system at { $at }

what-hunters = Meadow at { $at }

what-trappers = Plain at { $at }

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

term-forest-pieces = { $count ->
    [one] 1 forest piece
   *[other] { $count } forest pieces
}

term-mushrooms = { $count ->
    [one] 1 group of mushrooms
   *[other] { $count } groups of mushrooms
}

term-fish = { $count ->
    [one] 1 fish
   *[other] { $count } fish
}

term-deer = { $count ->
    [one] 1 deer
   *[other] { $count } deer
}

term-deer-eaten = { $count ->
    [one] 1 deer eaten by tigers
   *[other] { $count } deer eaten by tigers
}

term-mammoths = { $count ->
    [one] 1 mammoth
   *[other] { $count } mammoths
}

term-aurochs = { $count ->
    [one] 1 aurochs
   *[other] { $count } aurochs
}

term-trading-posts = { $count ->
    [one] 1 trading post
   *[other] { $count } trading posts
}

term-flags = { $count ->
    [one] 1 flag
   *[other] { $count } flags
}

term-farm-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

term-animals = { $count ->
    [one] 1 animal
   *[other] { $count } animals
}

term-nothing = { $feature ->
    [river] no fish
    [meadow] nothing to hunt
    [plain] no animals
   *[field] no completed city
}

## The end

result = { $name }: { $points }

winner = { $names } wins.

winners = { $names } share the victory.

not-over = The game is not over: { $count ->
    [one] 1 tile is
   *[other] { $count } tiles are
} left to draw.
