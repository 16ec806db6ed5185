"""docs/fairness/sic-bo.md"""
from itertools import product

from ..amounts import amount_of, centavos
from ..played import NotAllowed, Played, Result
from .chips import bet_of_chips, total_of


def read(view):
    return Played(bet_of_chips(view))


def play(page, game, draw, played):
    dice = [draw.below(6) + 1 for _ in range(3)]
    stake = total_of(played.bet)
    shown, payout = [], 0
    for chip in played.bet["chips"]:
        paid = chip_pays(page, chip, dice)
        payout += paid
        shown.append({**chip, "payout": amount_of(paid)})
    view = {
        "stake": amount_of(stake),
        "dice": dice,
        "total": sum(dice),
        "chips": shown,
        "payout": amount_of(payout),
    }
    return Result({"dice": dice}, view, stake, payout)


def tables_again(page):
    throws = list(product(range(1, 7), repeat=3))
    rows = [
        {**place, "winning": sum(1 for dice in throws if wins(place, dice))} for place in page.table("places")
    ]
    return {"places": rows}


def chip_pays(page, chip, dice):
    if not wins(chip, dice):
        return 0
    stake = centavos(chip["stake"])
    if chip["kind"] == "single":
        return stake * page.table("singlePays")[dice.count(chip["at"])]
    place = {name: chip[name] for name in ("kind", "at", "faces") if name in chip}
    return stake * page.constant("returned") // page.row("places", **place)["winning"]


def wins(chip, dice):
    kind, total, triple = chip["kind"], sum(dice), len(set(dice)) == 1
    if kind in ("small", "big", "odd", "even"):
        fits = {"small": total <= 10, "big": total >= 11, "odd": total % 2 == 1, "even": total % 2 == 0}
        return not triple and fits[kind]
    if kind == "any_triple":
        return triple
    if kind == "total":
        return total == chip["at"]
    if kind in ("single", "double", "triple"):
        return dice.count(chip["at"]) >= {"single": 1, "double": 2, "triple": 3}[kind]
    if kind == "pair":
        return all(face in dice for face in chip["faces"])
    raise NotAllowed("kind")
