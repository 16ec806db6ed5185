import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Currency } from '../../../platform/database/tables.ts'
import { type Outcome, type PostingRow, toOutcome } from '../../../wallet/outcome.ts'

interface Launched {
  readonly member_id: string
  readonly play_session_id: string
  /** The auth session that launched. */
  readonly session_id: string
  readonly game_id: string
  readonly currency: Currency
  readonly used_at: Date
}

/** Makes the play session of a launch, once. `false`: it takes no bets, for its auth session has ended, or its time is over. */
export async function openPlaySession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  launched: Launched,
  apiCode: string,
): Promise<boolean> {
  const { member_id, play_session_id, session_id, game_id, currency, used_at } = launched
  await sql`INSERT INTO provider_session
      (member_id, id, session_id, api_code, game_id, currency, started_at, last_bet_at)
    VALUES (${member_id}, ${play_session_id}, ${session_id}, ${apiCode}, ${game_id}, ${currency}, ${used_at}, ${used_at})
    ON CONFLICT DO NOTHING`.execute(db)
  return playSessionRuns({ db, clock }, member_id, play_session_id)
}

/** See `provider_session_runs` in migration 271. */
export async function playSessionRuns(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  memberId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await sql<{ runs: boolean }>`
    SELECT provider_session_runs(${memberId}, ${id}, ${clock.now()}) AS runs`.execute(db)
  return rows[0]?.runs === true
}

export interface ProviderBet {
  readonly memberId: string
  readonly currency: Currency
  /** Of the play session; `null`: a token of before there were rows. */
  readonly playSessionId: string | null
  readonly roundId: string
  readonly key: string
  readonly stake: bigint
  /** `provider:game`, the dimension of the operator's accounts. */
  readonly game: string
  /** `undefined`: no game that is open here. */
  readonly facts: { readonly category: string; readonly edgePpm: number } | undefined
}

/**
 * Takes a stake in a play session, in one statement: see `post_provider_bet` in migration 271. Words: those of `placeBet`,
 * session_ended, game_unavailable.
 */
export async function placeProviderBet(
  { db, wallet, clock, ids }: Pick<Deps, 'db' | 'wallet' | 'clock' | 'ids'>,
  bet: ProviderBet,
): Promise<Outcome> {
  const { memberId, currency, playSessionId, roundId, key, stake, game, facts } = bet
  const hash = wallet.hashRequest(['bet', currency, roundId, String(stake), game])
  const refusal = facts === undefined ? 'game_unavailable' : null
  const { rows } =
    await sql<PostingRow>`SELECT * FROM post_provider_bet(${playSessionId}, ${refusal}, ${memberId},
    ${currency}, ${roundId}, ${ids()}, ${key}, ${hash}, ${stake}, ${game}, ${facts?.category ?? ''},
    ${facts?.edgePpm ?? 0}, ${clock.now()})`.execute(db)
  return toOutcome(rows[0])
}

const keptMs = 24 * 3_600_000

/** Throws away play sessions that take no bets any more: their tokens go on settling what was begun. */
export async function sweepPlaySessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs)
  await sql`DELETE FROM provider_session WHERE started_at < ${before}`.execute(db)
}
