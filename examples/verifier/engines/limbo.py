"""docs/fairness/limbo.md"""
from ..amounts import amount_of, centavos
from ..played import Played, Result


def read(view):
    return Played({"stake": view["stake"], "target": view["target"]})


def play(page, game, draw, played):
    stake, target = centavos(played.bet["stake"]), played.bet["target"]
    reached = draw_multiplier(page, draw)
    won = reached >= target
    payout = stake * target // 100 if won else 0
    view = {**played.bet, "reached": reached, "won": won, "payout": amount_of(payout)}
    return Result({"reached": reached}, view, stake, payout)


def draw_multiplier(page, draw):
    returned, lowest, highest = (page.constant(name) for name in ("returned", "least", "most"))
    digits, scale = 0, 1
    while True:
        digits = digits * 2**32 + draw.below(2**32)
        scale *= 2**32
        least = returned * scale // (digits + 1)
        most = highest if digits == 0 else (returned * scale - 1) // digits
        least, most = (min(max(bound, lowest), highest) for bound in (least, most))
        if least == most:
            return least
