import { sql } from 'kysely'
import { addDays, brazilDay, mondayOf } from '../../../../contract/brazil-day.ts'
import type { ProgramEffect, ProgramTerms } from '../../../../contract/vip/programs.ts'
import type { Deps } from '../../../deps.ts'
import type { Executor } from './store.ts'

type Vip = ProgramTerms['vip']
type Agency = ProgramTerms['agency']

/** What the levels would change for those who stand on the ladder, counted over sums that are kept: no history is read. */
export async function effectOfVip(
  on: Executor,
  terms: Vip,
  now: Vip,
): Promise<NonNullable<ProgramEffect['vip']>> {
  const tracks = await Promise.all(
    (['general', 'slot', 'live'] as const).map(track => moved(on, track, terms[track])),
  )
  const smaller = levelsWhere(terms, (mine, old) => mine < old, now)
  const larger = levelsWhere(terms, (mine, old) => mine > old, now)
  return {
    rise: tracks.reduce((sum, one) => sum + one.rise, 0),
    rise_bonus: tracks.reduce((sum, one) => sum + one.bonus, 0n),
    stand_higher: tracks.reduce((sum, one) => sum + one.higher, 0),
    limits_smaller: await membersAt(on, smaller),
    limits_larger: await membersAt(on, larger),
  }
}

/** Thresholds rise (faults.ts), so the worth of two sums is the lower of their places among them. */
async function moved(on: Executor, track: string, ladder: Vip['slot']) {
  const recharges = sql.val(ladder.map(step => String(step.recharge_needed)))
  const bettings = sql.val(ladder.map(step => String(step.betting_needed)))
  const bonuses = sql.val(ladder.map(step => String(step.upgrade_bonus)))
  const { rows } = await sql<{ rise: number; higher: number; bonus: bigint }>`
    SELECT count(*) FILTER (WHERE worth > level)::integer AS rise, count(*) FILTER (WHERE worth < level)::integer AS higher,
      coalesce(sum((SELECT sum(bonus) FROM unnest(${bonuses}::bigint[]) WITH ORDINALITY AS step (bonus, place)
        WHERE place - 1 > level AND place - 1 <= worth)) FILTER (WHERE worth > level), 0)::bigint AS bonus
    FROM (
      SELECT s.level, least(width_bucket(m.total_recharge, ${recharges}::bigint[]), width_bucket(s.betting, ${bettings}::bigint[]),
        coalesce(s.ceiling, 1000) + 1) - 1 AS worth
      FROM vip_standing s JOIN vip_member m USING (member_id) WHERE s.track = ${track}) AS stood`.execute(on)
  return rows[0] ?? { rise: 0, higher: 0, bonus: 0n }
}

type Compare = (mine: bigint, old: bigint) => boolean

function levelsWhere(terms: Vip, isSo: Compare, now: Vip): readonly number[] {
  return terms.general.flatMap((step, level) => {
    const old = now.general[level]
    if (old === undefined) return []
    const times = isSo(BigInt(step.withdrawals_a_day), BigInt(old.withdrawals_a_day))
    return times || isSo(step.withdrawal_day_limit, old.withdrawal_day_limit) ? [level] : []
  })
}

async function membersAt(on: Executor, levels: readonly number[]): Promise<number> {
  const { rows } = await sql<{ members: number }>`SELECT count(*)::integer AS members FROM vip_standing
    WHERE track = 'general' AND level = ANY(${sql.val(levels)}::smallint[])`.execute(on)
  return rows[0]?.members ?? 0
}

/** The last settled week once more, by the running tables and by these, before the cap: what a change costs or saves. */
export async function effectOfAgency(
  deps: Pick<Deps, 'clock'>,
  on: Executor,
  terms: Agency,
  now: Agency,
): Promise<NonNullable<ProgramEffect['agency']>> {
  const counts_from = addDays(mondayOf(brazilDay(deps.clock.now())), 7)
  const { rows } = await sql<{ week: string; agents: number }>`
    SELECT week::text AS week, agents FROM agency_settlement ORDER BY agency_settlement.week DESC LIMIT 1`.execute(
    on,
  )
  const [last] = rows
  if (last === undefined) return { counts_from, week: null, before: 0n, after: 0n, agents: 0 }
  const { week, agents } = last
  const [before, after] = [await commissionOf(on, week, now), await commissionOf(on, week, terms)]
  return { counts_from, week, before, after, agents }
}

async function commissionOf(on: Executor, week: string, terms: Agency): Promise<bigint> {
  const tiers = (['recharge', 'betting', 'settlement'] as const).flatMap(kind =>
    terms[kind].map((tier, index) => ({
      kind,
      from: String(tier.from),
      next: terms[kind][index + 1] === undefined ? null : String(terms[kind][index + 1]?.from),
      one: tier.direct_rate,
      two: tier.second_rate,
      three: tier.third_rate,
    })),
  )
  const { rows } = await sql<{ commission: bigint }>`
    SELECT coalesce(sum(greatest(0, floor((one_sum * one + two_sum * two + three_sum * three) / 10000))), 0)::bigint AS commission
    FROM (
      SELECT s.agent_id, k.kind, sum(k.amount) AS total, coalesce(sum(k.amount) FILTER (WHERE s.depth = 1), 0) AS one_sum,
        coalesce(sum(k.amount) FILTER (WHERE s.depth = 2), 0) AS two_sum, coalesce(sum(k.amount) FILTER (WHERE s.depth = 3), 0) AS three_sum
      FROM agency_statement s,
        LATERAL (VALUES ('recharge', s.recharge), ('betting', s.betting), ('settlement', s.revenue)) AS k (kind, amount)
      WHERE s.week = ${week} GROUP BY s.agent_id, k.kind) AS did
    JOIN jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb)
      AS tier (kind text, "from" bigint, next bigint, one numeric, two numeric, three numeric)
      ON tier.kind = did.kind AND greatest(0, did.total) >= tier."from" AND (tier.next IS NULL OR did.total < tier.next)`.execute(
    on,
  )
  return rows[0]?.commission ?? 0n
}
