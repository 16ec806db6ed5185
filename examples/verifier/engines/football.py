"""docs/fairness/football.md"""
from fractions import Fraction

from ..draw import WORDS
from ..played import NotAllowed, Played, Result
from .slips import bet_of_slip, leg_view, settle, winning_picks


def read(view):
    return Played(bet_of_slip(view), matchday=view["matchday"])


def play(page, game, draw, played):
    fixtures = fixtures_of(page, game, played.matchday)
    matches = [play_match(page, game, draw, home, away) for home, away in fixtures]
    legs = []
    for leg in played.bet["legs"]:
        day, _, place = leg["match"].partition("-")
        if int(day) != played.matchday:
            raise NotAllowed("match of another day")
        (home, away), match = fixtures[int(place)], matches[int(place)]
        score = {"home": match["home"], "away": match["away"]}
        known = {"home": home["name"], "away": away["name"], "score": score, "open": False}
        legs.append(leg_view(page, leg, known))
    view, stake, payout = settle(played.bet, played.matchday, legs)
    return Result({"matches": matches}, view, stake, payout)


def tables_again(page):
    def side(example, name):
        return next(team for team in page.game(example["game"])["teams"] if team["id"] == example[name])

    rows = [
        {
            **example,
            "weights": score_weights(
                page, page.game(example["game"]), side(example, "home"), side(example, "away")
            ),
        }
        for example in page.table("examples")
    ]
    return {"examples": rows}


def odds_again(page, game, played):
    """The odds that the model gives the selections of a slip."""
    fixtures = fixtures_of(page, game, played.matchday)
    legs = played.bet["legs"]
    places = [int(leg["match"].partition("-")[2]) for leg in legs]
    return [
        odds_of(page, game, *fixtures[place], leg["market"], leg["pick"]) for place, leg in zip(places, legs)
    ]


def fixtures_of(page, game, matchday):
    game_id = next(one["id"] for one in page.data["games"] if one["parameters"] is game)
    return matches_of_day(game_id, game["teams"], matchday)


def score_weights(page, game, home, away):
    """How many of the 2^32 words give each score, in the order of the scores."""
    rho, most = page.constant("dependence"), page.constant("mostGoals")
    home_rate = game["homeGoals"] * home["attack"] * away["defence"]
    away_rate = game["awayGoals"] * away["attack"] * home["defence"]

    def terms(rate):
        found = [1.0]
        for goals in range(1, most + 1):
            found.append(found[-1] * rate / goals)
        return found

    dependence = {
        (0, 0): 1 - home_rate * away_rate * rho,
        (0, 1): 1 + home_rate * rho,
        (1, 0): 1 + away_rate * rho,
        (1, 1): 1 - rho,
    }
    of_home, of_away = terms(home_rate), terms(away_rate)
    raw = [of_home[h] * of_away[a] * dependence.get((h, a), 1) for h, a in page.table("scores")]
    total = 0.0
    for one in raw:
        total += one
    weights = [int(one / total * WORDS) for one in raw]
    weights[weights.index(max(weights))] += WORDS - sum(weights)
    return weights


def play_match(page, game, draw, home, away):
    word, passed = draw.word(), 0
    for (of_home, of_away), weight in zip(page.table("scores"), score_weights(page, game, home, away)):
        passed += weight
        if passed > word:
            break
    minutes = sorted(draw.below(90) + 1 for _ in range(of_home + of_away))
    left, goals = {"home": of_home, "away": of_away}, []
    for minute in minutes:
        if left["away"] == 0:
            side = "home"
        elif left["home"] == 0:
            side = "away"
        else:
            side = "home" if draw.below(left["home"] + left["away"]) < left["home"] else "away"
        left[side] -= 1
        goals.append({"minute": minute, "side": side})
    return {"home": of_home, "away": of_away, "goals": goals}


def odds_of(page, game, home, away, market, pick):
    weights = score_weights(page, game, home, away)
    scores = [{"home": h, "away": a} for h, a in page.table("scores")]
    won = [(winning_picks(market, score), weight) for score, weight in zip(scores, weights)]
    w = sum(Fraction(weight, len(picks)) for picks, weight in won if pick in picks)
    odds = 100 * WORDS * 1000000 // (w * (1000000 + game["marginPpm"]))
    return min(max(odds, page.constant("leastOdds")), page.constant("mostOdds"))


def matches_of_day(game_id, teams, number):
    """The pairs of a matchday, home side first."""
    days = 2 * (len(teams) - 1)
    season, day = (number - 1) // days + 1, (number - 1) % days + 1
    first, *others = season_order(game_id, teams, season)
    turn = (day - 1) % (len(teams) - 1)
    ring = [first] + others[turn:] + others[:turn]
    pairs = []
    for i in range(len(teams) // 2):
        home, away = ring[i], ring[len(teams) - 1 - i]
        if (turn if i == 0 else i) % 2 == 1:
            home, away = away, home
        if day > len(teams) - 1:
            home, away = away, home
        pairs.append((home, away))
    return pairs


def season_order(game_id, teams, season):
    state = 2166136261
    for character in f"{game_id}:{season}":
        state = (state ^ ord(character)) * 16777619 % WORDS
    places = []
    for _ in teams:
        state ^= state << 13 & (WORDS - 1)
        state ^= state >> 17
        state ^= state << 5 & (WORDS - 1)
        places.append(state)
    return [team for _, team in sorted(zip(places, teams), key=lambda pair: pair[0])]
