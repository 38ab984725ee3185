# A kártyák szavakban, magyarul: „Északon és nyugaton város címerrel; út keletről délre.”

tile-sentence = { $parts }.

tile-part = { $shape ->
    [inside] { tile-kind }{ $with }
    [around] minden oldalon { tile-kind }{ $with }
    [through] { tile-kind }{ $with } { $from } { $to }
   *[sides] { $sides } { tile-kind }{ $with }
}

tile-parts = { $sides } egy-egy { tile-kinds }

tile-with = { " " }{ $things }

tile-side = { $side ->
    [N] északon
    [E] keleten
    [S] délen
   *[W] nyugaton
}

tile-side-from = { $side ->
    [N] északról
    [E] keletről
    [S] délről
   *[W] nyugatról
}

tile-side-to = { $side ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
}

tile-kind = { $kind ->
    [road] út
    [city] város
    [cloister] kolostor
    [abbey] apátság
    [shrine] szekta
    [field] mező
    [river] folyó
    [forest] erdő
    [lake] tó
    [meadow] tisztás
    [town] város
    [farm] farm
    [plain] mező
    [carcassonne] Carcassonne városa
    [coast] part
    [volcano] vulkán
    [dragon] sárkány
    [magic-portal] varázskapu
    [tower-site] toronyhely
   *[fair] vásár
}

tile-kinds = { $kind ->
    [road] út
    [city] város
    [river] folyó
    [forest] erdő
   *[town] város
}

tile-thing = { $thing ->
    [shield] { $count ->
        [one] címerrel
       *[other] { $count } címerrel
    }
    [cathedral] katedrálissal
    [princess] hercegnővel
    [wine] borral
    [grain] búzával
    [cloth] posztóval
    [inn] fogadóval
    [trading-post] { $count ->
        [one] kereskedelmi ügynökséggel
       *[other] { $count } kereskedelmi ügynökséggel
    }
    [pig-herd] disznókondával
    [spring] forrással
    [gold] arannyal
    [mushrooms] { $count ->
        [one] gombákkal
       *[other] { $count } gombacsoporttal
    }
    [fish] { $count ->
        [one] egy hallal
       *[other] { $count } hallal
    }
    [deer] { $count ->
        [one] egy szarvassal
       *[other] { $count } szarvassal
    }
    [mammoth] { $count ->
        [one] egy mamuttal
       *[other] { $count } mamuttal
    }
    [aurochs] { $count ->
        [one] egy őstulokkal
       *[other] { $count } őstulokkal
    }
    [tiger] { $count ->
        [one] egy tigrissel
       *[other] { $count } tigrissel
    }
    [fire] tűzzel
    [dolmen] dolmennel
    [flag] { $count ->
        [one] zászlóval
       *[other] { $count } zászlóval
    }
    [bison] { $count ->
        [one] egy bölénnyel
       *[other] { $count } bölénnyel
    }
    [turkey] { $count ->
        [one] egy pulykával
       *[other] { $count } pulykával
    }
   *[bear] { $count ->
        [one] egy medvével
       *[other] { $count } medvével
    }
}
