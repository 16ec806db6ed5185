import type { GameRow } from '../../../db/public-rows.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { readGames } from '../read-lobby.ts'

const rowLength = 12

export type PlayedGame = {
  game: GameRow
  /** A round of it waits to be finished. */
  isOpen: boolean
}

/** What to go on with: games with an open round first, then those played last on this device. `memberId` `''`: a guest. */
export function readPlayed(
  db: ReadOnlyDatabase,
  memberId: string,
  language: string,
): PromiseLike<PlayedGame[]> {
  return db.snapshot(['games', 'openRounds', 'recentGames'], async () => {
    const rounds = await rowsOf(db.openRounds, memberId).limit(rowLength).toArray()
    const recent = await rowsOf(db.recentGames, memberId, '[memberId+playedAt]')
      .reverse()
      .limit(rowLength)
      .toArray()
    const open = new Set(rounds.map(round => round.game_id))
    const ids = [...new Set([...open, ...recent.map(row => row.game_id)])].slice(0, rowLength)
    const games = await readGames(db, language, ids)
    return games.map(game => ({ game, isOpen: open.has(game.id) }))
  })
}

/** The first of the member's hearts, as games. */
export function readFavouriteGames(
  db: ReadOnlyDatabase,
  language: string,
  ids: readonly string[],
): PromiseLike<GameRow[]> {
  return db.snapshot(['games'], () => readGames(db, language, ids.slice(0, rowLength)))
}
