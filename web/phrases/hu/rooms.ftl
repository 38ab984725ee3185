# Minden, ami az asztal körül van, magyarul.

skip-to-content = Ugrás az oldalra
close = Bezárás
try-again = Próbáld újra
to-start = A kezdőlapra
nav-main = Oldalak
nav-games = Játszmáim
nav-rules = Szabályok
nav-settings = Beállítások
nav-account = Ki vagyok?
language = Nyelv
theme-auto = Világos vagy sötét, mint az eszköz
theme-light = Világos
theme-dark = Sötét
problem-page = Ez az oldal nem töltődött be. Van internetkapcsolatod?
problem-inside = Valami elromlott ezen az oldalon. A játszmádból semmi sem veszett el.
problem-no-table = Nincs ilyen asztal. Talán már megszüntették.
start-title = Rakd le a lapkákat, küldd ki az alattvalóidat
names-first = Vidám, Csendes, Okos, Bátor, Derűs
names-last = Molnár, Juhász, Kőműves, Szerzetes, Lovag
