"""docs/fairness/crash.md"""
from ..amounts import amount_of, centavos
from ..played import Played, Result


def read(view):
    bet = {"stake": view["stake"], "autoCashOut": view["autoCashOut"]}
    return Played(bet, cash_out=view["cashOut"])


def play(page, game, draw, played):
    stake, cap = centavos(played.bet["stake"]), game["maxMultiplier"] * 100
    number = draw.below(2**20) * 2**32 + draw.below(2**32)
    point = page.constant("returned") * 2**52 // (2**52 - number)
    crash = min(max(point, 100), cap)
    automatic = played.bet["autoCashOut"]
    target = cap if automatic is None else automatic
    wanted = target if played.cash_out is None else min(target, played.cash_out)
    cash_out = wanted if wanted <= crash else None
    payout = 0 if cash_out is None else stake * cash_out // 100
    view = {
        "stake": amount_of(stake),
        "autoCashOut": automatic,
        "crash": crash,
        "cashOut": cash_out,
        "payout": amount_of(payout),
    }
    return Result({"crash": crash}, view, stake, payout)
