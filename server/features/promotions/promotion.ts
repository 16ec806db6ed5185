import type { PromotionEffect } from '../../../contract/promotions/promotion-admin.ts'
import type { PromotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import type { Offer } from '../../../contract/promotions/promotions.ts'
import type { PromotionId } from '../../../contract/promotions/registry.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Route } from '../../platform/http/route.ts'
import type { PromotionRecharge } from './recharge/recharge-store.ts'
import type { MonthRule } from './rules/played-month.ts'
import type { Executor } from './terms-store.ts'

/** The answer of VIP: the member's level, and its rate in hundredths of a percent of theoretical loss. */
export type LevelOf = (
  on: Executor,
  memberId: string,
) => Promise<{ readonly level: number; readonly rebateRate: number }>

/** What other areas answer for promotions. */
export interface Ports {
  readonly levelOf: LevelOf
}

type Effect = Partial<Pick<PromotionEffect, 'draw_worth' | 'first_deposit_price'>>

interface Served<Terms> {
  /** Its check, its claim and its other calls. */
  routes(deps: Deps, ports: Ports): readonly Route[]
  /** Where a member stands with it; `undefined`: it says nothing to this member. */
  offerTo(deps: Deps, on: Executor, memberId: string, ports: Ports): Promise<Offer | undefined>
  /** What does not fit together in its terms, in the words of their fields. */
  faultOf?(terms: Terms): string | undefined
  /** What it can bring somebody who is paid to play; missing where play and deposits bring nothing. */
  readonly inMonth?: MonthRule<Terms>
  /** Figures of its own for the preview of terms. `edgePpm`: what the cheapest game keeps, in millionths. */
  effectOf?(terms: Terms, edgePpm: number): Effect
  /** A deposit has settled. Runs in the transaction that credits it, under the member's lock. */
  onRecharge?(deps: Deps, tx: Tx, recharge: PromotionRecharge): Promise<void>
  /** Work that runs every minute, whether or not a member calls. */
  readonly workers?: readonly { readonly name: string; run(deps: Deps, ports: Ports): Promise<void> }[]
}

/** One promotion as the server runs it (docs/guides/add-a-promotion.md). */
export interface ServedPromotion extends Served<unknown> {
  readonly id: PromotionId
}

/** Joins a promotion's rules to its id; they read its own terms. */
export function servePromotion<Id extends PromotionId>(
  { id }: { readonly id: Id },
  served: Served<PromotionTerms[Id]>,
): ServedPromotion {
  return { id, ...served }
}
