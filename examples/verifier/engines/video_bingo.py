"""docs/fairness/video-bingo.md"""
from ..amounts import amount_of, centavos
from ..played import NotAllowed, Played, Result


def read(view):
    steps = [{"action": "ball"}] * view["extra"] + ([{"action": "collect"}] if view["isCollected"] else [])
    return Played({"stake": view["stake"], "cards": len(view["cards"])}, steps)


def play(page, game, draw, played):
    stake, count = centavos(played.bet["stake"]), played.bet["cards"]
    numbers, cells, at_once, most = (page.constant(name) for name in ("numbers", "cells", "balls", "extra"))
    places = draw.pick(numbers, cells * count)
    balls = [place + 1 for place in draw.pick(numbers, at_once + most)]
    cards = [fill(places[at * cells : (at + 1) * cells]) for at in range(count)]
    extra, spent, collected = 0, 0, False

    def marks():
        drawn = set(balls[: at_once + extra])
        return [{cell for cell, number in enumerate(card) if number in drawn} for card in cards]

    def price():
        if collected or extra == most:
            return None
        return price_of_next(page, marks(), numbers - at_once - extra, stake)

    for step in played.steps:
        asked = price()
        if asked is None:
            raise NotAllowed("the round is over")
        if step["action"] == "collect":
            collected = True
        else:
            extra, spent = extra + 1, spent + asked
    if played.closed and price() is not None:
        collected = True

    done = price() is None
    patterns = [best_pattern(page, marked) for marked in marks()]
    paid = [stake * pays for _, pays in patterns]
    view = {
        "stake": amount_of(stake),
        "cards": [
            {"numbers": card, "pattern": pattern, "pays": amount_of(pays)}
            for card, (pattern, _), pays in zip(cards, patterns, paid)
        ],
        "balls": balls[: at_once + extra],
        "extra": extra,
        "spent": amount_of(spent),
        "price": None if done else amount_of(price()),
        "pays": amount_of(sum(paid)),
        "isCollected": collected,
        "payout": amount_of(sum(paid) if done else 0),
    }
    return Result({"cards": cards, "balls": balls}, view, stake * count + spent, sum(paid) if done else 0)


def fill(places):
    """The numbers cell by cell, rising down the columns."""
    ordered = sorted(place + 1 for place in places)
    return [ordered[3 * (cell % 5) + cell // 5] for cell in range(len(ordered))]


def best_pattern(page, marked):
    for row in page.table("patterns"):
        if any(marked.issuperset(shape) for shape in row["shapes"]):
            return row["pattern"], row["pays"]
    return None, 0


def price_of_next(page, marks, left, stake):
    gain = 0
    for marked in marks:
        now = best_pattern(page, marked)[1]
        for cell in range(page.constant("cells")):
            if cell not in marked:
                gain += best_pattern(page, marked | {cell})[1] - now
    if gain == 0:
        return None
    price = -(-gain * stake * 1000000 // (left * page.constant("returnPpm")))
    returns = gain * stake * 1000000 // (left * price)
    return price if returns >= page.constant("leastReturnPpm") else None
