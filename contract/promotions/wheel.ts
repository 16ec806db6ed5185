import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { keptRead } from './definition.ts'
import { claiming, nextProof, nothing, offerOf, proof } from './offer.ts'
import { prizeIcons } from './terms-fields.ts'

const shownPrize = z.object({
  id: z.string(),
  icon: z.enum(prizeIcons),
  amount: money,
  weight: z.number(),
  /** In millionths. */
  odds: z.number(),
})
export type ShownPrize = z.output<typeof shownPrize>

/** Specification, section 7: data list, remainingspins, reward, quantity. */
const state = {
  data: z.array(shownPrize),
  remainingspins: z.number(),
  /** Id of the prize that was drawn, and what it pays; before a spin null and zero. */
  reward: z.nullable(z.string()),
  quantity: money,
}
const claimReply = z.object({ ...state, spin: z.object({ id: uuid, proof }) })

/** The check and the claim of a wheel, below the path of its name. */
export function defineWheel<const Id extends string>(id: Id) {
  const check = defineEndpoint(`POST /api/${id}/check`, {
    access: 'real_member',
    offline: 'keep',
    body: z.strictObject(nothing),
    reply: z.object({ ...state, offer: offerOf(id), fairness: nextProof }),
  })
  const claim = defineEndpoint(`POST /api/${id}/claim`, {
    ...claiming,
    body: z.strictObject(nothing),
    reply: claimReply,
    givesNothing: ({ quantity }) => quantity === 0n,
  })
  const kept = keptRead(check, ({ data, remainingspins, offer, fairness }) => ({
    data,
    remainingspins,
    offer,
    fairness,
  }))
  return { check, claim, kept }
}
