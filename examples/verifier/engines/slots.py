"""docs/fairness/slots.md, docs/fairness/classic.md"""
from ..amounts import amount_of, centavos
from ..played import NotAllowed, Played, Result


def read(view):
    return Played({"stake": view["stake"]})


def play(page, game, draw, played):
    stake = centavos(played.bet["stake"])
    if stake % game["lineCount"] != 0:
        raise NotAllowed("stake")
    per_line = stake // game["lineCount"]
    lines = page.table("lines")[: game["lineCount"]]
    free = game["freeSpins"] or {"awards": [0, 0, 0], "multipliers": [], "most": 0}
    most_units = game["maxWin"] * game["lineCount"]
    stops, held, units, free_played, free_won, spins = [], [], 0, 0, 0, []

    while True:
        is_free = len(spins) > 0 and not held
        strips = (game["freeReels"] if is_free else None) or game["reels"]
        stops = [
            stops[reel] if reel in held else draw.below(len(strip)) for reel, strip in enumerate(strips)
        ]
        turn = Turn(game, lines, strips, stops, held, is_free)
        multiplier = turn.times
        if is_free:
            multipliers = free["multipliers"]
            multiplier *= multipliers[min(free_played, len(multipliers) - 1)]
            free_played += 1
        turn_units = min(turn.units * multiplier, most_units - units)
        units += turn_units
        awarded = turn.scatter(free["awards"])
        free_won = min(free["most"], free_won + awarded)
        spins.append(
            {
                **turn.view(per_line, multiplier, turn_units),
                "isFree": is_free,
                "awarded": awarded,
                "freeSpinsLeft": free_won - free_played,
            }
        )
        held = [] if is_free else turn.reels_to_hold(turn_units > 0)
        if units == most_units or (not held and free_played == free_won):
            break

    payout = per_line * units
    view = {
        "stake": amount_of(stake),
        "spins": spins,
        "payout": amount_of(payout),
        "isMaxWin": units == most_units,
    }
    return Result({"stops": [spin["stops"] for spin in spins]}, view, stake, payout)


class Turn:
    """One turn of the reels, before the multiplier of a free spin."""

    def __init__(self, game, lines, strips, stops, held, is_free):
        self.game, self.stops, self.held = game, stops, held
        self.window = [column_at(strip, stop) for strip, stop in zip(strips, stops)]
        if game["respins"] == "wild-reels":
            self.window = [fill_wild(one) if reel in held else one for reel, one in enumerate(self.window)]
        self.scatters = 0 if held else min(5, "".join(self.window).count("S"))
        expands = game["wildExpands"] == "always" or (game["wildExpands"] == "free" and is_free)
        self.shown = [fill_wild(one) for one in self.window] if expands else self.window
        self.wins = [win for index, line in enumerate(lines) for win in self.wins_on(index, line)]
        self.units = sum(win["units"] for win in self.wins) + self.scatter(game["scatterPays"]) * game["lineCount"]
        alike = len(set("".join(self.shown)) - {"W"}) <= 1
        self.times = game["fullTimes"] if alike else 1

    def scatter(self, for_three_to_five):
        return for_three_to_five[self.scatters - 3] if self.scatters >= 3 else 0

    def wins_on(self, index, line):
        cells = [column[row] for column, row in zip(self.shown, line)]
        found = []
        left = row_pay(self.game, cells)
        if left:
            found.append({"line": index, "from": "left", **left})
        if self.game["ways"] == "both":
            right = row_pay(self.game, cells[::-1])
            if right and right["count"] < len(cells):
                found.append({"line": index, "from": "right", **right})
        return found

    def reels_to_hold(self, is_won):
        if self.game["respins"] == "two-reels" and not is_won and not self.held:
            full = [reel for reel, column in enumerate(self.window) if len(set(column)) == 1]
            alike = [
                reel
                for reel in full
                if any(other != reel and self.window[other] == self.window[reel] for other in full)
            ]
            return alike if len(alike) == 2 else []
        if self.game["respins"] == "wild-reels":
            wild = [reel for reel, column in enumerate(self.window) if "W" in column]
            return wild if len(self.held) < len(wild) < len(self.window) else []
        return []

    def view(self, per_line, multiplier, turn_units):
        changed = [reel for reel, column in enumerate(self.shown) if column != self.window[reel]]
        wins = [
            {
                **{name: win[name] for name in ("line", "from", "symbol", "count")},
                "payout": amount_of(per_line * win["units"] * multiplier),
            }
            for win in self.wins
        ]
        of_scatters = self.scatter(self.game["scatterPays"]) * self.game["lineCount"]
        view = {
            "stops": self.stops,
            "window": self.window,
            "expanded": changed,
            "lineWins": wins,
            "scatters": self.scatters,
            "scatterPayout": amount_of(per_line * of_scatters * multiplier),
            "multiplier": multiplier,
            "payout": amount_of(per_line * turn_units),
        }
        if self.game["respins"] is not None:
            view["held"] = self.held
        return view


def column_at(strip, stop):
    return "".join(strip[(stop + row) % len(strip)] for row in range(3))


def fill_wild(column):
    return "WWW" if "W" in column else column


def row_pay(game, cells):
    """What a row of cells pays from its first one; None where it pays nothing."""
    wilds = next((at for at, cell in enumerate(cells) if cell != "W"), len(cells))
    of_wilds = run_pay(game, "W", wilds, 1)
    if wilds == len(cells) or cells[wilds] == "S":
        return of_wilds
    symbol = cells[wilds]
    length = next((at for at, cell in enumerate(cells) if cell not in ("W", symbol)), len(cells))
    wilds_in_run = cells[:length].count("W")
    power = wilds_in_run if game["wildEach"] else min(1, wilds_in_run)
    of_symbol = run_pay(game, symbol, length, game["wildMultiplier"] ** power)
    both = [pay for pay in (of_symbol, of_wilds) if pay]
    return max(both, key=lambda pay: pay["units"]) if both else None


def run_pay(game, symbol, length, multiplier):
    pays = game["symbols"].get(symbol, [])[length - 2] if length >= 2 else 0
    return {"symbol": symbol, "count": length, "units": pays * multiplier} if pays else None
