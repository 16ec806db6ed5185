import { dailyPages } from './daily-pages.ts'
import { toText } from './markdown.ts'
import type { Rules } from './read-rules.ts'
import { rechargePages } from './recharge-pages.ts'
import { vipPages } from './vip-pages.ts'

export const promotionsFolder = new URL('../../docs/rules/promotions/', import.meta.url)

/** A page a promotion, and the tables of VIP and agency, as they have to stand in docs/rules/promotions. */
export function listPromotionPages(rules: Rules): readonly { name: string; text: string }[] {
  const pages = [...rechargePages(rules), ...dailyPages(rules), ...vipPages(rules)]
  return pages.map(page => ({ name: `${page.name}.md`, text: toText(page) }))
}
