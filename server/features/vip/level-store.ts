import { sql } from 'kysely'
import type { VipLevel, VipTrack } from '../../../contract/vip/vip.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Ladder, LevelRow } from './store.ts'

type Executor = Tx | Deps['db']

export function toLevel(row: LevelRow, { keepDays }: Pick<Ladder, 'keepDays'>, language: string): VipLevel {
  return {
    track: row.track,
    level: row.level,
    name: row.names[language] ?? row.names.en ?? String(row.level),
    recharge_needed: row.rechargeNeeded,
    betting_needed: row.bettingNeeded,
    keep_betting: row.keepBetting,
    keep_days: keepDays,
    upgrade_bonus: row.upgradeBonus,
    weekly_bonus: row.weeklyBonus,
    monthly_bonus: row.monthlyBonus,
    withdrawals_a_day: row.withdrawalsADay,
    withdrawal_day_limit: row.withdrawalDayLimit,
    withdrawal_min: row.withdrawalMin,
    withdrawal_max: row.withdrawalMax,
    rebate_rate: row.rebateRate,
  }
}

/** The level of each track, and the name of the general one; everybody begins at 0. */
export async function readLevels(on: Executor, memberId: string, language: string, at: Date) {
  const { rows } = await sql<{ track: VipTrack; level: number; names: Record<string, string> }>`
    SELECT l.track, l.level, l.names FROM vip_level l LEFT JOIN vip_standing s ON s.member_id = ${memberId} AND s.track = l.track
    WHERE l.version = ${runningVersion(at)} AND l.level = coalesce(s.level, 0)`.execute(on)
  const of = (track: VipTrack) => rows.find(row => row.track === track)
  return {
    level: of('general')?.level ?? 0,
    slot_level: of('slot')?.level ?? 0,
    live_level: of('live')?.level ?? 0,
    level_name: of('general')?.names[language] ?? of('general')?.names.pt ?? '',
  }
}

/** What a member's general level allows and gives, beside its bonuses. */
export interface LevelTerms {
  readonly level: number
  readonly withdrawalsADay: number
  readonly withdrawalDayLimit: bigint
  /** Of one withdrawal; `null`: the operator's. */
  readonly withdrawalMin: bigint | null
  readonly withdrawalMax: bigint | null
  /** Hundredths of a percent of theoretical loss. */
  readonly rebateRate: number
}

/** As of the last look at the member's level, by the ladder in force. */
export async function readLevelTerms(on: Executor, memberId: string, at: Date): Promise<LevelTerms> {
  const { rows } = await sql<LevelTerms>`
    SELECT level, withdrawals_a_day AS "withdrawalsADay", withdrawal_day_limit AS "withdrawalDayLimit",
      withdrawal_min AS "withdrawalMin", withdrawal_max AS "withdrawalMax", rebate_rate AS "rebateRate"
    FROM vip_level WHERE track = 'general' AND version = ${runningVersion(at)} AND level = coalesce(
      (SELECT s.level FROM vip_standing s WHERE s.member_id = ${memberId} AND s.track = 'general'), 0)`.execute(
    on,
  )
  const [terms] = rows
  if (terms === undefined) throw new Error('A level that the ladder does not have')
  return terms
}

const runningVersion = (at: Date) =>
  sql`(SELECT max(version) FROM club_version WHERE desk = 'vip' AND effective_from <= ${at})`
