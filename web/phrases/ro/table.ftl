# Masa: suprafața de joc, alegeri, jurnal.

## Cuvinte

piece-name = { $piece ->
    [follower] supus
    [big-follower] supus mare
    [mayor] primar
    [wagon] căruț
    [abbot] stareț
    [builder] constructor
    [pig] porc
    [barn] moșie
    [member] membru de trib
    [hut] colibă
    [settler] colonist
   *[none] pion
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
    [plain] câmpie
    [tower] turn
    [castle] castel
    [market] târg
    [blacksmith] fierărie
    [cathedral] catedrală
   *[none] loc
}
spot-name = { $side ->
    [N] { " " }(nord)
    [E] { " " }(est)
    [S] { " " }(sud)
    [W] { " " }(vest)
    [NL] { " " }(nord, stânga)
    [NR] { " " }(nord, dreapta)
    [EL] { " " }(est, stânga)
    [ER] { " " }(est, dreapta)
    [SL] { " " }(sud, stânga)
    [SR] { " " }(sud, dreapta)
    [WL] { " " }(vest, stânga)
    [WR] { " " }(vest, dreapta)
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

## Ce se poate face

choice-place-tile = Cartonaș la { $at }{ $turn ->
   *[0] { "" }
    [1] , rotit la dreapta
    [2] , întors
    [3] , rotit la stânga
}
choice-place-abbey = Abație la { $at }
choice-place-piece = { piece-name } → { feature-name }{ spot-name }, { $at }
choice-place-barn = Moșie în colț: { corner-name }
choice-move-fairy = Zâna la: { piece-name }, { feature-name }{ spot-name } { $at }
choice-remove-knight = Prințesa: cavalerul lui { $name } pleacă acasă, { $at }
choice-recall = Rechemare: { piece-name }, { feature-name } { $at }
choice-build-tower = Piesă de turn la { $at }
choice-capture = Captură: { piece-name } ({ $name }), { feature-name }{ spot-name } { $at }
choice-exchange = Schimb: { piece-name } se întoarce
choice-ransom = Răscumpărare cu { $price ->
    [one] un punct
    [few] { $price } puncte
   *[other] { $price } de puncte
}: { piece-name } de la { $name }
choice-move-dragon = Balaurul la { $at }
choice-move-wagon = Căruț → { feature-name }{ spot-name }, { $at }
choice-leave-quarter = Din Carcassonne: { piece-name } → { feature-name }{ spot-name }, { $at }
choice-deploy = În Carcassonne: { piece-name } → { feature-name }
choice-move-count = Contele → { feature-name }
choice-choose-fair = { contest-name }
choice-nearest = Cel mai aproape: { piece-name } ({ $name }), { feature-name }{ spot-name } { $at }
choice-seduce = Înlocuire cu: { piece-name }{ $at ->
    [none] { " " }(rezervă)
   *[table] , { feature-name }{ spot-name } { $at }
}
choice-hit = Lovit: { piece-name } ({ $name }), { feature-name }{ spot-name } { $at }
choice-catch-result = { result-name }
choice-score = Întâi evaluat: { feature-name }{ spot-name }, { $at }
choice-second-tile = Trage al doilea cartonaș
choice-pass = { $phase ->
    [start-turn] Trag un cartonaș
    [place-piece] Nu așez nimic
    [capture] Nu capturez pe nimeni
    [hand] Nu întind mâna
    [move-wagon] Căruțul pleacă acasă
    [throw] Nimeni altcineva
   *[other] Nu, mulțumesc
}

## Grupuri de alegeri

group-place-tile = Așază cartonașul
group-place-abbey = Abație
group-place-piece = { piece-name }
group-place-barn = moșie
group-move-fairy = zâna
group-remove-knight = prințesă
group-recall = rechemarea starețului
group-build-tower = turn
group-capture = captură
group-exchange = schimb
group-ransom = răscumpărare
group-move-dragon = balaur
group-move-wagon = căruț
group-leave-quarter = din Carcassonne: { piece-name }
group-deploy = în Carcassonne: { piece-name }
group-move-count = conte
group-choose-fair = târg
group-nearest = cel mai apropiat supus
group-seduce = înlocuire cu: { piece-name }
group-hit = cine a fost lovit
group-catch-result = rezultatul
group-score = ordinea evaluării
group-second-tile = al doilea cartonaș
group-pass = sau …

## Ce este de hotărât

prompt-start-turn = Este rândul tău: trage un cartonaș sau fă întâi altceva.
prompt-place-tile = Este rândul tău: așază cartonașul.
prompt-place-piece = Așază pe cineva sau pe nimeni.
prompt-capture = Pe cine ia prizonier turnul?
prompt-exchange = Schimb de prizonieri: cine se întoarce?
prompt-move-dragon = Mută balaurul cu un cartonaș.
prompt-leave-quarters = Pleacă cineva din Carcassonne spre această regiune?
prompt-deploy = Poți pune un supus în Carcassonne.
prompt-move-count = Poți muta contele.
prompt-leave-at-end = Jocul se termină: pleacă cineva din Carcassonne?
prompt-move-wagon = Unde merge căruțul?
prompt-choose-scoring = Care regiune este evaluată întâi?
prompt-second-tile = Constructorul are de lucru: al doilea cartonaș?
prompt-choose-fair = Târg! Ce se joacă?
prompt-throw = { contest-name }: aruncă!
prompt-hand = Un cartonaș zboară spre tine: prinde-l!
prompt-nearest = Care supus este cel mai aproape?
prompt-seduce = Poți înlocui supusul cel mai apropiat: { $owner }, { piece-name }.
prompt-over = Jocul s-a terminat.
prompt-sending = …
prompt-waiting = { $name } hotărăște …
prompt-of = { $name } – { $prompt }

## În jurul suprafeței de joc

board = Suprafața de joc: săgețile mută, + și − măresc, 0 arată tot, F trece de la o regiune la alta, L înșiră ce se poate face
zoom-in = Mai mare
zoom-out = Mai mic
whole-board = Toată suprafața de joc
turn-tile = Rotește cartonașul (R)
turn-again = Apasă din nou ca să îl rotești.
confirm-move = Gata
cancel-move = Aleg altceva
action-refused = Aceasta nu s-a făcut.
refused-rule = Regula { $rule }
options = Ce faci aici?
actions-none = Nimic de hotărât acum.
actions-below = Ce este de ales acum se află sub suprafața de joc.
told = Ce se întâmplă la masă
players = Jucători
beside-board = Jucători, jurnal și acțiuni
tab-log = Jurnal
tab-actions = Acțiuni
log-tile-placed = { $name } așază un cartonaș la { $at }.
log-undo = { $name } ia înapoi o mutare.
log-resign = { $name } renunță; calculatorul joacă mai departe.
log-timeout = Timpul lui { $name } a trecut; calculatorul joacă mai departe.
log-more = Mai devreme …
score-track = Tablă de punctaj
tiles-left = Cartonașe rămase
you = tu
player-left = a plecat; calculatorul joacă mai departe
sound-on = Sunet pornit
sound-off = Sunet oprit
ask-before-sending = Întreabă înainte de a trimite mutarea
take-back = Înapoi
tiles-left-count = { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}
points-won = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}

## Catapulta

contest-about = { $contest ->
    [knock-out] Cine este lovit de cartonaș pleacă acasă, chiar și supușii tăi.
    [seduction] Înlocuiește supusul cel mai apropiat de cartonașul tău cu unul de-al tău.
    [target] Cine ajunge cel mai aproape de târg primește 5 puncte.
   *[catch] Aruncă spre vecin: 5 puncte pentru o aruncare bună sau pentru cine prinde.
}
throw-help = Arată cartonașul pe care îl țintești. Restul îl fac vântul și norocul.
throw-from = De unde
throw-aim = Țintă
throw-power = Putere: { $power }
throw-aside = Lateral: { $count } mm
throw-range = Zboară cam { $count } mm.
throw-now = Aruncă
catch-throw-help = Aruncă spre vecin, dincolo de bățul de la jumătate, și astfel încât să nu fie prins.
hand-help = Cartonașul zboară uniform. Vezi primele 24 din cele 60 de momente, puțin neclar: unde și când întinzi mâna?
hand-lane = Drumul cartonașului, văzut de sus, cu bățul la jumătate
hand-along = În lungime: { $count } mm
hand-aside = În lateral: { $count } mm
hand-tick = Moment: { $count } din 60
hand-now = Prind
gap-help = Distanța de la cartonaș la târg, în milimetri
