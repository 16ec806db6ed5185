import { sql } from 'kysely'
import type { Currency } from '../../../platform/database/tables.ts'
import type { Executor } from './store.ts'

export interface LaunchRow {
  readonly token_hash: Buffer
  readonly member_id: string
  readonly game_id: string
  readonly currency: Currency
  readonly expires_at: Date
  /** The auth session that launched. */
  readonly session_id: string
  /** What the token becomes at a provider's. */
  readonly play_session_id: string
}

export async function insertLaunch(on: Executor, row: LaunchRow): Promise<void> {
  await sql`INSERT INTO game_launch (token_hash, member_id, game_id, currency, expires_at, session_id,
      play_session_id)
    VALUES (${row.token_hash}, ${row.member_id}, ${row.game_id}, ${row.currency}, ${row.expires_at}, ${row.session_id},
      ${row.play_session_id})`.execute(on)
}

/** Marks the first use; every later call returns that `used_at`. */
export async function takeLaunch(
  on: Executor,
  tokenHash: Buffer,
  at: Date,
): Promise<(LaunchRow & { readonly used_at: Date }) | undefined> {
  const { rows } = await sql<LaunchRow & { used_at: Date }>`
    UPDATE game_launch SET used_at = coalesce(used_at, ${at})
    WHERE token_hash = ${tokenHash} AND play_session_id IS NOT NULL
    RETURNING token_hash, member_id, game_id, currency, expires_at, session_id, play_session_id, used_at`.execute(
    on,
  )
  return rows[0]
}

export async function sweepLaunches(on: Executor, before: Date): Promise<void> {
  await sql`DELETE FROM game_launch WHERE expires_at < ${before}`.execute(on)
}

/** `undefined`: no such member. */
export async function memberStatus(on: Executor, memberId: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`SELECT status FROM member WHERE id = ${memberId}`.execute(on)
  return rows[0]?.status
}
