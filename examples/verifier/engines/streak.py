"""What tower and penalty have in common: steps that may all succeed, each with `good` of `ways`."""
from ..amounts import amount_of, multiplier_text


def pays(of, returned, good, ways, steps):
    return of * returned * ways**steps // (10000 * good**steps)


def cash_out_fields(stake, returned, good, ways, done, has_next):
    """What a cash-out pays now and after one more step."""

    def after(of, steps):
        return pays(of, returned, good, ways, steps) if steps else 0

    return {
        "cashOut": amount_of(after(stake, done)),
        "nextCashOut": amount_of(after(stake, done + 1)) if has_next else None,
        "multiplier": multiplier_text(after(10000, done)),
        "nextMultiplier": multiplier_text(after(10000, done + 1)) if has_next else None,
    }


def multipliers_up_to(most, returned, good, ways):
    return [multiplier_text(pays(10000, returned, good, ways, steps)) for steps in range(1, most + 1)]
