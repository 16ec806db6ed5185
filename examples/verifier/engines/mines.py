"""docs/fairness/mines.md"""
from math import comb

from ..amounts import amount_of, centavos, multiplier_text
from ..played import NotAllowed, Played, Result


def read(view):
    steps = [{"action": "reveal", "cell": cell} for cell in view["revealed"]]
    if view["ending"] == "cashed_out":
        steps.append({"action": "cash_out"})
    return Played({"stake": view["stake"], "mines": view["mineCount"]}, steps, closed=view["ending"] == "void")


def pays(page, of, count, tiles):
    """P(of, tiles) with `count` mines."""
    cells = page.constant("cells")
    return of * page.constant("returned") * comb(cells, tiles) // (10000 * comb(cells - count, tiles))


def tables_again(page):
    cells = page.constant("cells")
    rows = [
        [multiplier_text(pays(page, 10000, count, tiles)) for tiles in range(1, cells - count + 1)]
        for count in range(1, cells)
    ]
    return {"multipliers": rows}


def play(page, game, draw, played):
    stake, count = centavos(played.bet["stake"]), played.bet["mines"]
    cells = page.constant("cells")
    mines = sorted(draw.pick(cells, count))

    last = 1
    while last < cells - count and pays(page, 10000, count, last + 1) <= game["maxMultiplier"] * 10000:
        last += 1

    revealed, ending = [], "open"
    for step in played.steps:
        if ending != "open":
            # The last tile cashed out by itself; a cash-out that is read from the view comes on top.
            break
        if step["action"] == "cash_out":
            if not revealed:
                raise NotAllowed("nothing to cash out")
            ending = "cashed_out"
        else:
            if step["cell"] in revealed or not 0 <= step["cell"] < cells:
                raise NotAllowed("cell")
            revealed.append(step["cell"])
            if step["cell"] in mines:
                ending = "hit"
            elif len(revealed) == last:
                ending = "cashed_out"
    if ending == "open" and played.closed:
        ending = "cashed_out" if revealed else "void"

    safe = len(revealed) - (ending == "hit")
    payout = {"cashed_out": pays(page, stake, count, len(revealed)), "void": stake}.get(ending, 0)
    has_next = ending == "open" and safe < last
    view = {
        "stake": amount_of(stake),
        "mineCount": count,
        "revealed": revealed,
        "ending": ending,
        "cashOut": amount_of(pays(page, stake, count, safe) if safe else 0),
        "nextCashOut": amount_of(pays(page, stake, count, safe + 1)) if has_next else None,
        "multiplier": multiplier_text(pays(page, 10000, count, safe) if safe else 0),
        "nextMultiplier": multiplier_text(pays(page, 10000, count, safe + 1)) if has_next else None,
        "mines": None if ending == "open" else mines,
        "payout": amount_of(payout),
    }
    return Result({"mines": mines}, view, stake, payout)
