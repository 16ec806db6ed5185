"""docs/fairness/fish.md"""
from ..amounts import amount_of, centavos
from ..played import NotAllowed, Played, Result


def read(view):
    return Played({"stake": view["stake"], "species": view["species"]})


def play(page, game, draw, played):
    stake = centavos(played.bet["stake"])
    found = [prey["multiplier"] for prey in game["prey"] if prey["species"] == played.bet["species"]]
    if not found:
        raise NotAllowed("species")
    multiplier = found[0]
    roll = draw.below(page.constant("numbersPerStake") * multiplier)
    caught = roll < page.constant("caughtBelow")
    payout = stake * multiplier if caught else 0
    view = {
        **played.bet,
        "multiplier": multiplier,
        "roll": roll,
        "caught": caught,
        "payout": amount_of(payout),
    }
    return Result({"roll": roll}, view, stake, payout)
