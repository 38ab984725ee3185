# The header, the start page, the form for a new table and the name dialog, in Romanian.

## Header

nav-learn = Învață
nav-guest = Oaspete
nav-menu-named = Meniu: { $name }
nav-games-waiting = { $count ->
    [one] e rândul tău într-o partidă
    [few] e rândul tău în { $count } partide
   *[other] e rândul tău în { $count } de partide
}

## Start page

home-title = Construiește ținutul, cartonaș cu cartonaș
home-about = Carcassonne cu marile lui extensii, gratuit și fără reclame. Joacă împotriva calculatorului sau trimite-le prietenilor un link.
home-opponent = Adversar
home-new-table = Masă nouă
home-learn = Ești la început? Învață în zece minute
home-your-turn = E rândul tău
home-tiles-left = { $count ->
    [one] A rămas un cartonaș
    [few] Au rămas { $count } cartonașe
   *[other] Au rămas { $count } de cartonașe
}
lobby-seats = { $taken } din { $seats } locuri ocupate
card-base-river = Mai întâi un râu deschide ținutul
card-classic = Hanuri, catedrale, negustori și constructori
card-hunters-and-gatherers = Păduri, râuri și câmpii
card-mayflower = Coloniștii merg spre vest, urmați de topografi

## Name

name-title = Cum te cheamă?
name-label = Nume
name-about = Ceilalți îl văd la masă. Îl poți schimba mai târziu.
name-accept = Continuă
name-account = Ai deja un cont?

## New table

card-facts = 2–{ $most } jucători, { $minutes } min
done = Gata
seat-about-me = Tu
seat-about-computer = Calculator, { $level }

## My games, settings

games-empty = Nu ai nicio partidă încă. Joacă împotriva calculatorului sau învață întâi regulile.
settings-look = Aspect și sunet
settings-pace = Ritmul tururilor celorlalți
settings-pace-about = Cât de repede se vede un tur: cartonaș, supus, evaluare.
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapid
pace-off = Oprit
settings-follow = Urmărește jocul
settings-follow-about = Vederea se mută la mutările celorlalți, când nu se văd.
settings-coordinates = Coordonate
settings-coordinates-about = Jurnalul indică locurile prin coordonate.

## Waiting room

room-all-here = Toți sunt aici
room-missing = { $count ->
    [one] Încă nu e aici: { $names }
   *[other] Încă nu sunt aici: { $names }
}
room-here = este aici
room-watching = Ești spectator. Ocupă un loc liber ca să joci.
lesson-offer = { $lesson }: nou pentru tine? O lecție scurtă îți arată cum se joacă.
lesson-offer-start = Începe lecția
lesson-offer-close = Nu, mulțumesc

## Lecții

lesson-base-about = Cum se pun cartonașele și supușii, drumuri, orașe, mănăstiri, câmpuri și sfârșitul partidei. Cam zece minute.
lesson-start = Începe lecția
lessons-more = Extensii și alte jocuri
lessons-all = Toate lecțiile
lesson-seen = terminată
