import { sql } from 'kysely'
import type { ProgramId, ProgramTerms } from '../../../../contract/vip/programs.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export type Executor = Tx | Deps['db']

export interface VersionRow {
  readonly version: number
  readonly effective_from: Date
  readonly administrator: string | null
  readonly reason: string
  readonly keep_days: number | null
}

/** Newest first. */
export async function listVersions(on: Executor, program: ProgramId): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    SELECT v.version, v.effective_from, a.name AS administrator, v.reason, v.keep_days
    FROM club_version v LEFT JOIN administrator a ON a.id = v.administrator_id
    WHERE v.desk = ${program} ORDER BY v.version DESC`.execute(on)
  return rows
}

type Step = ProgramTerms['vip']['general'][number]
type Tier = ProgramTerms['agency']['recharge'][number]

export async function readSteps(
  on: Executor,
  version: number,
): Promise<readonly (Step & { track: string })[]> {
  const { rows } = await sql<Step & { track: string }>`
    SELECT track, recharge_needed, betting_needed, keep_betting, upgrade_bonus, weekly_bonus, monthly_bonus,
      coalesce(withdrawals_a_day, 1) AS withdrawals_a_day, coalesce(withdrawal_day_limit, 0) AS withdrawal_day_limit,
      coalesce(withdrawal_min, 0) AS withdrawal_min, coalesce(withdrawal_max, 0) AS withdrawal_max,
      coalesce(rebate_rate, 0) AS rebate_rate
    FROM vip_level WHERE version = ${version} ORDER BY track, level`.execute(on)
  return rows
}

export async function readTiers(
  on: Executor,
  version: number,
): Promise<readonly (Tier & { kind: string })[]> {
  const { rows } = await sql<Tier & { kind: string }>`
    SELECT kind, from_amount AS "from", direct_basis_points AS direct_rate, second_basis_points AS second_rate,
      third_basis_points AS third_rate
    FROM agency_tier WHERE version = ${version} ORDER BY kind, from_amount`.execute(on)
  return rows
}

interface NewVersion {
  readonly program: ProgramId
  readonly version: number
  readonly at: Date
  readonly administratorId: string
  readonly reason: string
  readonly keepDays: number | null
}

/** `false`: another administrator has written that version. */
export async function insertVersion(tx: Tx, row: NewVersion): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO club_version (desk, version, effective_from, administrator_id, reason, keep_days)
    VALUES (${row.program}, ${row.version}, ${row.at}, ${row.administratorId}, ${row.reason}, ${row.keepDays})
    ON CONFLICT DO NOTHING`.execute(tx)
  return numAffectedRows === 1n
}

/** The levels of a new version; their names are those of the version before. */
export async function insertLevels(tx: Tx, version: number, terms: ProgramTerms['vip']): Promise<void> {
  for (const [level, step] of terms.general.entries())
    await sql`INSERT INTO vip_level (version, track, level, names, recharge_needed, betting_needed, keep_betting,
        upgrade_bonus, weekly_bonus, monthly_bonus, withdrawals_a_day, withdrawal_day_limit, withdrawal_min,
        withdrawal_max, rebate_rate)
      SELECT ${version}, track, level, names, ${step.recharge_needed}, ${step.betting_needed}, ${step.keep_betting},
        ${step.upgrade_bonus}, ${step.weekly_bonus}, ${step.monthly_bonus}, ${step.withdrawals_a_day},
        ${step.withdrawal_day_limit}, nullif(${step.withdrawal_min}::bigint, 0), nullif(${step.withdrawal_max}::bigint, 0),
        ${step.rebate_rate}
      FROM vip_level WHERE version = ${version - 1} AND track = 'general' AND level = ${level}`.execute(tx)
  for (const track of ['slot', 'live'] as const)
    for (const [level, step] of terms[track].entries())
      await sql`INSERT INTO vip_level (version, track, level, names, recharge_needed, betting_needed, keep_betting,
          upgrade_bonus, weekly_bonus, monthly_bonus)
        SELECT ${version}, track, level, names, ${step.recharge_needed}, ${step.betting_needed}, ${step.keep_betting},
          ${step.upgrade_bonus}, 0, 0
        FROM vip_level WHERE version = ${version - 1} AND track = ${track} AND level = ${level}`.execute(tx)
}

export async function insertTiers(tx: Tx, version: number, terms: ProgramTerms['agency']): Promise<void> {
  for (const kind of ['recharge', 'betting', 'settlement'] as const)
    for (const { from, direct_rate, second_rate, third_rate } of terms[kind])
      await sql`INSERT INTO agency_tier
          (version, kind, from_amount, direct_basis_points, second_basis_points, third_basis_points)
        VALUES (${version}, ${kind}, ${from}, ${direct_rate}, ${second_rate}, ${third_rate})`.execute(tx)
}
