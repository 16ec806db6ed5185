import type { PromotionId } from '../../../contract/promotion-ids.ts'
import type { Config } from '../../config.ts'

/** Whether the licence allows this promotion at all (readings, section 9; facts/brazil.md 1.6). */
export function isOffered({ regime }: Pick<Config, 'regime'>, id: PromotionId): boolean {
  return regime.promotions.includes(id)
}
