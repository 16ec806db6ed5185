"""docs/fairness/race.md"""
from fractions import Fraction
from math import floor

from ..amounts import amount_of, centavos, multiplier_text
from ..played import NotAllowed, Played, Result
from .chips import bet_of_chips, total_of


def read(view):
    return Played(bet_of_chips(view, without=("odds", "payout")))


def play(page, game, draw, played):
    weights = [runner["weight"] for runner in game["runners"]]
    order = draw_order(draw, weights)
    stake = total_of(played.bet)
    shown, payout = [], 0
    for chip in played.bet["chips"]:
        odds = odds_of(page, weights, chip)
        paid = centavos(chip["stake"]) * odds // 100 if wins(chip, order) else 0
        payout += paid
        shown.append({**chip, "odds": multiplier_text(odds * 100), "payout": amount_of(paid)})
    view = {"stake": amount_of(stake), "order": order, "chips": shown, "payout": amount_of(payout)}
    return Result({"order": order}, view, stake, payout)


def odds_of(page, weights, pick):
    return floor(page.constant("returned") / chance_of(weights, pick))


def tables_again(page):
    again = {}
    for game in page.data["games"]:
        weights = [runner["weight"] for runner in game["parameters"]["runners"]]
        picks = page.table("odds")[game["id"]]
        again[game["id"]] = [{**pick, "odds": odds_of(page, weights, pick)} for pick in picks]
    return {"odds": again}


def draw_order(draw, weights):
    left, order = list(range(len(weights))), []
    while left:
        number = draw.below(sum(weights[runner] for runner in left))
        passed = 0
        for runner in left:
            passed += weights[runner]
            if passed > number:
                break
        order.append(runner)
        left.remove(runner)
    return order


def chance_of(weights, chip):
    whole = sum(weights)

    def pair(first, second):
        return Fraction(weights[first] * weights[second], whole * (whole - weights[first]))

    if chip["kind"] == "exacta":
        return pair(chip["first"], chip["second"])
    runner = chip["runner"]
    win = Fraction(weights[runner], whole)
    if chip["kind"] == "win":
        return win
    if chip["kind"] == "place":
        return win + sum(pair(other, runner) for other in range(len(weights)) if other != runner)
    raise NotAllowed("kind")


def wins(chip, order):
    if chip["kind"] == "exacta":
        return order[:2] == [chip["first"], chip["second"]]
    return chip["runner"] in (order[:1] if chip["kind"] == "win" else order[:2])
