import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Executor } from '../terms-store.ts'

export interface InvitationRow {
  readonly member_id: string
  readonly friend_id: string
  readonly joined_at: Date
  readonly terms_version: number
  readonly reward: bigint
  readonly chest_share: bigint
  readonly min_recharge: bigint
  readonly hold_days: number
  readonly recharged: bigint
  readonly reached_at: Date | null
  readonly state: 'open' | 'paid' | 'revoked'
  readonly taken_back: boolean
}

export interface FriendRow extends InvitationRow {
  readonly joined_on: string
  readonly lot_status: string | null
  readonly staked: bigint
}

/** The member's friends who have recharged, oldest first, with how far each has played. */
export async function friendsOf(on: Executor, memberId: string): Promise<readonly FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    SELECT i.*, (i.joined_at AT TIME ZONE 'America/Sao_Paulo')::date AS joined_on, l.status AS lot_status,
      coalesce(l.progress, 0)::bigint AS staked
    FROM invitation i LEFT JOIN wagering_lot l ON l.member_id = i.friend_id AND l.key = 'invitation'
    WHERE i.member_id = ${memberId} ORDER BY i.joined_at, i.friend_id`.execute(on)
  return rows
}

export async function invitationOfFriend(on: Executor, friendId: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`SELECT * FROM invitation WHERE friend_id = ${friendId}`.execute(
    on,
  )
  return rows[0]
}

export async function insertInvitation(tx: Tx, row: InvitationRow): Promise<void> {
  await sql`INSERT INTO invitation (member_id, friend_id, joined_at, terms_version, reward, chest_share, min_recharge,
      hold_days, recharged, reached_at, state)
    VALUES (${row.member_id}, ${row.friend_id}, ${row.joined_at}, ${row.terms_version}, ${row.reward},
      ${row.chest_share}, ${row.min_recharge}, ${row.hold_days}, ${row.recharged}, ${row.reached_at}, ${row.state})
    ON CONFLICT DO NOTHING`.execute(tx)
}

type Change = Pick<InvitationRow, 'recharged' | 'reached_at' | 'state' | 'taken_back'>

export async function changeInvitation(tx: Tx, row: InvitationRow, change: Partial<Change>): Promise<void> {
  const next = { ...row, ...change }
  await sql`UPDATE invitation SET recharged = ${next.recharged}, reached_at = ${next.reached_at},
      state = ${next.state}, taken_back = ${next.taken_back}
    WHERE member_id = ${row.member_id} AND friend_id = ${row.friend_id}`.execute(tx)
}

/** `false`: it was paid or revoked meanwhile. */
export async function markPaid(tx: Tx, row: InvitationRow): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE invitation SET state = 'paid'
    WHERE member_id = ${row.member_id} AND friend_id = ${row.friend_id} AND state = 'open'`.execute(tx)
  return numAffectedRows === 1n
}

/** Inviters of whom a reward is still to be taken back. */
export async function toTakeBack(on: Executor, limit: number): Promise<readonly InvitationRow[]> {
  const { rows } =
    await sql<InvitationRow>`SELECT * FROM invitation WHERE NOT taken_back LIMIT ${limit}`.execute(on)
  return rows
}

/** Whether the friend was seen on this device, or shares a CPF or payer with the inviter: then it is the same person. */
export async function sharesMark(
  on: Executor,
  friendId: string,
  inviterId: string,
  device: Buffer,
): Promise<boolean> {
  const { rows } = await sql<{ shares: boolean }>`SELECT
    EXISTS (SELECT FROM reward_claimant WHERE hash = ${device} AND member_id = ${friendId})
    OR EXISTS (SELECT FROM promotion_recharge f JOIN promotion_recharge i ON i.payer_hash = f.payer_hash
      WHERE f.member_id = ${friendId} AND i.member_id = ${inviterId}) AS shares`.execute(on)
  return rows[0]?.shares === true
}
