# Tiles in words, in English: "City with a shield to the north and west; road from east to south."

tile-sentence = { $parts }.

tile-part = { $shape ->
    [inside] { tile-kind }{ $with }
    [around] { tile-kind }{ $with } on all sides
    [through] { tile-kind }{ $with } from { $from } to { $to }
   *[sides] { tile-kind }{ $with } to the { $sides }
}

tile-parts = separate { tile-kinds } to the { $sides }

tile-with = { " " }with { $things }

tile-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

tile-side-from = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

tile-side-to = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

tile-kind = { $kind ->
    [road] road
    [city] city
    [cloister] cloister
    [abbey] abbey
    [shrine] cult place
    [field] field
    [river] river
    [forest] forest
    [lake] lake
    [meadow] meadow
    [town] town
    [farm] farm
    [plain] plain
    [carcassonne] City of Carcassonne
    [coast] coast
    [volcano] volcano
    [dragon] dragon
    [magic-portal] magic portal
    [tower-site] tower space
   *[fair] fair
}

tile-kinds = { $kind ->
    [road] roads
    [city] cities
    [river] rivers
    [forest] forests
   *[town] towns
}

tile-thing = { $thing ->
    [shield] { $count ->
        [one] a shield
       *[other] { $count } shields
    }
    [cathedral] a cathedral
    [princess] a princess
    [wine] wine
    [grain] grain
    [cloth] cloth
    [inn] an inn
    [trading-post] { $count ->
        [one] a trading post
       *[other] { $count } trading posts
    }
    [pig-herd] a herd of pigs
    [spring] its spring
    [gold] gold
    [mushrooms] { $count ->
        [one] mushrooms
       *[other] { $count } groups of mushrooms
    }
    [fish] { $count ->
        [one] a fish
       *[other] { $count } fish
    }
    [deer] { $count ->
        [one] a deer
       *[other] { $count } deer
    }
    [mammoth] { $count ->
        [one] a mammoth
       *[other] { $count } mammoths
    }
    [aurochs] { $count ->
        [one] an aurochs
       *[other] { $count } aurochs
    }
    [tiger] { $count ->
        [one] a tiger
       *[other] { $count } tigers
    }
    [fire] a fire
    [dolmen] a dolmen
    [flag] { $count ->
        [one] a flag
       *[other] { $count } flags
    }
    [bison] { $count ->
        [one] a bison
       *[other] { $count } bison
    }
    [turkey] { $count ->
        [one] a turkey
       *[other] { $count } turkeys
    }
   *[bear] { $count ->
        [one] a bear
       *[other] { $count } bears
    }
}
