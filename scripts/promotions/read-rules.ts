import { type Kysely, sql } from 'kysely'
import type { PromotionTerms } from '../../contract/promotions/promotion-terms.ts'
import { allTermsAt } from '../../server/features/promotions/terms-store.ts'
import { readSteps, readTiers } from '../../server/features/vip/programs/store.ts'
import type { Database } from '../../server/platform/database/schema.ts'

/** Everything that the pages of the promotions say, from the rows and functions that decide it. */
export interface Rules {
  readonly terms: PromotionTerms
  readonly levels: Awaited<ReturnType<typeof readSteps>>
  readonly tiers: Awaited<ReturnType<typeof readTiers>>
  /** Percent of theoretical loss that an agent is paid at most, by depth. */
  readonly bounds: readonly number[]
  /** In which order stake serves requirements: the words of `count_wagering`. */
  readonly order: string
}

/** Of a database as its first start makes it. */
export async function readRules(db: Kysely<Database>): Promise<Rules> {
  const { rows } = await sql<{ bounds: number[]; source: string }>`SELECT
    (SELECT array_agg(agency_bound_percent(depth::smallint) ORDER BY depth) FROM generate_series(1, 3) AS depth) AS bounds,
    (SELECT prosrc FROM pg_proc WHERE proname = 'count_wagering') AS source`.execute(db)
  const order = /ORDER BY ([^\n]+)/.exec(rows[0]?.source ?? '')?.[1]
  if (order === undefined) throw new Error('count_wagering has no order')
  return {
    terms: await allTermsAt(db, new Date()),
    levels: await readSteps(db, 1),
    tiers: await readTiers(db, 1),
    bounds: rows[0]?.bounds ?? [],
    order,
  }
}
