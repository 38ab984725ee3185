#!/usr/bin/env python3
"""A complete engine for `bastide arena`, with nothing but Python's standard library (3.9 or newer).

    bastide arena --players "cmd:python3 examples/engine.py,random" --games 10

It knows no rules. It asks the arena for the legal actions, places its tile anywhere, and then prefers pieces on
the features that usually bring points soon. docs/engine-protocol.md describes the protocol; to write your own
engine, begin with `choose`.
"""

import random
import sys

# Where a piece usually brings points soon, the best first. Fields are left out: a piece there stays until the end.
PREFERRED = ("cloister", "shrine", "farm", "city", "town", "forest", "road", "river")


def choose(actions, dice):
    """Returns one of the legal actions, which are written as in a record: `place 1,0 turn 3`, `follower city N`."""
    if "pass" not in actions:
        return dice.choice(actions)
    for feature in PREFERRED:
        found = [action for action in actions if feature in action.split()]
        if found:
            return dice.choice(found)
    return "pass"


def say(line):
    print(line, flush=True)


def read():
    """Returns the first word of the next line, and the rest of it. The end of the input counts as `quit`."""
    line = sys.stdin.readline()
    if not line:
        return "quit", ""
    word, _, rest = line.strip().partition(" ")
    return word, rest


def legal_actions():
    """Asks the arena what can be done. That is possible between `go` and `best`."""
    say("legal")
    actions = []
    while True:
        word, rest = read()
        if word == "legal":
            actions.append(rest)
        elif word in ("end", "quit"):
            return actions


def skip_setup():
    """Reads the setup, which is TOML up to a line `end`. An engine that knows the rules would look at it."""
    while read()[0] not in ("end", "quit"):
        pass


def main():
    dice = random.Random(sys.argv[1] if len(sys.argv) > 1 else None)
    while True:
        word, rest = read()
        if word == "hello":
            say("bastide-engine 2")
            say("name Example in Python")
            say("ready")
        elif word == "setup":
            skip_setup()
            say("ready")
        elif word == "go":
            say("best " + choose(legal_actions(), dice))
        elif word in ("action", "flight"):
            # An engine that knows the rules would keep up with the game here.
            say("ok")
        elif word == "result":
            # Standard error goes to a file with `bastide arena --log DIR`.
            print("result", rest, file=sys.stderr)
            say("ok")
        elif word == "quit":
            return
        elif word:
            say(f"error {word!r} is no command")


if __name__ == "__main__":
    main()
