import type { PromotionId } from '../../../contract/promotions/registry.ts'
import type { Config } from '../../platform/config/config.ts'

/** Whether the licence allows this promotion at all (docs/rules/licences.md; docs/rules/brazil.md). */
export function isOffered({ regime }: Pick<Config, 'regime'>, id: PromotionId): boolean {
  return regime.promotions.includes(id)
}
