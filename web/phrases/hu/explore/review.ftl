# Egy játszma elemzése.

review-title = Játszmaelemzés
review-back = Vissza az eredményhez
review-about = Nézd meg lépésről lépésre, mekkora volt a győzelmi esélyed, hol vesztettél pontokat, és mennyi múlt a szerencsén.
review-start = Játszma elemzése
review-waiting = Várakozás szabad processzormagra…
review-running = A játszma elemzése folyamatban…
review-progress = Az elemzés állása
review-done-of = { $done } / { $total } állás.
review-come-back = Nyugodtan menj tovább, és nézz vissza később.
review-failed = A játszmát nem sikerült elemezni. Próbáld újra.
review-nothing = Nincs mit elemezni: még senki sem döntött semmiről.
review-you = Te
review-view-of = Kinek a szemével
review-your-draws = Húzásaid
review-your-moves = Lépéseid
review-draws = Húzások
review-moves = Lépések
review-your-chance = Győzelmi esélyed
review-chance-of = { $name } győzelmi esélye
review-turn = { $turn }. kör
review-from-to = { $before }-ról { $after }-ra
review-at-move = { $turn }. kör: a lépés előtt { $before }, utána { $after }
review-at-draw = { $turn }. kör: a húzás
review-mistakes = Hibák: { $count }
review-all-moves = Minden lépés
review-players = Játékosok
review-lists = Minden hiba és lépés
review-no-mistakes = Nincs hiba. Szép játék!
review-next = Következő hiba
review-previous = Előző hiba
review-try = Próbáld ki
review-you-played = Ezt lépted
review-they-played = { $name } ezt lépte
review-better = Jobb
review-better-by = { $points } ponttal jobb
review-draw = Húzás
review-chance = Véletlen
review-draw-of = { $own ->
    [yes] A te húzásod
   *[no] { $name } húzása
}
review-luck = { $sign ->
    [1] Szerencse: ez a húzás az átlagoshoz képest { $points } pontot és { $chance } százalékpontnyi győzelmi esélyt ért.
    [-1] Balszerencse: ez a húzás az átlagoshoz képest { $points } pontot és { $chance } százalékpontnyi győzelmi esélyt ért.
   *[0] Átlagos húzás.
} Az esélye { $odds } volt.
review-accuracy = Pontosság
review-verdict-best = A legjobb lépés
review-verdict-good = Jó lépés
review-verdict-inaccuracy = Pontatlanság
review-verdict-mistake = Hiba
review-verdict-blunder = Baklövés
