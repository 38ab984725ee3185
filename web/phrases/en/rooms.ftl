# Everything around the table, in English.

skip-to-content = Skip to the page
close = Close
try-again = Try again
to-start = To the start page
nav-main = Pages
nav-games = My games
nav-rules = Rules
nav-settings = Settings
nav-account = Who am I?
language = Language
theme-auto = Light or dark like the device
theme-light = Light
theme-dark = Dark
problem-page = This page did not load. Are you online?
problem-inside = Something went wrong on this page. Nothing of your game is lost.
problem-no-table = There is no such table. Perhaps it was given up.
start-title = Lay tiles, send out your followers
names-first = Merry, Quiet, Clever, Brave, Sunny
names-last = Miller, Shepherd, Mason, Monk, Knight
