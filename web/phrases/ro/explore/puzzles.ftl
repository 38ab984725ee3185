# Probleme.

puzzles-about = Poziții din partide puternice, în care o singură mutare e clar cea mai bună. Găsește-o!
puzzles-none = Acest server nu are probleme.
puzzle-of-today = Problema zilei
puzzle-of-today-about = Una nouă în fiecare zi, aceeași pentru toți.
puzzle-solve = Rezolvă
puzzle-all = Toate problemele
puzzle-task = Cerința
puzzle-find = Găsește cea mai bună mutare. Mută: { $name }.
puzzle-checking = Se verifică…
puzzle-difficulty = Nivelul { $level }
puzzle-streak = Rezolvate la rând
puzzle-solved = Rezolvat!
puzzle-failed = Nu e cea mai bună
puzzle-value = șansă de victorie { $chance }, { $lead } puncte
puzzle-values = șansă de victorie { $chance }, { $lead } puncte; mutarea ta: { $own }, { $points } puncte
puzzle-retry = Din nou
puzzle-next = Problema următoare
puzzle-lost = Această problemă nu există.
puzzle-study = Problemă: { $theme }
trainer-title = Antrenor
trainer-about = După două rezolvări la rând problemele devin mai grele, după o greșeală mai ușoare.
trainer-level = Nivelul tău
trainer-best = record: { $count }
trainer-solved = Rezolvate
trainer-game = Joc
trainer-theme = Temă
trainer-all-games = Toate jocurile
trainer-all-themes = Toate temele
trainer-start = Începe

## Themes

theme-feature = { $feature ->
    [road] drumul
    [city] orașul
    [cloister] mănăstirea
    [shrine] secta
    [field] câmpul
    [river] râul
    [forest] pădurea
    [lake] lacul
    [meadow] câmpia
    [town] orașul
    [farm] ferma
    [plain] câmpul
   *[none] construcția
}
theme-steal = Fură { theme-feature }
theme-join = Împarte { theme-feature }
theme-block = Blochează { theme-feature }
theme-complete = Termină { theme-feature }
theme-claim = Ocupă { theme-feature }
theme-extend = Extinde { theme-feature }
theme-land = { $feature ->
    [meadow] Lupta pentru câmpii
    [plain] Lupta pentru câmpuri
   *[field] Lupta pentru câmpuri
}
theme-last-tiles = Ultimele cartonașe
theme-helper = O mână de ajutor
theme-keep = Păstrează-ți supușii
theme-other = O mutare bună
theme-place-abbey = Abația
theme-place-barn = Moșia
theme-build-tower = Turnul
theme-capture = Turnul
theme-ransom = Prizonieri
theme-exchange = Prizonieri
theme-move-dragon = Balaurul
theme-move-fairy = Zâna
theme-remove-knight = Prințesa
theme-deploy = Carcassonne
theme-leave-quarter = Carcassonne
theme-move-count = Contele
theme-move-wagon = Căruța
theme-choose-fair = Târgul
theme-seduce = Catapulta
theme-nearest = Catapulta
theme-hit = Catapulta
theme-score = Ce se punctează întâi
theme-second-tile = Constructorul
theme-recall = Abatele
