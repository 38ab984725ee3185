# Ce s-a întâmplat: jurnalul, ritmul, sfârșitul partidei.

## Jurnal

log-you = Tu
log-laid = { $subject } { $who ->
    [you] ai pus
   *[one] a pus
} un cartonaș
log-placed = { $subject } { $who ->
    [you] ai pus
   *[one] a pus
} { $piece ->
    [highwayman] un tâlhar
    [knight] un cavaler
    [monk] un călugăr
    [heretic] un eretic
    [farmer] un țăran
    [gatherer] un culegător
    [fisherman] un pescar
    [hunter] un vânător
    [robber] un tâlhar
    [shopkeeper] un negustor
    [homesteader] un fermier
    [trapper] un vânător de blănuri
    [mayor] primarul
    [wagon] căruța
    [abbot] abatele
    [phantom] fantoma
    [builder] constructorul
    [pig] porcul
    [hut] o colibă
    [barn] moșia
   *[other] o piesă
}
log-scored = { $subject }: { $how ->
   *[other] { scored-feature }
}, { $sum }
scored-feature = { $how ->
    [closed] { $feature ->
        [road] drum complet
        [city] oraș complet
        [shrine] sectă completă
        [river] râu complet
        [forest] pădure completă
        [town] oraș complet
        [farm] fermă completă
       *[cloister] mănăstire completă
    }
    [unfinished] { $feature ->
        [road] drum neterminat
        [city] oraș neterminat
        [shrine] sectă neterminată
        [town] oraș neterminat
        [farm] fermă neterminată
       *[cloister] mănăstire neterminată
    }
    [huts] sistem de râuri
    [barn] moșie
    [recalled] abate rechemat
   *[other] { feature-name }
}
log-term = { $what ->
    [shields] { $count ->
        [one] o stemă
        [few] { $count } steme
       *[other] { $count } de steme
    }
    [cities] { $count ->
        [one] un oraș
        [few] { $count } orașe
       *[other] { $count } de orașe
    }
    [cities-before] { $count ->
        [one] un oraș numărat deja
        [few] { $count } orașe numărate deja
       *[other] { $count } de orașe numărate deja
    }
    [forest-pieces] { $count ->
        [one] o bucată de pădure
        [few] { $count } bucăți de pădure
       *[other] { $count } de bucăți de pădure
    }
    [mushrooms] { $count ->
        [one] un grup de ciuperci
        [few] { $count } grupuri de ciuperci
       *[other] { $count } de grupuri de ciuperci
    }
    [fish] { $count ->
        [one] un pește
        [few] { $count } pești
       *[other] { $count } de pești
    }
    [deer] { $count ->
        [one] o căprioară
        [few] { $count } căprioare
       *[other] { $count } de căprioare
    }
    [deer-eaten] { $count ->
        [one] o căprioară mâncată
        [few] { $count } căprioare mâncate
       *[other] { $count } de căprioare mâncate
    }
    [mammoths] { $count ->
        [one] un mamut
        [few] { $count } mamuți
       *[other] { $count } de mamuți
    }
    [aurochs] { $count ->
        [one] un bour
        [few] { $count } bouri
       *[other] { $count } de bouri
    }
    [trading-posts] { $count ->
        [one] o factorie
        [few] { $count } factorii
       *[other] { $count } de factorii
    }
    [flags] { $count ->
        [one] un steag
        [few] { $count } steaguri
       *[other] { $count } de steaguri
    }
    [animals] { $count ->
        [one] un animal
        [few] { $count } animale
       *[other] { $count } de animale
    }
   *[tiles] { $count ->
        [one] un cartonaș
        [few] { $count } cartonașe
       *[other] { $count } de cartonașe
    }
}

## Cine urmează

signal-your-turn = E rândul tău
notify-offer = Vrei o notificare când îți vine rândul?
notify-allow = Activează
notify-decline = Nu, mulțumesc

## Sfârșitul

end-wins = { $who ->
    [you] Ai câștigat
   *[other] { $name } a câștigat
}
end-wins-by = { $who ->
    [you] Ai câștigat
   *[other] { $name } a câștigat
} la { $lead ->
    [one] un punct
    [few] { $lead } puncte
   *[other] { $lead } de puncte
} diferență
end-shared = Victorie comună: { $names }
end-ahead = Avans de { $lead ->
    [one] un punct
    [few] { $lead } puncte
   *[other] { $lead } de puncte
}, pe locul doi: { $second }
end-two = { $first } la { $second }
end-reason = { $reason ->
    [resigned] Încheiată prin abandon
   *[time] Decisă prin timp expirat
}
end-total = Total
end-points = Puncte
end-chart = Grafic
end-chart-title = Puncte pe tururi
end-final-step = Evaluarea finală, { $step } din { $count }
end-final-ready = Acum se evaluează ce a rămas pe suprafața de joc.
end-previous = Regiunea anterioară
end-next = Regiunea următoare
end-play = Redă
end-pause = Pauză
end-skip = Vezi rezultatul
end-player = Jucător
end-replay = Reluare
end-picture = Salvează imaginea
end-picture-failed = Imaginea nu a putut fi făcută. Încearcă din nou.
end-download = Descarcă partida
end-leave = Ieși
end-category = { $category ->
    [city] Orașe
    [town] Orașe
    [road] Drumuri
    [forest] Păduri
    [river] Râuri
    [hut] Colibe
    [cloister] Mănăstiri
    [shrine] Secte
    [farm] Ferme
    [field] Câmpuri
    [meadow] Câmpii
    [plain] Câmpuri
    [goods] Produse
    [award] Rege și cavaler jefuitor
    [fairy] Zână
    [ransom] Răscumpărări
    [catapult] Catapultă
   *[surveyor] Topografi
}
chart-first = Turul 1
chart-final = Final
rematch-wanted = { $name } vrea revanșă
rematch-join = Intră în joc

## Reluare

replay-previous-step = Pasul anterior
replay-next-step = Pasul următor
replay-speed = Viteză
replay-moves = Mutări
replay-drawn = Cartonașul tras
