"""Bets of chips: roulette, sic bo, baccarat, race."""
from ..amounts import centavos


def bet_of_chips(view, without=("payout",)):
    """The chips as they were laid: those of the view without what they paid."""
    chips = [{name: value for name, value in chip.items() if name not in without} for chip in view["chips"]]
    return {"chips": chips}


def total_of(bet):
    return sum(centavos(chip["stake"]) for chip in bet["chips"])
