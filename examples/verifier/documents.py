"""The pages of docs/fairness, as data: those that were packed with this verifier, else the repository's."""
from __future__ import annotations

import json
import pkgutil
from pathlib import Path
from typing import Any

IN_REPOSITORY = Path(__file__).resolve().parents[2] / "docs" / "fairness"


def read_document(name: str) -> Any:
    try:
        packed = pkgutil.get_data("verifier", f"documents/{name}")
    except OSError:
        packed = None
    return json.loads((packed or (IN_REPOSITORY / name).read_bytes()).decode("utf-8"))


class Page:
    """One engine's page."""

    def __init__(self, engine: str) -> None:
        self.data = read_document(f"{engine}.json")
        self.engine = engine
        self.seeds: str = self.data["seeds"]
        self._games = {game["id"]: game["parameters"] for game in self.data["games"]}

    def table(self, name: str) -> Any:
        return self.data["tables"][name]["data"]

    def constant(self, name: str) -> Any:
        return self.table("constants")[name]

    def game(self, game_id: str) -> Any:
        """The parameters of a game, or None."""
        return self._games.get(game_id)

    def row(self, table: str, **wanted: Any) -> Any:
        """The row of a table with these fields."""
        for row in self.table(table):
            if all(row.get(name) == value for name, value in wanted.items()):
                return row
        raise ValueError(f"{table} has no row {wanted}")


_pages: dict[str, Page] = {}


def page_of(engine: str) -> Page:
    if engine not in _pages:
        _pages[engine] = Page(engine)
    return _pages[engine]


def list_engines() -> list[str]:
    return [row["engine"] for row in read_document("index.json")["engines"]]
