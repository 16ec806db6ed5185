import { promotionEntries } from '../../features/promotions/registry.ts'
import type { Registrar } from '../../sync/engine.ts'

/** Reads and claims of the promotions; none of it is on the home page. */
export function registerPromotions(sync: Registrar) {
  const reads = () => import('../../features/promotions/promotion-resources.ts')
  const topics = ['promotions', 'recharges', 'rounds']
  sync.registerResource('activities', () => reads().then(m => m.activitiesResource))
  sync.registerResource('offers', () => reads().then(m => m.offersResource), { topics })
  sync.registerResource('rewards', () => reads().then(m => m.rewardsResource), { topics: ['promotions'] })
  for (const { reads: names, claim } of Object.values(promotionEntries)) {
    for (const name of names)
      sync.registerResource(name, () => reads().then(m => m.promotionResource(name)), { topics })
    sync.registerMoneyCall(claim, () =>
      import('../../features/promotions/claim-calls.ts').then(m => m.claimNamed(claim)),
    )
  }
}
