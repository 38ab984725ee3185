# Cartonașele în cuvinte, în română: „Oraș cu stemă spre nord și vest; drum de la est la sud.”

tile-sentence = { $parts }.

tile-part = { $shape ->
    [inside] { tile-kind }{ $with }
    [around] { tile-kind }{ $with } pe toate laturile
    [through] { tile-kind }{ $with } de la { $from } la { $to }
   *[sides] { tile-kind }{ $with } spre { $sides }
}

tile-parts = { tile-kinds } separate spre { $sides }

tile-with = { " " }cu { $things }

tile-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] vest
}

tile-side-from = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] vest
}

tile-side-to = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] vest
}

tile-kind = { $kind ->
    [road] drum
    [city] oraș
    [cloister] mănăstire
    [abbey] abație
    [shrine] sectă
    [field] câmp
    [river] râu
    [forest] pădure
    [lake] lac
    [meadow] câmpie
    [town] oraș
    [farm] fermă
    [plain] câmp
    [carcassonne] orașul Carcassonne
    [coast] coastă
    [volcano] vulcan
    [dragon] balaur
    [magic-portal] cărare magică
    [tower-site] spațiu pentru turn
   *[fair] târg
}

tile-kinds = { $kind ->
    [road] drumuri
    [city] orașe
    [river] râuri
    [forest] păduri
   *[town] orașe
}

tile-thing = { $thing ->
    [shield] { ROMANIAN($count) ->
        [one] stemă
        [few] { $count } steme
       *[other] { $count } de steme
    }
    [cathedral] catedrală
    [princess] prințesă
    [wine] vin
    [grain] grâu
    [cloth] pânză
    [inn] han
    [trading-post] { ROMANIAN($count) ->
        [one] factorie
        [few] { $count } factorii
       *[other] { $count } de factorii
    }
    [pig-herd] turmă de porci
    [spring] izvor
    [gold] aur
    [mushrooms] { ROMANIAN($count) ->
        [one] ciuperci
        [few] { $count } grupuri de ciuperci
       *[other] { $count } de grupuri de ciuperci
    }
    [fish] { ROMANIAN($count) ->
        [one] un pește
        [few] { $count } pești
       *[other] { $count } de pești
    }
    [deer] { ROMANIAN($count) ->
        [one] o căprioară
        [few] { $count } căprioare
       *[other] { $count } de căprioare
    }
    [mammoth] { ROMANIAN($count) ->
        [one] un mamut
        [few] { $count } mamuți
       *[other] { $count } de mamuți
    }
    [aurochs] { ROMANIAN($count) ->
        [one] un bour
        [few] { $count } bouri
       *[other] { $count } de bouri
    }
    [tiger] { ROMANIAN($count) ->
        [one] un tigru
        [few] { $count } tigri
       *[other] { $count } de tigri
    }
    [fire] foc
    [dolmen] dolmen
    [flag] { ROMANIAN($count) ->
        [one] steag
        [few] { $count } steaguri
       *[other] { $count } de steaguri
    }
    [bison] { ROMANIAN($count) ->
        [one] un bizon
        [few] { $count } bizoni
       *[other] { $count } de bizoni
    }
    [turkey] { ROMANIAN($count) ->
        [one] un curcan
        [few] { $count } curcani
       *[other] { $count } de curcani
    }
   *[bear] { ROMANIAN($count) ->
        [one] un urs
        [few] { $count } urși
       *[other] { $count } de urși
    }
}
