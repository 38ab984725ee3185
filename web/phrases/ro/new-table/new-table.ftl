# Formularul pentru o masă nouă, în română.

## Game, clock and start

new-game = Joc
new-changed = { $count ->
    [one] 1 modificare
    [few] { $count } modificări
   *[other] { $count } de modificări
}
default-is = Implicit: { $answer }
default-by-players = Implicit (după numărul jucătorilor)
new-begin = Pornește partida
new-begin-about = Toate locurile sunt ocupate: partida începe imediat.
new-open = Creează masa
new-open-about = Primești un link pe care îl poți trimite.
clock-none = Fără ceas
clock-none-about = Fără limită de timp.
clock-total = Toată partida
clock-total-about = Cine rămâne fără timp iese din partidă.
clock-per-move = Pe mutare
clock-per-move-about = Pentru partide prin corespondență, pe mai multe zile.
clock-minutes = Minute
clock-increment = Secunde adăugate pe tur
clock-hours = Ore
new-seat = Locul { $number }
seat-me = Tu

## Mix, players, options and summary

mix-own = Combinația ta
mix-choose = Alege extensii
mix-title = Alege extensiile
mix-tiles = { $count ->
    [one] un cartonaș în joc
    [few] { $count } cartonașe în joc
   *[other] { $count } de cartonașe în joc
}
players-title = Jucători
players-about = Oricine are linkul poate ocupa un loc liber.
seat-add = Adaugă un jucător
seat-remove = Șterge locul
seat-who = Cine joacă?
seat-who-me = Tu
seat-who-computer = Calculator
seat-who-open = Loc liber
seat-who-beside = Jucător pe acest dispozitiv
seat-level = Nivel
about-level-beginner = Ca la prima partidă: ia punctele sigure, dar abia se uită în jur.
about-level-novice = Știe regulile, dar scapă multe din vedere și rămâne repede fără supuși.
about-level-casual = Joacă bine în apropiere, dar nu observă mereu ce e departe.
about-level-skilled = Vede aproape tot, dar gândește doar o mutare în avans.
about-level-strong = Gândește în avans și e cu ochii pe regiunile tale.
about-level-master = Se gândește câteva secunde și iartă rar o greșeală.
seat-about-open = Prin link
seat-about-beside = Pe acest dispozitiv
table-options = Opțiuni
option-minutes = { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
option-days-a-turn = { $days ->
    [one] o zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
}
option-hours-a-turn = { $hours ->
    [one] o oră pe mutare
    [few] { $hours } ore pe mutare
   *[other] { $hours } de ore pe mutare
}
option-join = Cine poate intra
option-invited = Doar invitații
option-everyone = Oricine
option-aids = Ajutor
option-on = Da
option-off = Nu
summary-tiles = Cartonașe
summary-length = Durată
summary-minutes = cam { $minutes } min
summary-expansions = Extensii
summary-none = Niciuna
summary-rules = Reguli
summary-standard = Standard
summary-change = Schimbă
options-title = Reguli și piese
options-other = Piesele altor extensii
options-reset = Resetează tot
option-reset = Resetează
