"""docs/fairness/penalty.md"""
from ..amounts import amount_of, centavos
from ..played import NotAllowed, Played, Result
from .streak import cash_out_fields, multipliers_up_to, pays


def read(view):
    steps = [{"action": "kick", "corner": corner} for corner in view["kicks"]]
    if view["ending"] == "cashed_out":
        steps.append({"action": "cash_out"})
    bet = {"stake": view["stake"], "corners": view["corners"]}
    return Played(bet, steps, closed=view["ending"] == "void")


def tables_again(page):
    returned = page.constant("returned")
    rows = [
        {**row, "multipliers": multipliers_up_to(len(row["multipliers"]), returned, row["corners"] - 1, row["corners"])}
        for row in page.table("multipliers")
    ]
    return {"multipliers": rows}


def play(page, game, draw, played):
    stake, corners, kick_count = centavos(played.bet["stake"]), played.bet["corners"], game["kicks"]
    returned, good = page.constant("returned"), corners - 1
    dives = [draw.below(corners) for _ in range(kick_count)]

    kicks, ending = [], "open"
    for step in played.steps:
        if ending != "open":
            break
        if step["action"] == "cash_out":
            if not kicks:
                raise NotAllowed("nothing to cash out")
            ending = "cashed_out"
        else:
            if not 0 <= step["corner"] < corners:
                raise NotAllowed("corner")
            kicks.append(step["corner"])
            if step["corner"] == dives[len(kicks) - 1]:
                ending = "saved"
            elif len(kicks) == kick_count:
                ending = "cashed_out"
    if ending == "open" and played.closed:
        ending = "cashed_out" if kicks else "void"

    goals = len(kicks) - (ending == "saved")
    payout = {"cashed_out": pays(stake, returned, good, corners, len(kicks)), "void": stake}.get(ending, 0)
    has_next = ending == "open" and goals < kick_count
    view = {
        "stake": amount_of(stake),
        "corners": corners,
        "kickCount": kick_count,
        "kicks": kicks,
        "dives": dives[: len(kicks)] if ending == "open" else dives,
        "ending": ending,
        **cash_out_fields(stake, returned, good, corners, goals, has_next),
        "payout": amount_of(payout),
    }
    return Result({"dives": dives}, view, stake, payout)
