# Vederea suprafeței de joc: zoom, hartă, săgeți la margine, taste.

board-keys = Săgețile trec de la un loc la altul, Enter alege, R rotește cartonașul. Shift și o săgeată mută vederea, plus și minus măresc și micșorează, F arată toată suprafața de joc și revine. N trece de la o regiune la alta, L arată ce poți face.
edge-spaces = { $count ->
    [one] un loc
    [few] { $count } locuri
   *[other] { $count } de locuri
}
edge-choices = încă { $count }
edge-go = { $side ->
    [top] Sus: { $what }. Arată-l pe cel mai apropiat
    [right] La dreapta: { $what }. Arată-l pe cel mai apropiat
    [bottom] Jos: { $what }. Arată-l pe cel mai apropiat
   *[left] La stânga: { $what }. Arată-l pe cel mai apropiat
}
way-left = { $count } la stânga
way-right = { $count } la dreapta
way-up = { $count } în sus
way-down = { $count } în jos
place-number = { $number } din { $count }
place-from-last = { $place }: { $way } de la ultimul cartonaș
