"""docs/fairness/bingo-room.md"""
from ..amounts import amount_of, centavos
from ..played import NotAllowed, Played, Result


def read(view):
    return Played({"cardStake": view["cardStake"], "cards": [card["numbers"] for card in view["cards"]]})


def play(page, game, draw, played):
    hall = page.table("halls")[game["hall"]]
    card_stake = centavos(played.bet["cardStake"])
    balls = [place + 1 for place in draw.pick(hall["balls"], hall["drawn"])]
    shown, payout = [], 0
    for numbers in played.bet["cards"]:
        if len(set(numbers)) != hall["cells"]:
            raise NotAllowed("card")
        complete = completed(hall, numbers, balls)
        paid = sum(prize(hall, kind, ball, card_stake) for kind, ball in complete.items())
        payout += paid
        shown.append(
            {
                "numbers": numbers,
                "line": complete["line"],
                "twoLines": complete["two_lines"],
                "full": complete["full"],
                "payout": amount_of(paid),
            }
        )
    stake = card_stake * len(played.bet["cards"])
    view = {
        "stake": amount_of(stake),
        "cardStake": amount_of(card_stake),
        "cards": shown,
        "balls": balls,
        "payout": amount_of(payout),
    }
    return Result({"balls": balls}, view, stake, payout)


def completed(hall, numbers, balls):
    """The ball at which each prize's cells are complete, or None."""
    order = {number: at for at, number in enumerate(balls, start=1)}

    def complete(cells):
        came = [order.get(numbers[cell]) for cell in cells]
        return None if None in came else max(came)

    lines = sorted(ball for ball in map(complete, hall["lines"]) if ball is not None) + [None, None]
    return {"line": lines[0], "two_lines": lines[1], "full": complete(range(hall["cells"]))}


def prize(hall, kind, ball, card_stake):
    for row in hall["pays"][kind]:
        if ball is not None and ball <= row["within"]:
            return card_stake * row["pays"] // 100
    return 0
