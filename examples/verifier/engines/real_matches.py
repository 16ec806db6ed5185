"""docs/fairness/fixtures.md"""
from ..played import Played, Result
from .slips import bet_of_slip, leg_view, settle


def read(view):
    matches = [
        {
            "id": leg["match"],
            "home": leg["home"],
            "away": leg["away"],
            "status": "open" if leg["result"] is None else "void" if leg["score"] is None else "finished",
            "score": leg["score"],
        }
        for leg in view["legs"]
    ]
    return Played(bet_of_slip(view), matches=matches)


def play(page, game, draw, played):
    matches = {match["id"]: {**match, "open": match["status"] == "open"} for match in played.matches}
    legs = [leg_view(page, leg, matches[leg["match"]]) for leg in played.bet["legs"]]
    view, stake, payout = settle(played.bet, None, legs)
    return Result({}, view, stake, payout)
