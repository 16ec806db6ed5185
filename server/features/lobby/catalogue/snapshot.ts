import type { Language } from '../../../../contract/language.ts'
import type { Game, Provider } from '../../../../contract/lobby/games.ts'
import { largestAtMultiple } from '../../../../games/win-bound.ts'
import { mayOfferGame } from '../../../regimes/may-offer-game.ts'
import type { Regime } from '../../../regimes/regime.ts'
import type { Entry } from './list-page.ts'
import type { GameRow, NamedGame, ProviderRow } from './store.ts'

/** A game's row with the bound of its wins: its own, else the operator's. */
export type BoundedRow = GameRow & { readonly max_win: bigint }

/** A game as the server knows it. */
export interface ListedGame extends Entry {
  readonly row: BoundedRow
  readonly provider: string
}

interface ListedProvider extends Entry {
  readonly row: ProviderRow
  readonly games: number
}

/** The catalogue of one version, whole, in memory. */
export interface Snapshot {
  readonly version: number
  readonly games: readonly ListedGame[]
  readonly providers: readonly ListedProvider[]
  readonly byId: ReadonlyMap<string, ListedGame>
  readonly named: ReadonlyMap<string, readonly string[]>
}

interface Rows {
  readonly providers: readonly ProviderRow[]
  readonly games: readonly GameRow[]
  readonly named: readonly NamedGame[]
}

/** What the configuration says of every game. */
interface SiteTerms {
  readonly regime: Regime
  /** Most that a round may win, centavos. */
  readonly roundMaxWin: bigint
}

/** Joins the rows of one version. A game is listed while it, its provider and the regime (certificate, return) allow it. */
export function takeSnapshot(version: bigint, rows: Rows, { regime, roundMaxWin }: SiteTerms): Snapshot {
  const providers = new Map(rows.providers.map(row => [row.api_code, row]))
  const games = rows.games.map(row =>
    toListed({ ...row, max_win: row.max_win ?? roundMaxWin }, providers.get(row.api_code), regime),
  )
  const counted = countByProvider(games)
  return {
    version: Number(version),
    games,
    byId: new Map(games.map(game => [game.id, game])),
    providers: rows.providers.map(row => ({
      row,
      id: row.api_code,
      games: counted.get(row.api_code)?.listed ?? 0,
      rank: 0,
      // Its number of games may have changed with any of them.
      version: Math.max(Number(row.version), counted.get(row.api_code)?.version ?? 0),
      isListed: row.enabled,
    })),
    named: groupNamed(rows.named),
  }
}

export const namedKey = (list: NamedGame['list'], name: string) => `${list}:${name}`

function toListed(row: BoundedRow, provider: ProviderRow | undefined, regime: Regime): ListedGame {
  return {
    row,
    id: row.id,
    provider: provider?.name ?? row.api_code,
    rank: row.popularity,
    version: Math.max(Number(row.version), Number(provider?.version ?? 0n)),
    isListed: row.enabled && provider?.enabled === true && mayOfferGame(regime, row),
  }
}

function countByProvider(games: readonly ListedGame[]) {
  const counted = new Map<string, { listed: number; version: number }>()
  for (const { row, isListed, version } of games) {
    const known = counted.get(row.api_code) ?? { listed: 0, version: 0 }
    counted.set(row.api_code, {
      listed: known.listed + (isListed ? 1 : 0),
      version: Math.max(known.version, version),
    })
  }
  return counted
}

function groupNamed(rows: readonly NamedGame[]): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>()
  for (const { list, name, game_id } of rows) {
    const key = namedKey(list, name)
    lists.set(key, [...(lists.get(key) ?? []), game_id])
  }
  return lists
}

/** The game as its tile and its page show it. */
export function toGame({ row, provider }: ListedGame, language: Language): Game {
  return {
    id: row.id,
    api_code: row.api_code,
    provider,
    name: row.names[language] ?? row.names.en ?? row.names.pt,
    game_type: row.game_type,
    tags: [...row.tags],
    rtp: row.rtp_ppm / 10_000,
    edge: row.edge_ppm / 10_000,
    volatility: row.volatility,
    min_bet: row.min_bet,
    max_bet: maxBetOf(row),
    max_win: row.max_win,
    top_multiple: row.top_multiple === null ? null : row.top_multiple / 100,
    demo: row.demo,
    launch: row.launch,
    engine: row.engine,
    theme: row.theme,
    art: row.art,
    popularity: row.popularity,
    released_at: `${row.released_at}T00:00:00Z`,
  }
}

/**
 * The largest stake of a round. Of a provider's game its top multiple is that of every bet; an original's bets have tops of their own,
 * which its table reckons with.
 */
export function maxBetOf({ launch, max_bet, max_win, top_multiple }: BoundedRow): bigint {
  if (launch !== 'frame' || top_multiple === null) return max_bet
  const most = largestAtMultiple(top_multiple, max_win)
  return most < max_bet ? most : max_bet
}

export function toProvider({ row, games }: ListedProvider): Provider {
  return { api_code: row.api_code, name: row.name, logo: row.logo, games }
}
