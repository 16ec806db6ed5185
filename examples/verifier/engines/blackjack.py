"""docs/fairness/blackjack.md"""
from ..amounts import amount_of, centavos
from ..played import NotAllowed, Played, Result


def read(view):
    steps = [{"action": action} for action in view["actions"]]
    return Played({"stake": view["stake"]}, steps, closed=view["isClosed"])


class Table:
    """A round as far as it was played."""

    def __init__(self, page, cards, stake):
        self.values = page.table("values")
        self.cards, self.stake = cards, stake
        self.hands = [{"cards": [cards[0], cards[2]], "doubled": False, "done": False}]
        self.dealer = [cards[1], cards[3]]
        self.dealt, self.active, self.insured = 4, 0, False
        self.actions, self.is_closed = [], False
        self.phase = "insurance"
        if self.values[cards[1] // 4] != 1:
            self.look()

    def value(self, card):
        return self.values[card // 4]

    def total(self, cards):
        """The total, and whether it is soft."""
        hard = sum(self.value(card) for card in cards)
        soft = any(self.value(card) == 1 for card in cards) and hard <= 11
        return (hard + 10 if soft else hard), soft

    def is_blackjack(self, cards):
        return len(cards) == 2 and self.total(cards)[0] == 21

    def look(self):
        either = self.is_blackjack(self.dealer) or self.is_blackjack(self.hands[0]["cards"])
        self.phase = "over" if either else "player"

    def next_card(self):
        self.dealt += 1
        return self.cards[self.dealt - 1]

    def choices(self):
        if self.phase == "over":
            return []
        if self.phase == "insurance":
            return ["insure", "decline"]
        cards = self.hands[self.active]["cards"]
        if len(cards) > 2:
            return ["hit", "stand"]
        may_split = len(self.hands) == 1 and self.value(cards[0]) == self.value(cards[1])
        return ["hit", "stand", "double"] + (["split"] if may_split else [])

    def act(self, action):
        if action not in self.choices():
            raise NotAllowed(action)
        if self.phase == "insurance":
            self.insured = action == "insure"
            self.look()
            return
        hand = self.hands[self.active]
        if action == "stand":
            hand["done"] = True
        elif action == "double":
            hand.update(doubled=True, done=True)
            hand["cards"].append(self.next_card())
        elif action == "hit":
            hand["cards"].append(self.next_card())
            hand["done"] = self.total(hand["cards"])[0] >= 21
        else:
            self.split(hand)
        self.go_on()

    def split(self, hand):
        halves = []
        for card in hand["cards"]:
            cards = [card, self.next_card()]
            done = self.value(card) == 1 or self.total(cards)[0] >= 21
            halves.append({"cards": cards, "doubled": False, "done": done})
        self.hands = halves

    def go_on(self):
        waiting = [at for at, hand in enumerate(self.hands) if not hand["done"]]
        if waiting:
            self.active = waiting[0]
            return
        self.phase, self.active = "over", 0
        if all(self.total(hand["cards"])[0] > 21 for hand in self.hands):
            return
        while self.total(self.dealer)[0] < 17:
            self.dealer.append(self.next_card())

    def ending(self, cards):
        total, against = self.total(cards)[0], self.total(self.dealer)[0]
        natural = len(self.hands) == 1 and self.is_blackjack(cards)
        if total > 21:
            return "bust"
        if self.is_blackjack(self.dealer):
            return "push" if natural else "lost"
        if natural:
            return "blackjack"
        if against > 21 or total > against:
            return "won"
        return "push" if total == against else "lost"


def play(page, game, draw, played):
    places = draw.pick(52 * page.constant("decks"), page.constant("cards"))
    cards = [place % 52 for place in places]
    stake = centavos(played.bet["stake"])
    table = Table(page, cards, stake)
    for step in played.steps:
        table.act(step["action"])
        table.actions.append(step["action"])
    while played.closed and table.phase != "over":
        table.is_closed = True
        table.act("decline" if table.phase == "insurance" else "stand")

    hands, payout, staked_on_all = [], 0, 0
    for hand in table.hands:
        staked = stake * (2 if hand["doubled"] else 1)
        ending = table.ending(hand["cards"]) if table.phase == "over" else None
        paid = {"push": staked, "won": 2 * staked, "blackjack": 5 * staked // 2}.get(ending, 0)
        payout, staked_on_all = payout + paid, staked_on_all + staked
        hands.append(hand_view(table, hand, staked, ending, paid))
    insurance, of_insurance = None, 0
    if table.insured:
        price = stake // 2
        won = table.phase == "over" and table.is_blackjack(table.dealer)
        of_insurance = 3 * price if won else 0
        insurance = {"stake": amount_of(price), "payout": amount_of(of_insurance)}
        staked_on_all += price
    payout += of_insurance

    shown = table.dealer if table.phase == "over" else table.dealer[:1]
    costs = {"insure": stake // 2, "double": stake, "split": stake}
    view = {
        "stake": amount_of(stake),
        "phase": table.phase,
        "dealer": {"cards": shown, **total_fields(table, shown)},
        "hands": hands,
        "active": table.active,
        "choices": [{"action": one, "cost": amount_of(costs.get(one, 0))} for one in table.choices()],
        "insurance": insurance,
        "actions": table.actions,
        "isClosed": table.is_closed,
        "payout": amount_of(payout),
    }
    return Result({"cards": cards}, view, staked_on_all, payout)


def total_fields(table, cards):
    total, soft = table.total(cards)
    return {"total": total, "isSoft": soft}


def hand_view(table, hand, staked, ending, paid):
    return {
        "cards": hand["cards"],
        **total_fields(table, hand["cards"]),
        "isDoubled": hand["doubled"],
        "stake": amount_of(staked),
        "ending": ending,
        "payout": amount_of(paid),
    }
