"""docs/fairness/hi-lo.md"""
from math import prod

from ..amounts import amount_of, centavos, multiplier_text
from ..played import NotAllowed, Played, Result


def read(view):
    steps = [{"action": "skip"} if move == "skip" else {"action": "guess", "guess": move} for move in view["moves"]]
    if view["ending"] == "cashed_out":
        steps.append({"action": "cash_out"})
    return Played({"stake": view["stake"]}, steps, closed=view["ending"] == "void")


def play(page, game, draw, played):
    stake, returned = centavos(played.bet["stake"]), page.constant("returned")
    ranks = page.table("ranks")
    cards = [draw.below(52) for _ in range(game["cards"])]
    moves, path, ending = [], [], "open"

    def pays(of, winning):
        return of * returned * 13 ** len(winning) // (10000 * prod(winning))

    def row_of(guess):
        return page.row("guesses", rank=ranks[cards[len(moves)] // 4], guess=guess)

    def offered():
        rows = [row_of(guess) for guess in ("higher", "lower")]
        cap = game["maxMultiplier"] * 10000
        return [row for row in rows if pays(10000, path + [row["winning"]]) <= cap]

    for step in played.steps:
        if ending != "open":
            break
        if step["action"] == "cash_out":
            if not path:
                raise NotAllowed("nothing to cash out")
            ending = "cashed_out"
            continue
        if step["action"] == "skip":
            if moves.count("skip") == game["skips"]:
                raise NotAllowed("no skip is left")
            moves.append("skip")
        else:
            row = row_of(step["guess"])
            if row not in offered():
                raise NotAllowed("this guess is not offered")
            moves.append(step["guess"])
            if row["from"] <= cards[len(moves)] // 4 <= row["to"]:
                path.append(row["winning"])
            else:
                ending = "missed"
        if ending == "open" and not offered():
            ending = "cashed_out"
    if ending == "open" and played.closed:
        ending = "cashed_out" if path else "void"

    payout = {"cashed_out": pays(stake, path), "void": stake}.get(ending, 0)
    view = {
        "stake": amount_of(stake),
        "cards": cards[: len(moves) + 1],
        "moves": moves,
        "ending": ending,
        "rightGuesses": len(path),
        "skipsLeft": game["skips"] - moves.count("skip"),
        "cashOut": amount_of(pays(stake, path) if path else 0),
        "multiplier": multiplier_text(pays(10000, path) if path else 0),
        "guesses": [
            {
                "guess": row["guess"],
                "winning": row["winning"],
                "multiplier": multiplier_text(pays(10000, path + [row["winning"]])),
                "cashOut": amount_of(pays(stake, path + [row["winning"]])),
            }
            for row in (offered() if ending == "open" else [])
        ],
        "payout": amount_of(payout),
    }
    return Result({"cards": cards}, view, stake, payout)
