"""docs/fairness/roulette.md, docs/fairness/live-roulette.md"""
from ..amounts import amount_of, centavos
from ..played import NotAllowed, Played, Result
from .chips import bet_of_chips, total_of


def read(view):
    return Played(bet_of_chips(view))


def play(page, game, draw, played):
    pocket = draw.below(page.constant("pockets"))
    stake = total_of(played.bet)
    shown, payout = [], 0
    for chip in played.bet["chips"]:
        paid = chip_pays(page, game, chip, pocket)
        payout += paid
        shown.append({**chip, "payout": amount_of(paid)})
    view = {
        "stake": amount_of(stake),
        "pocket": pocket,
        "colour": page.table("colours")[pocket],
        "chips": shown,
        "payout": amount_of(payout),
    }
    return Result({"pocket": pocket}, view, stake, payout)


def chip_pays(page, game, chip, pocket):
    covered, stake = covered_by(page, chip), centavos(chip["stake"])
    if pocket in covered:
        return stake * 36 // len(covered)
    if game["laPartage"] and pocket == 0 and len(covered) == 18:
        return stake // 2
    return 0


def covered_by(page, chip):
    if chip["kind"] == "inside":
        if sorted(chip["numbers"]) not in page.table("insideBets"):
            raise NotAllowed("numbers")
        return chip["numbers"]
    field = page.table("fields")[chip["kind"]]
    return field[chip["at"] - 1] if chip["kind"] in ("column", "dozen") else field
