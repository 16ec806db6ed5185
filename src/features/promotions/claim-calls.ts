import type { Schema } from '../../../contract/endpoint.ts'
import type { PromotionDefinition } from '../../../contract/promotions/definition.ts'
import { promotions } from '../../../contract/promotions/registry.ts'
import {
  type AnyMoneyCall,
  defineMoneyCall,
  type MoneyCall,
  type MoneyEndpoint,
} from '../../sync/calls/money-call.ts'

interface Claimed<B extends Schema, R extends Schema> {
  readonly claim: {
    readonly call: string
    readonly endpoint: MoneyEndpoint<B, R>
    readonly isNamedByBody?: boolean
  }
}

/** The claim of a promotion: sent at once or not at all; what it changed is pulled, never guessed. */
export function claimOf<B extends Schema, R extends Schema>({ claim }: Claimed<B, R>): MoneyCall<B, R> {
  const { call: id, endpoint, isNamedByBody = false } = claim
  return defineMoneyCall({ id, endpoint, ...(isNamedByBody && { intent: body => body }) })
}

const definitions: readonly PromotionDefinition[] = promotions

/** The claim that a device stored under this name; of its answer nothing is stored. */
export function claimNamed(call: string): AnyMoneyCall {
  const found = definitions.find(({ claim }) => claim.call === call)
  if (found === undefined) throw new Error(`No promotion has the claim ${call}`)
  return claimOf(found)
}
