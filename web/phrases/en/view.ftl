# The view of the board: zoom, minimap, edge arrows, keys.

board-keys = Arrow keys go from space to space, Enter chooses, R turns the tile. Shift with an arrow key moves the view, plus and minus zoom, F shows the whole board and goes back. N goes from feature to feature, L lists what can be done.
edge-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
edge-choices = { $count ->
    [one] 1 more
   *[other] { $count } more
}
edge-go = { $side ->
    [top] { $what } above: show the nearest
    [right] { $what } to the right: show the nearest
    [bottom] { $what } below: show the nearest
   *[left] { $what } to the left: show the nearest
}
way-left = { $count } left
way-right = { $count } right
way-up = { $count } up
way-down = { $count } down
place-number = { $number } of { $count }
place-from-last = { $place }: { $way } from the last tile
