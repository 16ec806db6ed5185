import { sql } from 'kysely'
import type { GameType } from '../../../../contract/lobby/games.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface ProviderRow {
  readonly api_code: string
  readonly name: string
  readonly logo: string | null
  readonly enabled: boolean
  readonly version: bigint
}

export interface GameRow {
  readonly id: string
  readonly api_code: string
  readonly names: { readonly pt: string } & Readonly<Record<string, string>>
  readonly game_type: GameType
  readonly tags: readonly string[]
  readonly rtp_ppm: number
  readonly edge_ppm: number
  readonly volatility: 'low' | 'medium' | 'high'
  /** Centavos. */
  readonly min_bet: bigint
  readonly max_bet: bigint
  /** Most that a round may win, centavos; null: the operator's own (`ROUND_MAX_WIN`). */
  readonly max_win: bigint | null
  /** Hundredths of the stake; null: the provider declares none. */
  readonly top_multiple: number | null
  readonly demo: boolean
  readonly launch: 'original' | 'frame'
  readonly engine: string | null
  readonly theme: string | null
  readonly frame_url: string | null
  readonly art: string
  readonly certified_for: readonly string[]
  readonly popularity: number
  /** YYYY-MM-DD. */
  readonly released_at: string
  readonly enabled: boolean
  readonly version: bigint
}

export interface NamedGame {
  readonly list: 'popular' | 'promotion'
  readonly name: string
  readonly game_id: string
}

export async function readVersion(on: Executor): Promise<bigint> {
  const { rows } = await sql<{ version: bigint }>`SELECT version FROM catalogue_state`.execute(on)
  return rows[0]?.version ?? 0n
}

/** Every provider, game and named list of the catalogue, disabled ones included. */
export async function readCatalogue(on: Executor) {
  const [providers, games, named] = await Promise.all([
    sql<ProviderRow>`SELECT * FROM game_provider`.execute(on),
    sql<GameRow>`SELECT * FROM game`.execute(on),
    sql<NamedGame>`SELECT list, name, game_id FROM named_list ORDER BY list, name, position`.execute(on),
  ])
  return { providers: providers.rows, games: games.rows, named: named.rows }
}

interface Operator {
  readonly regime: { readonly licence: string }
  readonly roundMaxWin: bigint
}

/** What is listed depends on the licence, and stakes on the bound of wins: under others than the last, every row is sent again, once. */
export async function followOperator(tx: Tx, { regime: { licence }, roundMaxWin }: Operator): Promise<void> {
  const { numAffectedRows } =
    await sql`UPDATE catalogue_state SET licence = ${licence}, round_max_win = ${roundMaxWin}
    WHERE (licence, round_max_win) <> (${licence}, ${roundMaxWin})`.execute(tx)
  if (numAffectedRows !== 1n) return
  await changeCatalogue(tx, async version => {
    await sql`UPDATE game_provider SET version = ${version}`.execute(tx)
    const { numAffectedRows: games = 0n } = await sql`UPDATE game SET version = ${version}`.execute(tx)
    return games
  })
}

/**
 * One change of the catalogue: `change` writes rows under the version it is given and says how many it touched; with
 * none the version stays. Changes wait for each other here, so versions become visible in their order.
 */
export async function changeCatalogue(tx: Tx, change: (version: bigint) => Promise<bigint>): Promise<bigint> {
  const { rows } = await sql<{ version: bigint }>`SELECT version FROM catalogue_state FOR UPDATE`.execute(tx)
  const version = (rows[0]?.version ?? 0n) + 1n
  const touched = await change(version)
  if (touched > 0n) await sql`UPDATE catalogue_state SET version = ${version}`.execute(tx)
  return touched
}

type NewProvider = Omit<ProviderRow, 'version' | 'enabled'>
export type NewGame = Omit<GameRow, 'version' | 'enabled'>

/** Adds what is not there; what an operator made of a row stays. Says how many were added. */
export async function insertProviders(
  tx: Tx,
  providers: readonly NewProvider[],
  version: bigint,
): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO game_provider (api_code, name, logo, version)
    SELECT api_code, name, logo, ${version} FROM jsonb_to_recordset(${JSON.stringify(providers)}::jsonb)
      AS p (api_code text, name text, logo text)
    ON CONFLICT (api_code) DO NOTHING`.execute(tx)
  return numAffectedRows
}

/** Adds what is not there, and nothing else. */
export async function insertGames(tx: Tx, games: readonly NewGame[], version: bigint): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO game (id, api_code, names, game_type, tags, rtp_ppm, edge_ppm, volatility, min_bet, max_bet, max_win,
      top_multiple, demo, launch, engine, theme, frame_url, art, certified_for, popularity, released_at, version)
    SELECT id, api_code, names, game_type, tags, rtp_ppm, edge_ppm, volatility, min_bet, max_bet, max_win,
      top_multiple, demo, launch, engine, theme, frame_url, art, certified_for, popularity, released_at, ${version}
    FROM jsonb_populate_recordset(NULL::game, ${toJson(games)}::jsonb)
    ON CONFLICT (id) DO NOTHING`.execute(tx)
  return numAffectedRows
}

/** Puts what a demo is certified for where no certificate is on record; what an operator wrote stays. */
export async function certify(tx: Tx, games: readonly NewGame[], version: bigint): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE game g SET certified_for = n.certified_for, version = ${version}
    FROM jsonb_populate_recordset(NULL::game, ${toJson(games)}::jsonb) n
    WHERE g.id = n.id AND g.certified_for = '{}' AND n.certified_for <> '{}'`.execute(tx)
  return numAffectedRows
}

/** What the engine decides follows the code: a stated return must be the one that is played. */
export async function followEngines(tx: Tx, games: readonly NewGame[], version: bigint): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE game g SET rtp_ppm = n.rtp_ppm, edge_ppm = n.edge_ppm, volatility = n.volatility, engine = n.engine,
      theme = n.theme, top_multiple = n.top_multiple, version = ${version}
    FROM jsonb_populate_recordset(NULL::game, ${toJson(games)}::jsonb) n
    WHERE g.id = n.id AND (g.rtp_ppm, g.edge_ppm, g.volatility, g.engine, g.theme, g.top_multiple)
      IS DISTINCT FROM (n.rtp_ppm, n.edge_ppm, n.volatility, n.engine, n.theme, n.top_multiple)`.execute(tx)
  return numAffectedRows
}

export async function setGameEnabled(tx: Tx, id: string, enabled: boolean, version: bigint): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`UPDATE game SET enabled = ${enabled}, version = ${version}
    WHERE id = ${id} AND enabled <> ${enabled}`.execute(tx)
  return numAffectedRows
}

/** Fills a named list that has no rows yet. */
export async function insertNamedList(
  tx: Tx,
  list: NamedGame['list'],
  name: string,
  gameIds: readonly string[],
): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO named_list (list, name, position, game_id)
    SELECT ${list}, ${name}, position, id
      FROM unnest(${gameIds}::text[]) WITH ORDINALITY AS given (id, position)
    WHERE NOT EXISTS (SELECT FROM named_list WHERE list = ${list} AND name = ${name})`.execute(tx)
  return numAffectedRows
}

function toJson(games: readonly NewGame[]): string {
  return JSON.stringify(games, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}
