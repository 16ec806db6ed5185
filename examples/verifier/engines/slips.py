"""Slips on matches, drawn or real: docs/fairness/football.md, docs/fairness/fixtures.md"""
from math import prod

from ..amounts import amount_of, centavos
from ..played import NotAllowed


def bet_of_slip(view):
    names = ("match", "market", "pick", "odds")
    legs = [{name: leg[name] for name in names} for leg in view["legs"]]
    return {"kind": view["kind"], "stake": view["stake"], "legs": legs}


def winning_picks(market, score):
    """The picks that win: several in a dead heat."""
    home, away = score["home"], score["away"]
    if market == "most":
        return ["home", "away"] if home == away else ["home" if home > away else "away"]
    return [single_winner(market, home, away)]


def single_winner(market, home, away):
    if market == "1x2":
        return "home" if home > away else "away" if away > home else "draw"
    if market == "goals":
        return "over" if home + away >= 3 else "under"
    if market == "both":
        return "yes" if home > 0 and away > 0 else "no"
    if market == "score":
        return f"{home}-{away}" if home <= 3 and away <= 3 else "other"
    raise NotAllowed("market")


def leg_view(page, leg, match):
    """A selection with its result. `match`: names, score (None: void), and whether it is still open."""
    if leg["pick"] not in page.table("markets")[leg["market"]]:
        raise NotAllowed("pick")
    score, result = match["score"], None
    if not match["open"]:
        winners = [] if score is None else winning_picks(leg["market"], score)
        result = "void" if score is None else "won" if leg["pick"] in winners else "lost"
    view = {**leg, "home": match["home"], "away": match["away"], "result": result, "score": score}
    return {**view, "tied": len(winners)} if result == "won" and len(winners) > 1 else view


def settle(bet, matchday, legs):
    """The view of a slip, its stake and its payout."""
    stake = centavos(bet["stake"])
    results = [leg["result"] for leg in legs]
    if None in results and not (bet["kind"] == "multiple" and "lost" in results):
        raise NotAllowed("a match is open")
    factors = [{"won": leg["odds"], "void": 100}.get(leg["result"], 0) for leg in legs]
    tied = [leg.get("tied", 1) for leg in legs]
    if bet["kind"] == "multiple":
        cost = stake
        payout = stake * prod(factors) // (100 ** len(factors) * prod(tied))
    else:
        cost = stake * len(legs)
        payout = sum(stake * factor // (100 * heat) for factor, heat in zip(factors, tied))
    view = {
        "kind": bet["kind"],
        "stake": amount_of(stake),
        "matchday": matchday,
        "legs": legs,
        "payout": amount_of(payout),
    }
    return view, cost, payout
