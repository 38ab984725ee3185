# Analiza unei partide.

review-title = Analiza partidei
review-back = Înapoi la rezultat
review-about = Vezi la fiecare mutare ce șansă de victorie aveai, unde ai pierdut puncte și cât a fost noroc.
review-start = Analizează partida
review-waiting = Se așteaptă un nucleu liber…
review-running = Se analizează partida…
review-progress = Progresul analizei
review-done-of = { $done } din { $total } poziții.
review-come-back = Poți pleca de pe pagină și reveni mai târziu.
review-failed = Partida nu a putut fi analizată. Încearcă din nou.
review-nothing = Nu este nimic de analizat: încă nu a decis nimeni nimic.
review-you = Tu
review-view-of = Din perspectiva cui
review-your-draws = Tragerile tale
review-your-moves = Mutările tale
review-draws = Trageri
review-moves = Mutări
review-your-chance = Șansa ta de victorie
review-chance-of = Șansa de victorie: { $name }
review-turn = Turul { $turn }
review-from-to = de la { $before } la { $after }
review-at-move = Turul { $turn }: { $before } înainte de mutare, { $after } după
review-at-draw = Turul { $turn }: tragerea
review-mistakes = Greșeli: { $count }
review-all-moves = Toate mutările
review-players = Jucători
review-lists = Toate greșelile și mutările
review-no-mistakes = Nicio greșeală. Bine jucat!
review-next = Următoarea greșeală
review-previous = Greșeala anterioară
review-try = Încearcă
review-you-played = Ai jucat
review-they-played = { $name } a jucat
review-better = Mai bine
review-better-by = Mai bine cu { $points }
review-draw = Tragere
review-chance = Hazard
review-draw-of = { $own ->
    [yes] Tragerea ta
   *[no] Tragere: { $name }
}
review-luck = { $sign ->
    [1] Noroc: față de o tragere medie, aceasta a adus { $points } puncte și { $chance } % șansă de victorie.
    [-1] Ghinion: față de o tragere medie, aceasta a adus { $points } puncte și { $chance } % șansă de victorie.
   *[0] O tragere medie.
} Avea o probabilitate de { $odds }.
review-accuracy = Precizie
review-verdict-best = Cea mai bună mutare
review-verdict-good = Mutare bună
review-verdict-inaccuracy = Imprecizie
review-verdict-mistake = Greșeală
review-verdict-blunder = Gafă
