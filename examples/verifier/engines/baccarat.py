"""docs/fairness/baccarat.md, docs/fairness/live-baccarat.md"""
from ..amounts import amount_of, centavos
from ..played import Played, Result
from .chips import bet_of_chips, total_of


def read(view):
    return Played(bet_of_chips(view))


def play(page, game, draw, played):
    shoe = [place % 52 for place in draw.pick(52 * page.constant("decks"), 6)]
    player, banker = deal(page, shoe)
    points = {"player": points_of(page, player), "banker": points_of(page, banker)}
    pairs = {"player_pair": is_pair(player), "banker_pair": is_pair(banker)}
    winner = "tie"
    if points["player"] != points["banker"]:
        winner = max(points, key=points.get)

    stake = total_of(played.bet)
    shown, payout = [], 0
    for chip in played.bet["chips"]:
        kind, laid = chip["kind"], centavos(chip["stake"])
        won = pairs[kind] if kind in pairs else kind == winner
        paid = 0
        if won:
            paid = laid * page.table("pays")[kind] // 100
        elif winner == "tie" and kind in points:
            paid = laid
        payout += paid
        shown.append({**chip, "payout": amount_of(paid)})
    view = {
        "stake": amount_of(stake),
        "player": player,
        "banker": banker,
        "playerPoints": points["player"],
        "bankerPoints": points["banker"],
        "winner": winner,
        "playerPair": pairs["player_pair"],
        "bankerPair": pairs["banker_pair"],
        "chips": shown,
        "payout": amount_of(payout),
    }
    return Result({"shoe": shoe}, view, stake, payout)


def worth_of(page, card):
    return page.table("worth")[card // 4]


def points_of(page, cards):
    return sum(worth_of(page, card) for card in cards) % 10


def is_pair(cards):
    return cards[0] // 4 == cards[1] // 4


def deal(page, shoe):
    player, banker = [shoe[0], shoe[2]], [shoe[1], shoe[3]]
    of_player, of_banker = points_of(page, player), points_of(page, banker)
    if of_player >= 8 or of_banker >= 8:
        return player, banker
    if of_player > 5:
        return player, banker + ([shoe[4]] if of_banker <= 5 else [])
    draws = page.table("bankerDraws")[of_banker][worth_of(page, shoe[4])] == 1
    return player + [shoe[4]], banker + ([shoe[5]] if draws else [])
