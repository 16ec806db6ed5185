import { openDraw } from '../../../games/fairness/draw.ts'
import { findFixtureBook } from '../../../games/football/fixture-books.ts'
import type { FootballLeague } from '../../../games/football/football-league.ts'
import { findLeague } from '../../../games/football/football-leagues.ts'
import { type MatchdayOutcome, playMatchday } from '../../../games/football/play-matchday.ts'
import type { SportsBook } from '../../../games/football/sports-book.ts'
import type { Chain, Chains } from '../games/shared-rounds/service.ts'
import type { Catalogue, FoundGame } from '../lobby/catalogue/service.ts'
import type { MatchdayRow } from './matchday-store.ts'

/** A matchday with what it comes to: secret until `row.ends_at`, but for what has happened by the minute. */
export interface KnownMatchday {
  readonly row: MatchdayRow
  readonly outcome: MatchdayOutcome
  readonly seed: string
  readonly anchor: string
  readonly salt: string
  readonly saltedBy: Chain['saltedBy']
}

/** A book, and the league that plays in it: none where its matches are those of the real world. */
export type FoundBook = FoundGame & { readonly book: SportsBook; readonly league: FootballLeague | undefined }

export interface Matchdays {
  /** The book of a game, and its row of the catalogue. */
  readonly find: (gameId: string) => Promise<FoundBook | undefined>
  /** `undefined`: its chain cannot be opened. */
  readonly know: (row: MatchdayRow, league: FootballLeague) => Promise<KnownMatchday | undefined>
}

export function createMatchdays(catalogue: Catalogue, chains: Chains): Matchdays {
  /** Of each game the one that was asked for last: everybody who looks at it asks for the same. */
  const kept = new Map<string, KnownMatchday>()
  return {
    find: async gameId => {
      const found = await catalogue.find(gameId)
      const theme = found?.row.theme ?? ''
      if (found?.row.engine === 'fixtures') {
        const book = findFixtureBook(theme)
        return book && { ...found, book, league: undefined }
      }
      if (found?.row.engine !== 'football') return undefined
      const league = findLeague(theme)
      return league && { ...found, book: league, league }
    },
    know: async (row, league) => {
      const known = kept.get(row.game_id)
      if (known?.row.number === row.number && known.row.chain_id === row.chain_id) return { ...known, row }
      const chain = await chains.open(row.chain_id)
      const seed = chain?.seeds[row.nonce]
      if (chain === undefined || seed === undefined) return undefined
      const { anchor, salt, saltedBy } = chain
      const input = { serverSeed: seed, clientSeed: salt, nonce: row.nonce, game: league.id }
      const outcome = await playMatchday(league, row.number, openDraw(input))
      const matchday = { row, outcome, seed, anchor, salt, saltedBy }
      kept.set(row.game_id, matchday)
      return matchday
    },
  }
}
