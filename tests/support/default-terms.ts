import type { PromotionTerms } from '../../contract/promotions/promotion-terms.ts'
import { allTermsAt } from '../../server/features/promotions/terms-store.ts'
import { createTestDatabase } from './test-database.ts'

/** The first terms, as the rows of a fresh database have them. */
export async function defaultTerms(): Promise<PromotionTerms> {
  const database = await createTestDatabase()
  const terms = await allTermsAt(database.db, new Date())
  await database.close()
  return terms
}
