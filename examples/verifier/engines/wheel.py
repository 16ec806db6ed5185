"""docs/fairness/wheel.md"""
from ..amounts import amount_of
from ..played import Result


def play(page, game, draw, played):
    prizes = [part.split(":") for part in played.bet["table"].split(",")]
    left = draw.below(sum(int(weight) for _, _, weight in prizes))
    for prize, amount, weight in prizes:
        if left < int(weight):
            break
        left -= int(weight)
    view = {"prize": prize, "amount": amount_of(int(amount))}
    return Result({"prize": prize}, view, 0, int(amount))
