"""docs/fairness/five-draw.md"""
from ..amounts import amount_of, centavos
from ..played import Played, Result


def read(view):
    return Played({"stake": view["stake"], "picks": view["picks"]})


def play(page, game, draw, played):
    stake, picks = centavos(played.bet["stake"]), sorted(played.bet["picks"])
    drawn = [place + 1 for place in draw.pick(page.constant("balls"), page.constant("drawn"))]
    hits = len(set(picks) & set(drawn))
    payout = stake * page.table("pays")[hits] // 100
    view = {
        "stake": amount_of(stake),
        "picks": picks,
        "drawn": drawn,
        "hits": hits,
        "payout": amount_of(payout),
    }
    return Result({"drawn": drawn}, view, stake, payout)
