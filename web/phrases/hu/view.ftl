# A játéktér nézete: nagyítás, térkép, nyilak a szélén, billentyűk.

board-keys = A nyilak helyről helyre lépnek, az Enter választ, az R forgatja a kártyát. A Shift és egy nyíl mozgatja a nézetet, a plusz és a mínusz nagyít és kicsinyít, az F megmutatja az egész játékteret, majd visszatér. Az N területről területre lép, az L felsorolja, mit tehetsz.
edge-spaces = { $count } hely
edge-choices = még { $count }
edge-go = { $side ->
    [top] Fent: { $what }. Ugrás a legközelebbihez
    [right] Jobbra: { $what }. Ugrás a legközelebbihez
    [bottom] Lent: { $what }. Ugrás a legközelebbihez
   *[left] Balra: { $what }. Ugrás a legközelebbihez
}
way-left = { $count } balra
way-right = { $count } jobbra
way-up = { $count } felfelé
way-down = { $count } lefelé
place-number = { $number }. hely, összesen { $count }
place-from-last = { $place }: az utolsó kártyától { $way }
