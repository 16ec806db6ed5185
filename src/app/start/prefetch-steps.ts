import { roundPart } from '../../features/cashier/records/round-filter.ts'
import { promotionEntries } from '../../features/promotions/registry.ts'
import { isOffered, type SiteConfig } from '../../state/site-config.ts'
import type { PrefetchStep } from '../../sync/pull/prefetch.ts'

/**
 * What the first moment without a network should find on the device, the most wanted first: who one is and what one has, open
 * deposits and how to get money out, news and protection, records, the club, promotions, what one reads once. The catalogue, of
 * which the lobby asks automatically, comes last: it is the largest by far.
 */
const everybody = ['user', 'balance', 'favourites', 'open-rounds', 'notifications'] as const
const money = [
  'recharges',
  'payment-methods',
  'manual-methods',
  'accounts',
  'drawing-terms',
  'withdrawals',
  // An account may be named without a network: its bank is chosen from them.
  'banks',
] as const
const protection = ['limits', 'breaks', 'play-overview', 'security', 'member-details', 'identity'] as const
const records = [
  'orders',
  'order-totals',
  'rounds',
  'round-totals',
  'order-chart',
  'orderFees',
  'orderAssociations',
  'bonuses',
  'rewards',
] as const
const reading = ['announcements', 'support', 'tickets', 'house-pages', 'house-terms', 'member-terms'] as const
const vip = ['vip', 'vip-levels', 'vip-history'] as const
const agency = ['agency', 'agency-invited', 'agency-recharge', 'agency-betting', 'agency-settlement'] as const
const lobby = ['web-data', 'popular-games', 'promotion-games', 'providers', 'games'] as const

/** Of answers in parts, the one that a page opens with. */
function partOf(id: string, mode: 'real' | 'demo'): string {
  if (id === 'round-totals') return roundPart({}, mode)
  return id === 'seeds' ? mode : ''
}

interface Whose {
  readonly site: Pick<SiteConfig, 'promotions' | 'agency'>
  /** A demo account has play money only: most of this is not for it, and would be refused. */
  readonly isDemo: boolean
}

export function prefetchSteps({ site, isDemo }: Whose): PrefetchStep[] {
  const offered = Object.entries(promotionEntries).flatMap(([id, { reads }]) =>
    isOffered(site, id) ? reads : [],
  )
  const forReal = [
    ...money,
    ...protection,
    ...records,
    ...vip,
    ...(offered.length > 0 ? ['activities', 'offers', ...offered] : []),
    ...(site.agency ? agency : []),
  ]
  const ids = [...everybody, ...(isDemo ? ['rounds'] : forReal), ...reading, 'seeds', ...lobby]
  return ids.map(id => ({ id, part: partOf(id, isDemo ? 'demo' : 'real') }))
}
