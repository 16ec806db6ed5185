import { type Kysely, sql } from 'kysely'
import type { CaseContext } from '../../../../contract/cashier/review.ts'
import type { Deps } from '../../../deps.ts'
import type { Database } from '../../../platform/database/schema.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { balances } from '../../../wallet/members.ts'

type Db = Kysely<Database>

interface Sums {
  readonly count: bigint
  readonly money: bigint
  readonly last_at: Date | null
}

interface Head {
  readonly member_id: string
  readonly member_since: Date
  readonly sessions: bigint
  readonly devices: bigint
  readonly addresses: bigint
}

/** Who asks, and what their money did: what a reviewer would otherwise look up in six places. */
export async function readContext(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<{ data: CaseContext } | Refused> {
  const head = await readHead(db, id, clock.now())
  if (head === undefined) return refuse('not_found')
  const { member_id: memberId } = head
  const wallet = (await balances(db, memberId, clock.now())).find(one => one.currency === 'BRL')
  const none = { cash: 0n, bonus: 0n, rebate: 0n, hold: 0n, debt: 0n, wageringLeft: 0n }
  const { cash, bonus, rebate, hold, debt, wageringLeft: ml_money } = wallet ?? none
  return {
    data: {
      balances: { cash, bonus, rebate, hold, debt, ml_money },
      deposits: toSums(await sumOf(db, memberId, sql`recharge`, sql`paid_money`)),
      withdrawals: toSums(await sumOf(db, memberId, sql`withdrawal`, sql`money`)),
      lots: await readRequirements(db, memberId),
      sessions: Number(head.sessions),
      devices: Number(head.devices),
      addresses: Number(head.addresses),
      member_since: head.member_since.toISOString(),
      changes: await readChanges(db, memberId),
      games: await readGames(db, memberId, clock.now()),
      earlier: await readEarlier(db, memberId, id),
    },
  }
}

async function readHead(db: Db, id: string, now: Date): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    SELECT w.member_id, m.created_at AS member_since,
      (SELECT count(*) FROM session s WHERE s.member_id = m.id AND s.revoked_at IS NULL
        AND s.renewable_until > ${now}) AS sessions,
      (SELECT count(*) FROM member_device d WHERE d.member_id = m.id) AS devices,
      (SELECT count(*) FROM member_trace t WHERE t.member_id = m.id AND t.kind = 'address'
        AND t.last_seen > ${now}::timestamptz - interval '30 days') AS addresses
    FROM withdrawal w JOIN member m ON m.id = w.member_id WHERE w.id = ${id}`.execute(db)
  return rows[0]
}

type Name = ReturnType<typeof sql>

async function sumOf(db: Db, memberId: string, table: Name, amount: Name): Promise<Sums | undefined> {
  const { rows } = await sql<Sums>`
    SELECT count(*) AS count, coalesce(sum(${amount}), 0)::bigint AS money, max(paid_at) AS last_at
    FROM ${table} WHERE member_id = ${memberId} AND state = 'paid'`.execute(db)
  return rows[0]
}

function toSums(sums: Sums | undefined) {
  return {
    count: Number(sums?.count ?? 0),
    money: sums?.money ?? 0n,
    last_at: sums?.last_at?.toISOString() ?? null,
  }
}

async function readRequirements(db: Db, memberId: string): Promise<CaseContext['lots']> {
  const { rows } = await sql<Omit<CaseContext['lots'][number], 'expires_at'> & { expires_at: Date | null }>`
    SELECT id, source, required, progress, expires_at FROM wagering_lot
    WHERE member_id = ${memberId} AND currency = 'BRL' AND status = 'open'
    ORDER BY expires_at NULLS LAST, id LIMIT 50`.execute(db)
  return rows.map(row => ({ ...row, expires_at: row.expires_at?.toISOString() ?? null }))
}

async function readChanges(db: Db, memberId: string): Promise<CaseContext['changes']> {
  const { rows } = await sql<{ at: Date; kind: CaseContext['changes'][number]['kind']; about: string }>`
    SELECT * FROM (
      SELECT created_at AS at, 'account_saved' AS kind, label AS about FROM payout_account WHERE member_id = ${memberId}
      UNION ALL SELECT confirmed_at, 'account_confirmed', label FROM payout_account
        WHERE member_id = ${memberId} AND confirmed_at IS NOT NULL
      UNION ALL SELECT removed_at, 'account_removed', label FROM payout_account
        WHERE member_id = ${memberId} AND removed_at IS NOT NULL
      UNION ALL SELECT changed_at, 'withdrawal_password', '' FROM withdrawal_password WHERE member_id = ${memberId}
      UNION ALL SELECT proved_at, 'sole_owner', label FROM sole_owner WHERE member_id = ${memberId}
      UNION ALL SELECT at, CASE action WHEN 'member_status' THEN 'status' ELSE 'force_offline' END,
          coalesce(details->>'status', '') FROM audit_log
        WHERE subject = ${`member:${memberId}`} AND action IN ('member_status', 'force_offline')
    ) c ORDER BY at DESC LIMIT 12`.execute(db)
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}

/** Of the last thousand rounds within 30 days. */
async function readGames(db: Db, memberId: string, now: Date): Promise<CaseContext['games']> {
  const { rows } = await sql<{ game: string; rounds: bigint; stake: bigint }>`
    SELECT game_id AS game, count(*) AS rounds, sum(stake)::bigint AS stake FROM (
      SELECT game_id, stake FROM game_round WHERE member_id = ${memberId} AND currency = 'BRL'
        AND status = 'settled' AND settled_at > ${now}::timestamptz - interval '30 days'
      ORDER BY id DESC LIMIT 1000) g
    GROUP BY game_id ORDER BY stake DESC LIMIT 5`.execute(db)
  return rows.map(row => ({ ...row, rounds: Number(row.rounds) }))
}

async function readEarlier(db: Db, memberId: string, id: string): Promise<CaseContext['earlier']> {
  const { rows } = await sql<Omit<CaseContext['earlier'][number], 'created_at'> & { created_at: Date }>`
    SELECT id, order_no, money, state, created_at FROM withdrawal
    WHERE member_id = ${memberId} AND id < ${id} ORDER BY id DESC LIMIT 5`.execute(db)
  return rows.map(row => ({ ...row, created_at: row.created_at.toISOString() }))
}
