"""docs/fairness/dice.md"""
from ..amounts import amount_of, centavos, multiplier_text
from ..played import NotAllowed, Played, Result


def read(view):
    return Played({name: view[name] for name in ("stake", "direction", "target")})


def play(page, game, draw, played):
    bet = played.bet
    stake, target = centavos(bet["stake"]), bet["target"]
    rolls, returned = page.constant("rolls"), page.constant("returned")
    roll = draw.below(rolls)
    if bet["direction"] == "under":
        winning, won = target, roll < target
    elif bet["direction"] == "over":
        winning, won = rolls - 1 - target, roll > target
    else:
        raise NotAllowed("direction")
    payout = stake * returned // winning if won else 0
    view = {
        **bet,
        "winningRolls": winning,
        "multiplier": multiplier_text(10000 * returned // winning),
        "roll": roll,
        "won": won,
        "payout": amount_of(payout),
    }
    return Result({"roll": roll}, view, stake, payout)
