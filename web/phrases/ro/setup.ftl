# Ce se poate juca, în română.

## Games

game-carcassonne = Carcassonne
game-hunters-and-gatherers = Vânători și culegători
game-mayflower = Mayflower

## Presets

preset-base = Jocul de bază
preset-base-about = Orașe, drumuri, mănăstiri și câmpuri: jocul așa cum îl învață toți.
preset-base-river = Jocul de bază cu râul
preset-base-river-about = Întâi curge un râu prin ținut, iar peisajul este mai deschis.
preset-classic = Clasic
preset-classic-about = Cu Hanuri și catedrale și Negustori și constructori: combinația preferată de mulți.
preset-big-box-5 = Cele cinci extensii mari
preset-big-box-5-about = Adaugă balaurul, zâna, turnuri, abații și căruțe. Pentru o seară lungă.
preset-everything = Totul
preset-everything-about = Toate extensiile deodată, cu contele și catapulta. Pentru experți.
preset-hunters-and-gatherers = Vânători și culegători
preset-hunters-and-gatherers-about = Alt joc din familie: păduri, râuri, lacuri și pajiști din epoca de piatră.
preset-mayflower = Mayflower
preset-mayflower-about = Alt joc din familie: coloniștii pornesc spre vest de la țărm, iar topografii îi grăbesc.

## Tile sets

set-base = Jocul de bază
set-tiles = { $count ->
    [one] (1 cartonaș)
    [few] ({ $count } cartonașe)
   *[other] ({ $count } de cartonașe)
}
set-discouraged = { $one } și { $other }: regulamentul nu recomandă să fie amestecate, fiindcă unele cartonașe ar putea să nu se potrivească nicăieri.
set-inns-and-cathedrals = Hanuri și catedrale
set-inns-and-cathedrals-about = Hanurile și catedralele ridică miza, supusul mare valorează doi și poate juca și al șaselea.
set-traders-and-builders = Negustori și constructori
set-traders-and-builders-about = Constructorii aduc o a doua tură, orașele aduc produse, iar porcul îmbogățește țăranii.
set-princess-and-dragon = Prințesa și balaurul
set-princess-and-dragon-about = Balaurul mănâncă supuși, zâna apără unul, prințesele trimit cavalerii acasă, cărările magice duc departe.
set-tower = Turnul
set-tower-about = Cine înalță un turn prinde supușii din apropiere; prizonierii se schimbă sau se răscumpără.
set-abbey-and-mayor = Abație și primar
set-abbey-and-mayor-about = Abațiile umplu golurile, primarii valorează cât stemele, căruțele merg mai departe, moșiile stăpânesc câmpurile.
set-king-and-robber = Regele și cavalerul jefuitor
set-king-and-robber-about = Cel mai mare oraș și cel mai lung drum aduc puncte la sfârșit.
set-cult = Secta și ereticul
set-cult-about = Sectele provoacă mănăstirile: doar cine termină primul ia punctele.
set-count = Contele din Carcassonne
set-count-about = În mijloc este orașul Carcassonne; din cartierele lui supușii ies chiar înainte de punctare.
set-catapult = Catapulta
set-catapult-about = La târguri zboară discuri peste ținut și răstoarnă supușii.
set-river-1 = Râul
set-river-1-about = Înainte de toate se așază un râu.
set-river-2 = Râul II
set-river-2-about = Înainte de toate se așază un râu cu ramificare, un han și un lac cu vulcan.

## Elements

element-followers = Supuși
element-followers-about = Câți supuși obișnuiți are fiecare; de obicei șapte.
element-farmers = Țărani
element-farmers-about = Supușii se pot culca pe câmpuri și aduc puncte la sfârșit.
element-big-followers = Supuși mari
element-big-followers-about = Supusul mare valorează doi la majoritate.
element-builders = Constructori
element-builders-about = Cine extinde drumul sau orașul constructorului său primește o a doua tură.
element-pigs = Porci
element-pigs-about = Cu un porc, câmpul propriu dă un punct în plus pentru fiecare oraș.
element-inns = Hanuri
element-inns-about = Drumul cu han valorează dublu, dar nimic dacă rămâne neterminat.
element-cathedrals = Catedrale
element-cathedrals-about = Orașul cu catedrală valorează mai mult, dar nimic dacă rămâne neterminat.
element-traders = Produse
element-traders-about = Cine încheie un oraș primește vinul, grâul și pânza lui.
element-king = Regele
element-king-about = Cine a încheiat cel mai mare oraș îl are pe rege.
element-robber-baron = Cavalerul jefuitor
element-robber-baron-about = Cine a încheiat cel mai lung drum îl are pe cavalerul jefuitor.
element-shrines = Secte
element-shrines-about = Sectele contează și provoacă mănăstirile de lângă ele.
element-pig-herd = Turma de porci
element-pig-herd-about = Câmpul cu turma de porci dă un punct în plus pentru fiecare oraș.
element-dragon = Balaurul
element-dragon-about = Vulcanii cheamă balaurul, care umblă și mănâncă supuși.
element-fairy = Zâna
element-fairy-about = Zâna apără un supus de balaur și aduce puncte.
element-princess = Prințese
element-princess-about = Prințesa trimite acasă un cavaler din orașul ei.
element-portals = Cărări magice
element-portals-about = Printr-o cărare magică supusul poate ajunge pe orice regiune liberă neterminată.
element-tower-pieces = Piese de turn
element-tower-pieces-about = Câte piese de turn are fiecare; de obicei mai puține, cu cât joacă mai mulți.
element-abbeys = Abații
element-abbeys-about = În loc să tragi un cartonaș, poți pune o abație într-o gaură.
element-mayors = Primari
element-mayors-about = Primarul valorează în oraș cât numărul stemelor.
element-wagons = Căruțe
element-wagons-about = După punctare, căruța poate merge pe o regiune apropiată.
element-barns = Moșii
element-barns-about = Moșia de la întâlnirea a patru cartonașe punctează câmpul imediat și încă o dată la sfârșit.
element-abbots = Stareți
element-abbots-about = Starețul stă în mănăstiri și poate fi chemat acasă pentru punctele de până atunci.
element-count = Contele
element-count-about = Supușii așteaptă în cartierele din Carcassonne; de unde este contele nu iese nimeni.
element-catapult = Catapulta
element-catapult-about = La fiecare târg fiecare folosește catapulta o dată.
element-members = Membrii tribului
element-members-about = Câți membri are fiecare trib; de obicei cinci.
element-huts = Colibe
element-huts-about = Câte colibe are fiecare pentru sistemele de râuri; de obicei două.
element-bonus-tiles = Cartonașe bonus
element-bonus-tiles-about = Cine încheie o pădure cu aur trage un cartonaș bonus.
element-settlers = Coloniști
element-settlers-about = Câți coloniști are fiecare; de obicei cinci.
element-surveyors = Topografi
element-surveyors-about = Topografii merg spre vest la fiecare punctare și îi lasă în urmă pe cei prea la est.

## Rule options

rule-field-scoring = Câmpuri
rule-field-scoring-about = Cum numără câmpurile orașele terminate pe care le ating.
answer-field-scoring-per-field = fiecare câmp separat
answer-field-scoring-once-per-city = fiecare oraș o dată pentru un jucător
rule-tiny-city = Orașe mici
rule-tiny-city-about = Cât valorează un oraș terminat din două cartonașe.
answer-tiny-city-4 = 4 puncte, ca orice oraș
answer-tiny-city-2 = 2 puncte, ca în primele ediții
rule-king-and-robber-scoring = Regele și cavalerul jefuitor
rule-king-and-robber-scoring-about = Cât valorează cei doi.
answer-king-and-robber-scoring-per-feature = un punct pentru fiecare oraș sau drum terminat
answer-king-and-robber-scoring-10-20 = 10 puncte pentru unul, 20 pentru amândoi
answer-king-and-robber-scoring-15-40 = 15 puncte pentru unul, 40 pentru amândoi
answer-king-and-robber-scoring-continuously = imediat un punct la fiecare încheiere, dacă ai deja cartea
answer-king-and-robber-scoring-continuously-at-once = imediat un punct la fiecare încheiere, și la cea care aduce cartea (jocuri vechi)
rule-river = Râul
rule-river-about = Dacă un cartonaș cu râu poate fi așezat astfel încât să nu mai urmeze altul.
answer-river-goes-on = doar dacă nu are alt loc
answer-river-free = da
answer-river-lost-turn = da, iar tura se poate pierde (jocuri vechi)
rule-lake-extra-turn = Lacul cu vulcan
rule-lake-extra-turn-about = Când lacul cu vulcan nu primește supus și dă încă o tură.
answer-lake-extra-turn-false = doar cu balaurul
answer-lake-extra-turn-true = întotdeauna
answer-lake-extra-turn-never = niciodată
rule-princess = Prințesa
rule-princess-about = Dacă un cavaler poate sau trebuie trimis acasă.
answer-princess-may = poate
answer-princess-must = trebuie
rule-dragon-moves = Balaurul
rule-dragon-moves-about = Când umblă balaurul.
answer-dragon-moves-before-scoring = înainte de orice punctare
answer-dragon-moves-after-scoring = după toate punctările
rule-fairy = Zâna
rule-fairy-about = Cui aduce zâna puncte.
answer-fairy-on-tile = oricui are un supus pe cartonașul ei
answer-fairy-next-to-follower = supusului de lângă ea
answer-fairy-any-feature = fiecărui supus de pe cartonașul ei, pentru orice regiune de acolo
rule-volcano = Vulcanul
rule-volcano-about = Ce piese pot fi puse unde stă balaurul.
answer-volcano-builder-and-pig = constructori și porci
answer-volcano-nobody = niciuna
rule-wagon-moves = Căruțe
rule-wagon-moves-about = Unde poate merge căruța după punctarea regiunii ei.
answer-wagon-moves-connected = unde duce un drum
answer-wagon-moves-second-edition = pe cartonașul ei sau pe unul vecin
rule-barn-placement = Moșii
rule-barn-placement-about = Dacă o moșie poate fi pusă pe un câmp care are deja una.
answer-barn-placement-not-occupied = nu
answer-barn-placement-occupied = da
rule-last-abbey-round = Ultimele abații
rule-last-abbey-round-about = Dacă ceilalți își mai pot pune abațiile după ultima tură.
answer-last-abbey-round-false = nu
answer-last-abbey-round-true = da
rule-leaving-quarters = Ieșirea din cartiere
rule-leaving-quarters-about = În ce regiuni terminate pot intra supușii din Carcassonne.
answer-leaving-quarters-any = în toate
answer-leaving-quarters-occupied = doar unde stă cineva
rule-count-moves = Mutarea contelui
rule-count-moves-about = Cine mută contele când un supus a fost pus într-un cartier.
answer-count-moves-by-player = jucătorul, dacă vrea
answer-count-moves-clockwise = merge în cartierul următor
answer-count-moves-to-follower = merge la acel supus
rule-final-quarters = Cartierele la sfârșit
rule-final-quarters-about = Cine poate părăsi cartierele la sfârșitul jocului.
answer-final-quarters-market-only = din târg pe câmpuri
answer-final-quarters-any-district = toți, pe regiuni neterminate
rule-catapult = Catapulta
rule-catapult-about = Cum se folosește catapulta.
answer-catapult-digital = pe ecran
answer-catapult-manual = una adevărată; spuneți ce a ieșit
rule-forest-scoring = Păduri
rule-forest-scoring-about = Ce aduce puncte într-o pădure terminată.
answer-forest-scoring-pieces = fiecare bucată de pădure
answer-forest-scoring-tiles = fiecare cartonaș
rule-rows = Rânduri
rule-rows-about = Cât de departe pot construi coloniștii spre nord și sud.
answer-rows-open = fără limită
answer-rows-ten = cele zece rânduri ale țărmului
rule-coast = Țărmul
rule-coast-about = Dacă spațiile de start se numără drept cartonașe.
answer-coast-tiles = da
answer-coast-no-tiles = nu
rule-surveyor-bonus = Topografi
rule-surveyor-bonus-about = Ce dă topograful mai multor coloniști de pe aceeași regiune.
answer-surveyor-bonus-each-settler = bonusul pentru fiecare colonist
answer-surveyor-bonus-once = bonusul o dată
