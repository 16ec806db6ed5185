"""docs/fairness/keno.md"""
from ..amounts import amount_of, centavos, multiplier_text
from ..played import Played, Result


def read(view):
    return Played({name: view[name] for name in ("stake", "risk", "picks")})


def play(page, game, draw, played):
    bet = played.bet
    stake, picks = centavos(bet["stake"]), sorted(bet["picks"])
    drawn = [place + 1 for place in draw.pick(page.constant("balls"), page.constant("drawn"))]
    hits = len(set(picks) & set(drawn))
    hundredths = page.row("pays", risk=bet["risk"], picks=len(picks))["pays"][hits]
    payout = stake * hundredths // 100
    view = {
        **bet,
        "picks": picks,
        "drawn": drawn,
        "hits": hits,
        "multiplier": multiplier_text(hundredths * 100),
        "payout": amount_of(payout),
    }
    return Result({"drawn": drawn}, view, stake, payout)
