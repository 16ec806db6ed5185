"""docs/fairness/tower.md"""
from ..amounts import amount_of, centavos
from ..played import NotAllowed, Played, Result
from .streak import cash_out_fields, multipliers_up_to, pays


def read(view):
    steps = [{"action": "climb", "door": door} for door in view["picks"]]
    if view["ending"] == "cashed_out":
        steps.append({"action": "cash_out"})
    bet = {"stake": view["stake"], "difficulty": view["difficulty"]}
    return Played(bet, steps, closed=view["ending"] == "void")


def tables_again(page):
    returned = page.constant("returned")
    rows = [
        {**row, "multipliers": multipliers_up_to(len(row["multipliers"]), returned, row["safe"], row["doors"])}
        for row in page.table("difficulties")
    ]
    return {"difficulties": rows}


def play(page, game, draw, played):
    stake, floors = centavos(played.bet["stake"]), game["floors"]
    row = page.row("difficulties", difficulty=played.bet["difficulty"])
    doors, safe, returned = row["doors"], row["safe"], page.constant("returned")
    traps = [sorted(draw.pick(doors, doors - safe)) for _ in range(floors)]

    picks, ending = [], "open"
    for step in played.steps:
        if ending != "open":
            break
        if step["action"] == "cash_out":
            if not picks:
                raise NotAllowed("nothing to cash out")
            ending = "cashed_out"
        else:
            if not 0 <= step["door"] < doors:
                raise NotAllowed("door")
            picks.append(step["door"])
            if step["door"] in traps[len(picks) - 1]:
                ending = "fallen"
            elif len(picks) == floors:
                ending = "cashed_out"
    if ending == "open" and played.closed:
        ending = "cashed_out" if picks else "void"

    climbed = len(picks) - (ending == "fallen")
    payout = {"cashed_out": pays(stake, returned, safe, doors, len(picks)), "void": stake}.get(ending, 0)
    has_next = ending == "open" and climbed < floors
    view = {
        "stake": amount_of(stake),
        "difficulty": played.bet["difficulty"],
        "floors": floors,
        "doors": doors,
        "picks": picks,
        "ending": ending,
        **cash_out_fields(stake, returned, safe, doors, climbed, has_next),
        "traps": None if ending == "open" else traps,
        "payout": amount_of(payout),
    }
    return Result({"traps": traps}, view, stake, payout)
