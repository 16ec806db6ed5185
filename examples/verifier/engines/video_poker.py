"""docs/fairness/video-poker.md"""
from collections import Counter
from itertools import combinations
from math import comb

from ..amounts import amount_of, centavos
from ..played import NotAllowed, Played, Result


def read(view):
    return Played({"stake": view["stake"]}, [{"action": "hold", "held": view["held"]}])


def play(page, game, draw, played):
    stake = centavos(played.bet["stake"])
    cards = draw.pick(52, 10)
    dealt = cards[:5]
    pays = {row["hand"]: row["pays"] for row in page.table("hands")}
    held = played.steps[0]["held"] if played.steps else None
    if held is None and played.closed:
        held = best_hold(dealt, pays)
    if held is not None and (held != sorted(set(held)) or not set(held) <= set(range(5))):
        raise NotAllowed("held")
    final, payout = None, 0
    if held is not None:
        after = iter(cards[5:])
        final = [card if place in held else next(after) for place, card in enumerate(dealt)]
        payout = stake * pays[hand_of(final)]
    view = {
        "stake": amount_of(stake),
        "dealt": dealt,
        "held": held,
        "cards": final,
        "hand": hand_of(final or dealt),
        "payout": amount_of(payout),
    }
    return Result({"cards": cards}, view, stake, payout)


STRAIGHTS = {tuple(range(low, low + 5)) for low in range(9)} | {(0, 1, 2, 3, 12)}
TEN, JACK = 8, 9


def hand_of(cards):
    ranks = sorted(card // 4 for card in cards)
    flush = len({card % 4 for card in cards}) == 1
    if tuple(ranks) in STRAIGHTS:
        if flush:
            return "royal_flush" if ranks[0] == TEN else "straight_flush"
        return "straight"
    if flush:
        return "flush"
    counts = Counter(ranks)
    sizes = sorted(counts.values(), reverse=True)
    if sizes[0] == 4:
        return "four_of_a_kind"
    if sizes[0] == 3:
        return "full_house" if sizes[1] == 2 else "three_of_a_kind"
    if sizes[0] == 2:
        if sizes[1] == 2:
            return "two_pair"
        pair = max(counts, key=lambda rank: counts[rank])
        return "high_pair" if pair >= JACK else "nothing"
    return "nothing"


def best_hold(dealt, pays):
    """The hold with the greatest mean over all draws; of equal ones that whose sum of 2^position is greatest."""
    totals = [total_with(dealt, subset, pays) for subset in range(32)]
    # From "all hands that contain these cards" to "and none of the other dealt cards".
    for bit in (1, 2, 4, 8, 16):
        for subset in range(32):
            if not subset & bit:
                totals[subset] -= totals[subset | bit]
    best, best_ways = 0, comb(47, 5)
    for subset in range(1, 32):
        ways = comb(47, 5 - bin(subset).count("1"))
        if totals[subset] * best_ways >= totals[best] * ways:
            best, best_ways = subset, ways
    return [place for place in range(5) if best >> place & 1]


def total_with(dealt, subset, pays):
    """What all hands of the whole deck pay together that contain these of the dealt cards."""
    kept = [card for place, card in enumerate(dealt) if subset >> place & 1]
    if len(kept) < 2:
        return total_of_deck(pays) if not kept else total_with_rank(kept[0] // 4, pays)
    rest = [card for card in range(52) if card not in kept]
    return sum(pays[hand_of(kept + list(others))] for others in combinations(rest, 5 - len(kept)))


def total_with_rank(rank, pays):
    """The same for one card, counted by kinds of hands instead of by 249,900 hands."""
    straights = sum(1 for ranks in STRAIGHTS if rank in ranks)
    royals = 1 if rank >= TEN else 0
    high = rank >= JACK
    counts = {
        "royal_flush": royals,
        "straight_flush": straights - royals,
        # Four of this rank and one of 48 others; or four of another rank and this card.
        "four_of_a_kind": 48 + 12,
        # Three of this rank and a pair of another; or a pair of this rank and three of another.
        "full_house": 3 * 12 * 6 + 3 * 12 * 4,
        "flush": comb(12, 4) - straights,
        "straight": straights * (4**4 - 1),
        "three_of_a_kind": 3 * comb(12, 2) * 16 + 12 * 4 * comb(11, 1) * 4,
        "two_pair": 3 * 12 * 6 * 44 + comb(12, 2) * 36,
        # A pair of this rank; or this card beside a pair of another high rank.
        "high_pair": (3 * comb(12, 3) * 64 if high else 0) + (4 - high) * 6 * comb(11, 2) * 16,
    }
    return sum(count * pays[hand] for hand, count in counts.items())


def total_of_deck(pays):
    """Every hand has five cards, so that counting by single cards counts it five times."""
    return sum(4 * total_with_rank(rank, pays) for rank in range(13)) // 5
