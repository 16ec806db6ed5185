import type { PromotionDefinition } from '../../contract/promotions/definition.ts'
import { promotions } from '../../contract/promotions/registry.ts'
import type { Regime } from './regime.ts'

const definitions: readonly PromotionDefinition[] = promotions

/** Whether the server may lead to a page: a banner for a promotion that the licence forbids would advertise it. */
export function mayLink({ promotions: allowed, agency }: Regime, link: string): boolean {
  const path = link.split('?')[0] ?? ''
  const promotion = definitions.find(({ pages }) => pages.includes(path))
  if (promotion !== undefined) return allowed.some(id => id === promotion.id)
  return agency.isOpen || !/^\/(agency-center|super-member)(\/|$)/.test(path)
}
