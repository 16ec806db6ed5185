"""docs/fairness/plinko.md"""
from ..amounts import amount_of, centavos, multiplier_text
from ..played import Played, Result


def read(view):
    return Played({name: view[name] for name in ("stake", "rows", "risk")})


def play(page, game, draw, played):
    bet = played.bet
    stake = centavos(bet["stake"])
    path = [draw.below(2) for _ in range(bet["rows"])]
    slot = sum(path)
    tenths = page.row("boards", rows=bet["rows"], risk=bet["risk"])["pays"][slot]
    payout = stake * tenths // 10
    view = {
        **bet,
        "path": path,
        "slot": slot,
        "multiplier": multiplier_text(tenths * 1000),
        "payout": amount_of(payout),
    }
    return Result({"path": path}, view, stake, payout)
