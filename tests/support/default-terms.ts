import type { PromotionTerms } from '../../contract/promotion-terms.ts'
import { termsAt } from '../../server/features/promotions/terms-store.ts'
import { createTestDatabase } from './test-database.ts'

/** The house's first terms, as the rows of a fresh database have them. */
export async function defaultTerms(): Promise<PromotionTerms> {
  const database = await createTestDatabase()
  const read = async <Id extends keyof PromotionTerms>(id: Id): Promise<PromotionTerms[Id]> => {
    const found = await termsAt(database.db, id, new Date())
    if (found === undefined) throw new Error(`No terms of ${id}`)
    return found.terms
  }
  const terms = {
    ftd: await read('ftd'),
    recharge: await read('recharge'),
    rechargerebate: await read('rechargerebate'),
    invitationactivity: await read('invitationactivity'),
    dailyrescue: await read('dailyrescue'),
    dailywheel: await read('dailywheel'),
    lotterywheel: await read('lotterywheel'),
    day7: await read('day7'),
    rebates: await read('rebates'),
  }
  await database.close()
  return terms
}
