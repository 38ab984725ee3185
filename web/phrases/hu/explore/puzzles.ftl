# Feladványok.

puzzles-about = Állások erős játszmákból, amelyekben egyetlen lépés egyértelműen a legjobb. Találd meg!
puzzles-none = Ezen a szerveren nincsenek feladványok.
puzzle-of-today = A nap feladványa
puzzle-of-today-about = Minden nap új, és mindenkinek ugyanaz.
puzzle-solve = Megoldás
puzzle-all = Minden feladvány
puzzle-task = A feladat
puzzle-find = Keresd meg a legjobb lépést! Lép: { $name }.
puzzle-checking = Ellenőrzés…
puzzle-difficulty = { $level }. szint
puzzle-streak = Sorozatban megoldva
puzzle-solved = Megoldottad!
puzzle-failed = Nem ez a legjobb
puzzle-value = győzelmi esély: { $chance }, { $lead } pont
puzzle-values = győzelmi esély: { $chance }, { $lead } pont; a te lépésed: { $own }, { $points } pont
puzzle-retry = Újra
puzzle-next = Következő feladvány
puzzle-lost = Ez a feladvány nem létezik.
puzzle-study = Feladvány: { $theme }
trainer-title = Edző
trainer-about = Két megoldás után nehezebb feladvány jön, hiba után könnyebb.
trainer-level = A te szinted
trainer-best = legjobb: { $count }
trainer-solved = Megoldva
trainer-game = Játék
trainer-theme = Téma
trainer-all-games = Minden játék
trainer-all-themes = Minden téma
trainer-start = Indítás

## Themes

theme-feature = { $feature ->
    [road] az utat
    [city] a várost
    [cloister] a kolostort
    [shrine] a szektát
    [field] a mezőt
    [river] a folyót
    [forest] az erdőt
    [lake] a tavat
    [meadow] a tisztást
    [town] a várost
    [farm] a farmot
    [plain] a mezőt
   *[none] a területet
}
theme-steal = Szerezd meg { theme-feature }
theme-join = Oszd meg { theme-feature }
theme-block = Állítsd meg { theme-feature }
theme-complete = Fejezd be { theme-feature }
theme-claim = Foglald el { theme-feature }
theme-extend = Növeld { theme-feature }
theme-land = { $feature ->
    [meadow] Harc a tisztásokért
    [plain] Harc a mezőkért
   *[field] Harc a mezőkért
}
theme-last-tiles = Az utolsó kártyák
theme-helper = Segítő kéz
theme-keep = Tartsd meg az alattvalóidat
theme-other = Egy jó lépés
theme-place-abbey = Az apátság
theme-place-barn = A pajta
theme-build-tower = A torony
theme-capture = A torony
theme-ransom = Foglyok
theme-exchange = Foglyok
theme-move-dragon = A sárkány
theme-move-fairy = A tündér
theme-remove-knight = A hercegnő
theme-deploy = Carcassonne
theme-leave-quarter = Carcassonne
theme-move-count = A gróf
theme-move-wagon = A szekér
theme-choose-fair = A vásár
theme-seduce = A katapult
theme-nearest = A katapult
theme-hit = A katapult
theme-score = Mi értékelődik előbb?
theme-second-tile = Az építész
theme-recall = Az apát
