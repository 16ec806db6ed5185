import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { code, day, instant } from '../fields.ts'
import { definePromotion, keptRead } from './definition.ts'
import { claiming, nothing, offerOf } from './offer.ts'
import { stakeAtOnePercent } from './stake-weight.ts'
import { count, days, sum } from './terms-fields.ts'

const id = 'invitationactivity'

const terms = z.strictObject({
  reward: sum,
  chest_share: sum,
  min_recharge: sum,
  min_stake: sum,
  hold_days: days,
  chest_steps: z.array(count(1, 10_000)).check(z.minLength(1), z.maxLength(12)),
})

const friend = z.object({
  /** Numbers the friends; names are never shown. */
  number: z.number(),
  joined_on: day,
  recharged: money,
  staked: money,
  state: z.enum(['open', 'held', 'ready', 'paid', 'revoked']),
  available_at: z.nullable(instant),
})
const chestStep = z.object({
  friends: z.number(),
  amount: money,
  state: z.enum(['ahead', 'ready', 'opened']),
})
export type ChestStep = z.output<typeof chestStep>
const body = { ...nothing, invite_code: z.optional(code(0, 32)) }
const state = z.extend(offerOf(id), {
  invite_code: z.nullable(z.string()),
  friends: z.array(friend),
  qualified: z.number(),
  chest: z.object({ balance: money, steps: z.array(chestStep) }),
})
export const checkInvitation = defineEndpoint('POST /api/invitationactivity/check', {
  access: 'real_member',
  offline: 'keep',
  /** An `invite_code` nobody has is refused: 409 'USER DOES NOT EXIST'. */
  body: z.strictObject(body),
  reply: z.object({ data: state }),
})
export const claimInvitation = defineEndpoint('POST /api/invitationactivity/claim', {
  ...claiming,
  /** `chest`: opens that step of the chest instead of paying the friends that are ready. */
  body: z.strictObject({ ...body, chest: z.optional(z.number().check(z.int(), z.minimum(1))) }),
  reply: z.object({ data: z.object({ amount: money, friends: z.number() }) }),
  givesNothing: ({ data }) => data.amount === 0n,
})

/** What an invitation brings and under which condition, in money for the friend's game: from the terms alone. */
export function invitationHeadline({ reward, chest_share, min_recharge, min_stake }: z.output<typeof terms>) {
  const figures = {
    direct: reward - chest_share,
    chest: chest_share,
    recharge: min_recharge,
    least: min_stake,
    most: stakeAtOnePercent(min_stake),
  }
  const words =
    chest_share === 0n
      ? /*i18n*/ {
          id: 'JHl8B-',
          message:
            '{direct} when your friend deposits {recharge} and plays {least}, in games that keep 1% {most}',
        }
      : /*i18n*/ {
          id: 'OSt4-f',
          message:
            '{direct} + {chest} in the chest when your friend deposits {recharge} and plays {least}, in games that keep 1% {most}',
        }
  return { words, figures }
}

/** A reward for each friend who deposits and plays, and the chest. */
export const invitation = definePromotion({
  id,
  title: /*i18n*/ { id: 'Yn6D3M', message: 'Invite a friend' },
  requirementSource: 'invitation',
  card: { icon: 'users', tone: 'scarlet', text: invitationHeadline },
  pages: ['/promotion/activity/invitation-activity', '/bau-do-tesouro'],
  licences: ['curacao'],
  terms,
  calls: { checkInvitation, claimInvitation },
  claim: { call: 'claim-invitation', endpoint: claimInvitation, isNamedByBody: true },
  reads: { invitation: keptRead(checkInvitation, ({ data }) => data) },
})
