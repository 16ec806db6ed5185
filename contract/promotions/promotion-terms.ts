import * as z from 'zod/mini'
import { forEveryPromotion, type PromotionId, type PromotionOf, promotionIds } from './registry.ts'

type Schemas = { readonly [Id in PromotionId]: PromotionOf<Id>['terms'] }

function schemasOfAll(): Schemas
function schemasOfAll(): unknown {
  return forEveryPromotion(one => one.terms)
}

/** What an administrator may change, by promotion (docs/rules/promotions.md). Amounts in BRL, rates in hundredths of a percent. */
export const promotionTerms = schemasOfAll()

export type PromotionTerms = { [Id in PromotionId]: z.output<Schemas[Id]> }

const allTerms = z.object(promotionTerms)

/** The terms of every promotion, read from what `termsOf` has of each as it travels. */
export function readAllTerms(termsOf: (id: PromotionId) => unknown): PromotionTerms {
  return z.parse(allTerms, Object.fromEntries(promotionIds.map(id => [id, termsOf(id)])))
}
