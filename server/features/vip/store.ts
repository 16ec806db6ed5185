import { sql } from 'kysely'
import type { VipReward, VipTrack } from '../../../contract/vip/vip.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Regime } from '../../regimes/regime.ts'
import type { Level, Standing } from './rules.ts'

type Executor = Tx | Deps['db']

export interface LevelRow extends Level {
  readonly names: Readonly<Record<string, string>>
  readonly upgradeBonus: bigint
  readonly weeklyBonus: bigint
  readonly monthlyBonus: bigint
  /** Of the general track alone. */
  readonly withdrawalsADay: number | null
  readonly withdrawalDayLimit: bigint | null
  readonly withdrawalMin: bigint | null
  readonly withdrawalMax: bigint | null
  /** Hundredths of a percent of theoretical loss. */
  readonly rebateRate: number | null
}

export interface Ladder {
  readonly version: number
  /** How long a period is that begins now. */
  readonly keepDays: number
  /** Every level of every track, lowest first. */
  readonly levels: readonly LevelRow[]
}

/** The ladder in force at a moment. `recharge_needed` is nothing where the regime lets only betting count. */
export async function readLadderAt(on: Executor, at: Date, { vip }: Regime): Promise<Ladder> {
  const { rows } = await sql<{ version: number; keepDays: number }>`
    SELECT version, keep_days AS "keepDays" FROM club_version
    WHERE desk = 'vip' AND effective_from <= ${at} ORDER BY version DESC LIMIT 1`.execute(on)
  const [running] = rows
  if (running === undefined) throw new Error('A club without levels')
  const levels = await levelsOfVersion(on, running.version)
  if (vip.countsRecharges) return { ...running, levels }
  return { ...running, levels: levels.map(level => ({ ...level, rechargeNeeded: 0n })) }
}

async function levelsOfVersion(on: Executor, version: number): Promise<readonly LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    SELECT track, level, names, recharge_needed AS "rechargeNeeded", betting_needed AS "bettingNeeded",
      keep_betting AS "keepBetting", upgrade_bonus AS "upgradeBonus", weekly_bonus AS "weeklyBonus",
      monthly_bonus AS "monthlyBonus", withdrawals_a_day AS "withdrawalsADay",
      withdrawal_day_limit AS "withdrawalDayLimit", withdrawal_min AS "withdrawalMin",
      withdrawal_max AS "withdrawalMax", rebate_rate AS "rebateRate"
    FROM vip_level WHERE version = ${version}
    ORDER BY array_position(ARRAY['general', 'slot', 'live'], track), level`.execute(on)
  return rows
}

export interface VipMember {
  readonly totalRecharge: bigint
  /** Stake × edge in millionths, of play that served no lot. */
  readonly earning: bigint
  readonly paid: bigint
  readonly foldedThrough: string
  readonly weekDecided: string
  readonly monthDecided: string
}

interface Beginning {
  readonly today: string
  readonly monday: string
  readonly first: string
  readonly keepDays: number
}

/** The member's row, locked; made at the first look. `undefined`: no such member. */
export async function lockVipMember(
  tx: Tx,
  memberId: string,
  { today, monday, first, keepDays }: Beginning,
): Promise<VipMember | undefined> {
  await sql`INSERT INTO vip_member (member_id, folded_through, week_decided, month_decided)
    SELECT id, (created_at AT TIME ZONE 'America/Sao_Paulo')::date, ${monday}, ${first} FROM member
    WHERE id = ${memberId} AND NOT is_demo ON CONFLICT DO NOTHING`.execute(tx)
  await sql`INSERT INTO vip_standing (member_id, track, period_start, period_days)
    SELECT ${memberId}, track, ${today}, ${keepDays} FROM unnest(ARRAY['general', 'slot', 'live']) AS track
    ON CONFLICT DO NOTHING`.execute(tx)
  const { rows } = await sql<VipMember>`
    SELECT total_recharge AS "totalRecharge", earning::bigint AS earning, paid,
      folded_through::text AS "foldedThrough", week_decided::text AS "weekDecided",
      month_decided::text AS "monthDecided"
    FROM vip_member WHERE member_id = ${memberId} FOR NO KEY UPDATE`.execute(tx)
  return rows[0]
}

export async function saveVipMember(tx: Tx, memberId: string, row: VipMember): Promise<void> {
  await sql`UPDATE vip_member SET earning = ${row.earning}, paid = ${row.paid}, folded_through = ${row.foldedThrough},
    week_decided = ${row.weekDecided}, month_decided = ${row.monthDecided}
    WHERE member_id = ${memberId}`.execute(tx)
}

/** A recharge that was credited, or, negative, taken back. */
export async function addRecharge(tx: Tx, memberId: string, amount: bigint): Promise<void> {
  await sql`UPDATE vip_member SET total_recharge = greatest(0, total_recharge + ${amount})
    WHERE member_id = ${memberId}`.execute(tx)
}

export async function readStandings(
  on: Executor,
  memberId: string,
): Promise<ReadonlyMap<VipTrack, Standing>> {
  const { rows } = await sql<Standing & { readonly track: VipTrack }>`
    SELECT track, level, betting, ceiling, period_start::text AS "periodStart", period_days AS "periodDays",
      period_betting AS "periodBetting"
    FROM vip_standing WHERE member_id = ${memberId}`.execute(on)
  return new Map(rows.map(({ track, ...standing }) => [track, standing]))
}

export async function saveStanding(
  tx: Tx,
  memberId: string,
  track: VipTrack,
  standing: Standing,
): Promise<void> {
  const { level, betting, ceiling, periodStart, periodDays, periodBetting } = standing
  await sql`UPDATE vip_standing SET level = ${level}, betting = ${betting}, ceiling = ${ceiling},
    period_start = ${periodStart}, period_days = ${periodDays}, period_betting = ${periodBetting}
    WHERE member_id = ${memberId} AND track = ${track}`.execute(tx)
}

/** What was staked on one day: weighted stake in centavos, in all and by track, and the part that may earn. */
export interface PlayedDay {
  readonly day: string
  readonly general: bigint
  readonly slot: bigint
  readonly live: bigint
  readonly earning: bigint
}

/** Finished and running days from that one on: at most as many rows as days since the last fold. */
export async function playedSince(tx: Tx, memberId: string, day: string): Promise<readonly PlayedDay[]> {
  const { rows } = await sql<PlayedDay>`
    SELECT day::text AS day, floor(sum(weighted) / 1000000)::bigint AS general,
      floor(coalesce(sum(weighted) FILTER (WHERE category = 'slots'), 0) / 1000000)::bigint AS slot,
      floor(coalesce(sum(weighted) FILTER (WHERE category = 'live'), 0) / 1000000)::bigint AS live,
      greatest(0, sum(theoretical - served_theoretical))::bigint AS earning
    FROM member_day WHERE member_id = ${memberId} AND currency = 'BRL' AND day >= ${day}
    GROUP BY day ORDER BY day`.execute(tx)
  return rows
}

/** Whether a bonus of that cause was decided before. */
export async function isRewarded(tx: Tx, memberId: string, cause: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM vip_reward WHERE member_id = ${memberId} AND cause = ${cause}`.execute(tx)
  return rows.length > 0
}

export interface RewardRow {
  readonly id: string
  readonly track: VipTrack
  readonly kind: VipReward['kind']
  readonly level: number
  readonly amount: bigint
  readonly cause: string
  readonly created_at: Date
}

export async function insertReward(
  tx: Tx,
  memberId: string,
  row: RewardRow & { readonly version: number },
): Promise<void> {
  const { id, track, kind, level, amount, cause, created_at, version } = row
  await sql`INSERT INTO vip_reward (member_id, id, track, kind, level, amount, cause, created_at, terms_version)
    VALUES (${memberId}, ${id}, ${track}, ${kind}, ${level}, ${amount}, ${cause}, ${created_at}, ${version})
    ON CONFLICT (member_id, cause) DO NOTHING`.execute(tx)
}

export async function listRewards(
  on: Executor,
  memberId: string,
  { before, after, limit }: { before: string | undefined; after: string | undefined; limit: number },
): Promise<readonly RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    SELECT id, track, kind, level, amount, cause, created_at FROM vip_reward
    WHERE member_id = ${memberId} AND (${before ?? null}::uuid IS NULL OR id < ${before ?? null}::uuid)
      AND (${after ?? null}::uuid IS NULL OR id > ${after ?? null}::uuid)
    ORDER BY id DESC LIMIT ${limit}`.execute(on)
  return rows
}

/** An older member was processed already: by this query, or when the VIP table was made (migration 098). */
const newForDays = 7

/** Members with finished days that were not counted yet, or new ones who were never looked at. */
export async function membersToFold(on: Executor, today: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    (SELECT member_id AS id FROM vip_member WHERE folded_through < ${today} ORDER BY folded_through, member_id LIMIT ${limit})
    UNION ALL
    (SELECT id FROM member m WHERE id >= uuid_at(${today}::date - ${newForDays}::integer)
        AND id < uuid_at(${today}::date + 2) AND NOT is_demo AND NOT EXISTS (SELECT FROM vip_member v WHERE v.member_id = m.id)
      LIMIT ${limit})`.execute(on)
  return rows.map(row => row.id)
}
