# Masa: suprafața de joc, alegeri, jurnal.

## Cuvinte

piece-name = { $piece ->
    [follower] supus
    [big-follower] supus mare
    [mayor] primar
    [wagon] căruță
    [abbot] abate
    [phantom] fantomă
    [builder] constructor
    [pig] porc
    [barn] moșie
    [member] membru de trib
    [hut] colibă
    [settler] colonist
   *[none] piesă
}
# Piesele unice sunt articulate hotărât.
placed-piece = { $piece ->
    [follower] un supus
    [big-follower] supusul mare
    [mayor] primarul
    [wagon] căruța
    [abbot] abatele
    [phantom] fantoma
    [builder] constructorul
    [pig] porcul
    [barn] moșia
    [member] un membru de trib
    [hut] o colibă
    [settler] un colonist
   *[none] o piesă
}
owned-piece = { $piece ->
    [follower] supusul
    [big-follower] supusul mare
    [mayor] primarul
    [wagon] căruța
    [abbot] abatele
    [phantom] fantoma
    [builder] constructorul
    [pig] porcul
    [barn] moșia
    [member] membrul de trib
    [hut] coliba
    [settler] colonistul
   *[none] piesa
} ({ $name })
supply-piece = { $piece ->
    [follower] { $count ->
        [one] { $count } supus
        [few] { $count } supuși
       *[other] { $count } de supuși
    }
    [big-follower] { $count ->
        [one] { $count } supus mare
        [few] { $count } supuși mari
       *[other] { $count } de supuși mari
    }
    [mayor] { $count ->
        [one] { $count } primar
        [few] { $count } primari
       *[other] { $count } de primari
    }
    [wagon] { $count ->
        [one] { $count } căruță
        [few] { $count } căruțe
       *[other] { $count } de căruțe
    }
    [abbot] { $count ->
        [one] { $count } abate
        [few] { $count } abați
       *[other] { $count } de abați
    }
    [phantom] { $count ->
        [one] { $count } fantomă
        [few] { $count } fantome
       *[other] { $count } de fantome
    }
    [builder] { $count ->
        [one] { $count } constructor
        [few] { $count } constructori
       *[other] { $count } de constructori
    }
    [pig] { $count ->
        [one] { $count } porc
        [few] { $count } porci
       *[other] { $count } de porci
    }
    [barn] { $count ->
        [one] { $count } moșie
        [few] { $count } moșii
       *[other] { $count } de moșii
    }
    [member] { $count ->
        [one] { $count } membru de trib
        [few] { $count } membri de trib
       *[other] { $count } de membri de trib
    }
    [hut] { $count ->
        [one] { $count } colibă
        [few] { $count } colibe
       *[other] { $count } de colibe
    }
    [settler] { $count ->
        [one] { $count } colonist
        [few] { $count } coloniști
       *[other] { $count } de coloniști
    }
   *[none] { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }
}
feature-name = { $feature ->
    [road] drum
    [city] oraș
    [cloister] mănăstire
    [shrine] sectă
    [field] câmp
    [river] râu
    [forest] pădure
    [lake] lac
    [meadow] câmpie
    [town] oraș
    [farm] fermă
    [plain] câmp
    [tower] turn
    [castle] castel
    [market] cartierul târgului
    [blacksmith] fierărie
    [cathedral] catedrală
   *[none] loc
}
# Unde stă piesa.
in-feature = { $feature ->
    [road] pe drum
    [city] în oraș
    [cloister] în mănăstire
    [shrine] la sectă
    [field] pe câmp
    [river] pe râu
    [forest] în pădure
    [lake] la lac
    [meadow] pe câmpie
    [town] în oraș
    [farm] la fermă
    [plain] pe câmp
    [tower] pe turn
    [castle] în castel
    [market] în cartierul târgului
    [blacksmith] în fierărie
    [cathedral] în catedrală
   *[none] aici
}
# Unde merge piesa.
to-feature = { $feature ->
    [road] pe drum
    [city] în oraș
    [cloister] în mănăstire
    [shrine] la sectă
    [field] pe câmp
    [river] pe râu
    [forest] în pădure
    [lake] la lac
    [meadow] pe câmpie
    [town] în oraș
    [farm] la fermă
    [plain] pe câmp
    [tower] pe turn
    [castle] în castel
    [market] în cartierul târgului
    [blacksmith] în fierărie
    [cathedral] în catedrală
   *[none] aici
}
spot-name = { $side ->
    [N] , nord
    [E] , est
    [S] , sud
    [W] , vest
    [NL] , nord, stânga
    [NR] , nord, dreapta
    [EL] , est, stânga
    [ER] , est, dreapta
    [SL] , sud, stânga
    [SR] , sud, dreapta
    [WL] , vest, stânga
    [WR] , vest, dreapta
   *[none] { "" }
}
side-name = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] vest
}
corner-name = { $corner ->
    [NW] nord-vest
    [NE] nord-est
    [SE] sud-est
   *[SW] sud-vest
}
# Un spațiu, numărat în cartonașe de la cartonașul de start.
space-name = { $sides ->
    [N] { $rows } la nord de start
    [S] { $rows } la sud de start
    [E] { $columns } la est de start
    [W] { $columns } la vest de start
    [NE] { $rows } la nord, { $columns } la est de start
    [NW] { $rows } la nord, { $columns } la vest de start
    [SE] { $rows } la sud, { $columns } la est de start
    [SW] { $rows } la sud, { $columns } la vest de start
   *[none] cartonașul de start
}
contest-name = { $contest ->
    [knock-out] Luptă cu prăjituri
    [seduction] Seducție
    [target] Sărbătoarea țintașilor
   *[catch] Prindere
}
result-name = { $result ->
    [caught] Prins
    [far] Neprins, destul de departe
    [short] Neprins, prea aproape
   *[touched] Atins, dar neprins
}
thing-wine = vin
thing-grain = grâu
thing-cloth = pânză
thing-king = rege
thing-robber-baron = cavaler jefuitor
thing-abbey = abație
thing-tower-piece = piese de turn
thing-prisoner = prizonier: { piece-name }

## Mutări posibile

choice-place-tile = Pune cartonașul{ $turn ->
   *[0] { "" }
    [1] , rotit la dreapta
    [2] , rotit cu 180°
    [3] , rotit la stânga
}
choice-place-abbey = Pune abația
choice-place-piece = Pune { placed-piece } { to-feature }{ spot-name }
choice-place-barn = Pune moșia în colțul de { corner-name }
choice-move-fairy = Mută zâna lângă: { piece-name } { in-feature }{ spot-name }
choice-remove-knight = Trimite acasă cavalerul ({ $name })
choice-recall = Recheamă abatele: { feature-name }
choice-build-tower = Înalță turnul
choice-capture = { $own ->
    [yes] Ia acasă: { piece-name } { in-feature }{ spot-name }
   *[no] Capturează { owned-piece } { in-feature }{ spot-name }
}
choice-exchange = Ia înapoi: { piece-name }
choice-ransom = Răscumpără cu { $price ->
    [one] 1 punct
    [few] { $price } puncte
   *[other] { $price } de puncte
}: { piece-name } ({ $name })
choice-move-dragon = Mută balaurul
choice-move-wagon = Mută căruța { to-feature }{ spot-name }
choice-leave-quarter = Mută din Carcassonne { placed-piece } { to-feature }{ spot-name }
choice-deploy = Pune { placed-piece } { to-feature }
choice-move-count = Mută contele { to-feature }
choice-choose-fair = { contest-name }
choice-nearest = { owned-piece } { in-feature }{ spot-name }
choice-seduce = { $from ->
    [supply] Din rezervă: { placed-piece }
   *[table] Din joc: { piece-name } { in-feature }{ spot-name }
}
choice-hit = Lovitură: { owned-piece } { in-feature }{ spot-name }
choice-catch-result = { result-name }
choice-score = Întâi: { feature-name }{ spot-name }
choice-second-tile = Mai trage unul
choice-pass = { $phase ->
    [start-turn] Trage
    [hand] Lasă-l
    [move-wagon] Ia căruța acasă
    [throw] Fără alte lovituri
   *[other] Sari peste
}
choice-at = { $choice }: { $space }

## Grupuri de mutări

group-place-tile = Cartonaș
group-place-abbey = Abație
group-place-piece = { piece-name }
group-place-barn = Moșie
group-move-fairy = Zâna
group-remove-knight = Prințesă
group-recall = Recheamă abatele
group-build-tower = Turn
group-capture = Ia prizonier
group-exchange = Schimb
group-ransom = Răscumpărare
group-move-dragon = Balaurul
group-move-wagon = Căruță
group-leave-quarter = Din Carcassonne: { piece-name }
group-deploy = În Carcassonne: { piece-name }
group-move-count = Contele
group-choose-fair = Târg
group-nearest = Cel mai apropiat supus
group-seduce = Înlocuiește cu: { piece-name }
group-hit = Lovitură
group-catch-result = Rezultat
group-score = Ordinea evaluării
group-second-tile = Al doilea cartonaș
group-pass = Sau

## Ce ai de făcut

prompt-start-turn = E rândul tău: trage un cartonaș sau alege altă acțiune
prompt-place-tile = E rândul tău: pune cartonașul
prompt-place-piece = { $people ->
    [member] Pune un membru de trib sau sari peste
    [settler] Pune un colonist sau sari peste
   *[follower] Pune un supus sau sari peste
}
prompt-place-phantom = Pune fantoma sau sari peste
prompt-capture = Ia prizonier un supus sau sari peste
prompt-exchange = Schimb de prizonieri: alege pe cine primești înapoi
prompt-move-dragon = Mută balaurul cu un cartonaș
prompt-leave-quarters = Mută un supus din Carcassonne pe această regiune sau sari peste
prompt-deploy = Pune un supus în Carcassonne sau sari peste
prompt-move-count = Mută contele sau sari peste
prompt-leave-at-end = Evaluarea finală: mută un supus din Carcassonne sau sari peste
prompt-move-wagon = Mută căruța sau ia-o acasă
prompt-choose-scoring = Alege regiunea evaluată prima
prompt-second-tile = Tur dublu: mai tragi unul?
prompt-choose-fair = Târg! Alege o întrecere
prompt-throw = { contest-name }: aruncă!
prompt-hand = Un jeton zboară spre tine: prinde-l!
prompt-nearest = Alege supusul cel mai apropiat de jeton
prompt-seduce = Înlocuiește { owned-piece } cu o piesă de-a ta sau sari peste
prompt-over = Partida s-a încheiat
prompt-sending = Se trimite…
prompt-waiting = La mutare: { $name }
prompt-of = { $name } – { $prompt }

## În jurul suprafeței de joc

board = Suprafața de joc
zoom-in = Mărește
zoom-out = Micșorează
whole-board = Arată tot
turn-tile = Rotește cartonașul (R)
turn-again = Apasă din nou ca să-l rotești.
confirm-move = Confirmă
cancel-move = Renunță
action-refused = Mutare neacceptată.
refused-rule = Regula { $rule }
options = Alege o acțiune
actions-none = Nimic de decis acum.
actions-below = Alege sub suprafața de joc.
told = Anunțuri
players = Jucători
beside-board = Jucători, jurnal și acțiuni
tab-log = Jurnal
tab-actions = Acțiuni
log-undo = { $name } a anulat o mutare.
log-resign = { $name } a abandonat.
log-timeout = { $name } a rămas fără timp.
log-more = Mai vechi
tiles-left = Cartonașe rămase
you = tu
sound-on = Pornește sunetul
sound-off = Oprește sunetul
ask-before-sending = Confirmarea mutărilor
take-back = Anulează mutarea

## Catapulta

contest-about = { $contest ->
    [knock-out] Supușii loviți de jeton pleacă acasă, și ai tăi.
    [seduction] Înlocuiește supusul cel mai apropiat de jetonul tău cu unul de-al tău.
    [target] Jetonul cel mai apropiat de târg aduce 5 puncte.
   *[catch] Aruncă spre vecin: 5 puncte pentru o aruncare bună sau pentru prindere.
}
throw-help = Indică un cartonaș ca să-l țintești. Restul îl fac vântul și norocul.
throw-from = De unde
throw-aim = Țintă
throw-power = Putere: { $percent } %
aside = { $side ->
    [left] Stânga: { $percent } %
    [right] Dreapta: { $percent } %
   *[middle] Mijloc
}
throw-range = { $count ->
    [one] Zboară cam 1 cartonaș.
    [few] Zboară cam { $count } cartonașe.
   *[other] Zboară cam { $count } de cartonașe.
}
throw-now = Aruncă
catch-throw-help = Aruncă spre vecin, cel puțin până la riglă. Primești puncte dacă nu este prins.
hand-help = Jetonul zboară cu viteză constantă. Vezi primele 24 din cele 60 de momente, puțin neclar. Unde și când întinzi mâna?
hand-lane = Drumul jetonului, văzut de sus, cu rigla la jumătate
hand-along = Înainte: { $percent } %
hand-tick = Moment: { $count } din 60
hand-now = Prinde
gap-help = Distanța măsurată de la jeton la târg, în milimetri
