import { sql } from 'kysely'
import type { AgencyTier } from '../../../contract/agency/agency.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export type TierKind = 'recharge' | 'betting' | 'settlement'

/** One of the three tables, lowest tier first. */
export async function listTiers(on: Executor, kind: TierKind, week: string): Promise<readonly AgencyTier[]> {
  const { rows } = await sql<AgencyTier>`
    SELECT from_amount, to_char(direct_basis_points / 100.0, 'FM990.00') AS direct_percent,
      to_char(second_basis_points / 100.0, 'FM990.00') AS second_percent,
      to_char(third_basis_points / 100.0, 'FM990.00') AS third_percent
    FROM agency_tier WHERE kind = ${kind} AND version = (
      SELECT max(version) FROM club_version WHERE desk = 'agency' AND effective_from <= ${week}::timestamp AT TIME ZONE 'America/Sao_Paulo')
    ORDER BY from_amount`.execute(on)
  return rows
}

export interface WeekRow {
  readonly week: string
  readonly recharge: bigint
  readonly betting: bigint
  readonly revenue: bigint
  readonly recharge_commission: bigint
  readonly betting_commission: bigint
  readonly settlement_commission: bigint
  readonly carried: bigint
  readonly cap: bigint
  readonly corrected: bigint
  readonly owed: bigint
  readonly commission: bigint
  readonly paid_at: Date | null
}

/** Somewhat more than a year. */
const shownWeeks = 60

/** The agent's newest weeks. */
export async function listWeeks(on: Executor, agentId: string): Promise<readonly WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    SELECT week::text AS week, recharge, betting, revenue, recharge_commission, betting_commission,
      settlement_commission, carried, cap, corrected, owed, commission, paid_at
    FROM agency_week WHERE agent_id = ${agentId} ORDER BY agency_week.week DESC LIMIT ${shownWeeks}`.execute(
    on,
  )
  return rows
}

export async function totalCommission(on: Executor, agentId: string): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`SELECT coalesce(sum(commission), 0)::bigint AS total
    FROM agency_week WHERE agent_id = ${agentId} AND paid_at IS NOT NULL`.execute(on)
  return rows[0]?.total ?? 0n
}

export interface ShareRow {
  readonly name: string
  readonly depth: number
  readonly recharge: bigint
  readonly betting: bigint
  readonly revenue: bigint
  readonly commission: bigint
}

const mostShares = 500

/** What each subordinate brought in one week, the largest share first. */
export async function listShares(on: Executor, agentId: string, week: string): Promise<readonly ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    SELECT m.name, s.depth, s.recharge, s.betting, s.revenue, s.commission
    FROM agency_statement s JOIN member m ON m.id = s.member_id
    WHERE s.agent_id = ${agentId} AND s.week = ${week} ORDER BY s.commission DESC, s.member_id LIMIT ${mostShares}`.execute(
    on,
  )
  return rows
}

/** The weeks after the last settled one up to `last`, in their order; of a new installation `last` alone. */
export async function listUnsettled(on: Executor, last: string): Promise<readonly string[]> {
  const { rows } = await sql<{ week: string }>`SELECT w::date::text AS week FROM generate_series(
      coalesce((SELECT max(week) + 7 FROM agency_settlement), ${last}::date), ${last}::date, interval '7 days') w
    ORDER BY w`.execute(on)
  return rows.map(({ week }) => week)
}

/** Ends a week without commission: the licence forbade it. */
export async function closeWeek(tx: Tx, week: string, at: Date): Promise<void> {
  await sql`INSERT INTO agency_settlement (week, settled_at, agents) VALUES (${week}, ${at}, 0)
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Settles a week for all agents; `undefined`: it was settled before. See `settle_agency_week` in migration 220. */
export async function settleWeek(tx: Tx, week: string, at: Date): Promise<number | undefined> {
  // One statement for everybody: with a million members it takes longer than a call may.
  await sql`SET LOCAL statement_timeout = '30min'`.execute(tx)
  const { rows } = await sql<{ agents: number | null }>`
    SELECT settle_agency_week(${week}::date, ${at}) AS agents`.execute(tx)
  return rows[0]?.agents ?? undefined
}

export interface Unpaid {
  readonly agent_id: string
  readonly week: string
  readonly commission: bigint
}

export async function listUnpaid(on: Executor, limit: number): Promise<readonly Unpaid[]> {
  const { rows } = await sql<Unpaid>`
    SELECT agent_id, week::text AS week, commission FROM agency_week
    WHERE paid_at IS NULL AND commission > 0 ORDER BY agency_week.week, agent_id LIMIT ${limit}`.execute(on)
  return rows
}

export async function markPaid(tx: Tx, { agent_id, week }: Unpaid, at: Date): Promise<void> {
  await sql`UPDATE agency_week SET paid_at = ${at} WHERE agent_id = ${agent_id} AND week = ${week}`.execute(
    tx,
  )
}
