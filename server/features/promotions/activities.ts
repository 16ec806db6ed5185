import * as z from 'zod/mini'
import { type Activities, activityDetails, type Offer } from '../../../contract/promotions/promotions.ts'
import { promotionIds } from '../../../contract/promotions/registry.ts'
import type { Deps } from '../../deps.ts'
import { isOffered } from './offered.ts'
import type { Ports } from './promotion.ts'
import { servedPromotions } from './registry.ts'
import { currentRows } from './terms-store.ts'

const { data: offered } = activityDetails.reply.shape

/** What the operator offers now, with the figures of the rows: the same for everybody. */
export async function readActivities(deps: Deps): Promise<Activities> {
  const rows = await currentRows(deps.db, deps.clock.now())
  const open = rows.filter(({ promotion, active }) => {
    const id = promotionIds.find(one => one === promotion)
    return active && id !== undefined && isOffered(deps.config, id)
  })
  const report = open.map(({ promotion, version, effective_from: since, terms }) => [
    promotion,
    { version, since: since.toISOString(), terms },
  ])
  return z.parse(offered, Object.fromEntries(report))
}

/** Where the member stands in every promotion that is offered, for the activity centre. */
export async function readOffers(deps: Deps, memberId: string, ports: Ports): Promise<Offer[]> {
  const states: Offer[] = []
  for (const one of servedPromotions) {
    const offer = await one.offerTo(deps, deps.db, memberId, ports)
    if (offer !== undefined && offer.reason !== 'not_offered') states.push(offer)
  }
  return promotionIds.flatMap(id => states.filter(one => one.promotion === id)).map(bare)
}

/** Only what is common to all: the rest is its own page's. */
function bare(offer: Offer): Offer {
  const { promotion, eligible, reason, amount, steps, accrued, available_at, expires_at } = offer
  const common = { promotion, eligible, reason, amount, steps, available_at, expires_at }
  return accrued === undefined ? common : { ...common, accrued }
}
