import { sql } from 'kysely'
import type { PromotionEffect } from '../../../contract/promotions/promotion-admin.ts'
import { type PromotionTerms, readAllTerms } from '../../../contract/promotions/promotion-terms.ts'
import { type PromotionId, promotionIds } from '../../../contract/promotions/registry.ts'
import type { Deps } from '../../deps.ts'
import { isOffered } from './offered.ts'
import { servedPromotions } from './registry.ts'
import { perCentavo } from './rules/played-month.ts'
import { cheapestStrategy, type Strategy } from './rules/strategy.ts'
import { typicalTable } from './rules/typical-player.ts'
import { allRows, type Executor, type TermsRow } from './terms-store.ts'

interface Intent {
  readonly id: PromotionId
  readonly active: boolean
  readonly terms: unknown
}

/** The lowest edge (ppm) assumed for a site that has no game yet. */
const usualEdgePpm = 10_000

/** The guard of the docs/rules/promotions.md, over all promotions as they would stand: who can be paid to play, and by how much. */
export async function effectOf(deps: Deps, on: Executor, intent: Intent): Promise<PromotionEffect> {
  const rows = await allRows(on)
  const terms = termsWith(rows, intent)
  const edgePpm = await cheapestEdge(on)
  const depositPercent = deps.config.money.depositWageringPercent
  const conditions = { promotions: servedPromotions, terms, edgePpm, depositPercent, isWeighted: true }
  const { strategy, cost } = cheapestStrategy(conditions)
  const served = servedPromotions.find(one => one.id === intent.id)
  const paid = await paidLately(deps, on, intent.id)
  return {
    fault: served?.faultOf?.(terms[intent.id]) ?? null,
    player_pays: cost / perCentavo,
    strategy: describe(strategy),
    pays_players: cost < 0n,
    typical: typicalTable(offeredOf(deps, rows, intent, terms)),
    draw_worth: null,
    first_deposit_price: null,
    ...served?.effectOf?.(terms[intent.id], edgePpm),
    ...paid,
  }
}

/** The terms of all promotions as they would stand. */
function termsWith(rows: readonly TermsRow[], intent: Intent): PromotionTerms {
  return readAllTerms(id => {
    const row = id === intent.id ? intent : rows.find(one => one.promotion === id)
    if (row === undefined) throw new Error(`The terms of ${id} are gone`)
    return row.terms
  })
}

/** The terms of this that would be offered: a promotion that is switched off pays nothing and asks for nothing. */
function offeredOf(
  { config }: Pick<Deps, 'config'>,
  rows: readonly TermsRow[],
  intent: Intent,
  terms: PromotionTerms,
): Partial<PromotionTerms> {
  const isOpen = (id: PromotionId) =>
    isOffered(config, id) &&
    (id === intent.id ? intent.active : rows.find(row => row.promotion === id)?.active === true)
  const offered: Partial<PromotionTerms> = { ...terms }
  for (const id of promotionIds) if (!isOpen(id)) delete offered[id]
  return offered
}

async function cheapestEdge(on: Executor): Promise<number> {
  const { rows } = await sql<{ edge: number | null }>`SELECT min(edge_ppm) AS edge FROM game`.execute(on)
  return rows[0]?.edge ?? usualEdgePpm
}

async function paidLately(deps: Deps, on: Executor, id: PromotionId) {
  const since = new Date(deps.clock.now().getTime() - 30 * 86_400_000)
  const { rows } = await sql<{ paid: bigint; members: bigint }>`
    SELECT coalesce(sum(amount), 0)::bigint AS paid, count(DISTINCT member_id) AS members FROM reward
    WHERE promotion = ${id} AND state = 'paid' AND created_at >= ${since}`.execute(on)
  return { paid_30_days: rows[0]?.paid ?? 0n, members_30_days: Number(rows[0]?.members ?? 0n) }
}

/** For an operator: what the cheapest player would do. */
function describe({ recharge, aDay, days, playsOut, freeStake, friends }: Strategy) {
  return {
    recharges: recharge > 0n ? aDay * days : 0,
    recharge,
    plays_out: [...playsOut],
    stake: freeStake,
    stake_days: freeStake > 0n ? days : 0,
    friends,
  }
}
