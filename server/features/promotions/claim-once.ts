import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import type { PromotionId } from '../../../contract/promotions/registry.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../platform/http/answers/refuse.ts'
import { runOnce } from '../../platform/http/run-once.ts'
import { lockWallet } from '../../wallet/post.ts'
import { readIdentity } from '../auth/service.ts'
import { refuseOffers } from '../responsible-gambling/breaks/service.ts'
import { refuseAtLimit } from '../responsible-gambling/limits/service.ts'
import { refuseOffer } from './offer.ts'
import { isOffered } from './offered.ts'
import { type Executor, type Terms, termsAt } from './terms-store.ts'

export interface Claim<Body> {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: Body
  readonly device: string
}

/** The terms in force now, where the server may and does offer this promotion. */
export async function openTerms<Id extends PromotionId>(
  deps: Deps,
  on: Executor,
  id: Id,
): Promise<Terms<Id> | undefined> {
  if (!isOffered(deps.config, id)) return undefined
  const terms = await termsAt(on, id, deps.clock.now())
  return terms?.active === true ? terms : undefined
}

/**
 * The one procedure of every claim: under its key and the member's lock; an account that is frozen, paused, closed to offers
 * or at one of its own limits gets nothing; the promotion must be offered; `work` repeats the decision of a check, pays
 * through `payOnce`, or refuses. A refusal undoes all of it.
 */
export async function claimOnce<Id extends PromotionId, Reply extends Schema>(
  deps: Deps,
  endpoint: Endpoint<Schema, Schema, Reply>,
  { memberId, key, body }: Claim<unknown>,
  id: Id,
  work: (tx: Tx, terms: Terms<Id>) => Promise<z.output<Reply> | Refused>,
): Promise<z.output<Reply> | Refused> {
  return runOnce(deps, { endpoint, memberId, key, body }, async tx => {
    const wallet = await lockWallet(tx, memberId, 'BRL')
    const person = await readIdentity(deps, tx, memberId)
    if (wallet === undefined || person?.status !== 'active') return refuse('account_frozen')
    const closed = (await refuseOffers(deps, tx, memberId)) ?? (await refuseAtLimit(deps, tx, memberId))
    if (closed !== undefined) return closed
    const terms = await openTerms(deps, tx, id)
    return terms === undefined ? refuseOffer(id, 'not_offered') : work(tx, terms)
  })
}
