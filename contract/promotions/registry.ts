import type { Licence } from '../regime.ts'
import { bettingRebate } from './betting-rebate.ts'
import { dailyRescue } from './daily-rescue.ts'
import { dailyWheel } from './daily-wheel.ts'
import type { PromotionDefinition } from './definition.ts'
import { firstDeposit } from './first-deposit.ts'
import { invitation } from './invitation.ts'
import { lotteryWheel } from './lottery-wheel.ts'
import { rechargeRebate } from './recharge-rebate.ts'
import { rechargeReward } from './recharge-reward.ts'
import { sevenDays } from './seven-days.ts'

/** Every promotion, in the order in which members and administrators read them. */
export const promotions = [
  firstDeposit,
  rechargeReward,
  rechargeRebate,
  invitation,
  dailyRescue,
  dailyWheel,
  lotteryWheel,
  sevenDays,
  bettingRebate,
] as const satisfies readonly PromotionDefinition[]

type Listed = (typeof promotions)[number]

/** The name that a promotion's terms, rewards and ledger entries are stored under. */
export type PromotionId = Listed['id']
export type PromotionOf<Id extends PromotionId> = Extract<Listed, { readonly id: Id }>

type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never
type Reads = Joined<Listed['reads']>

/** What the device keeps of the promotions, by the name of its stored row. */
export type PromotionAnswers = { readonly [Name in keyof Reads]: ReturnType<Reads[Name]['answer']> }

export const promotionIds = promotions.map(({ id }) => id)

const definitions: readonly PromotionDefinition[] = promotions

/** The definition of a promotion by its id; `undefined` for a word of a newer version. */
export const promotionNamed = (id: string): PromotionDefinition | undefined =>
  definitions.find(one => one.id === id)

/** The promotion that a bonus or a requirement of the ledger belongs to. */
export const promotionOfSource = (source: string): PromotionDefinition | undefined =>
  promotionNamed(source) ?? definitions.find(({ requirementSource }) => requirementSource === source)

/** The promotions that a licence allows (docs/rules/licences.md). */
export function promotionsUnder(licence: Licence): readonly PromotionId[] {
  return promotions.flatMap(({ id, licences }) => (licences.some(one => one === licence) ? [id] : []))
}

/** One value for every promotion, by its id. */
export function forEveryPromotion<Value>(
  make: (one: PromotionDefinition) => Value,
): Record<PromotionId, Value>
export function forEveryPromotion(make: (one: PromotionDefinition) => unknown): unknown {
  return Object.fromEntries(promotions.map(one => [one.id, make(one)]))
}

function joined<Part extends 'calls' | 'reads'>(part: Part): Joined<Listed[Part]>
function joined(part: 'calls' | 'reads'): unknown {
  return Object.assign({}, ...promotions.map(one => one[part]))
}

/** The calls of all promotions, by their names. */
export const promotionCalls = joined('calls')
/** What the device keeps of all promotions, by the names of its rows. */
export const promotionReads = joined('reads')
