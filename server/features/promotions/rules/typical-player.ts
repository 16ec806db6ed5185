import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { cashbackOf } from '../daily-rescue/rules.ts'
import { rebateOf } from '../recharge-rebate/rules.ts'
import { monthReward } from '../recharge-reward/rules.ts'
import { least } from './rate-of.ts'

/** Terms that pay a player who deposits, plays it a few times over on one day and loses it; those that are offered. */
export type PlayerTerms = Partial<Pick<PromotionTerms, 'recharge' | 'rechargerebate' | 'dailyrescue'>>

export interface Typical {
  /** Centavos deposited, and lost in the end. */
  readonly recharge: bigint
  /** How many times over it is staked. */
  readonly times: number
  readonly edgePpm: number
}

export interface Received {
  /** Claimed on the next day. */
  readonly cashback: bigint
  /** Claimed once its play is done. */
  readonly rebate: bigint
  /** The month's reward. */
  readonly reward: bigint
  /** Cashback on the losses that a requirement took and did not pay for: the day after it ended. */
  readonly returned: bigint
}

/** An edge of 5 % counts whole. */
const wholeEdgePpm = 50_000n
/** Of a deposit's own play cashback counts games that keep 2 % or more (`counting_loss`, migration 262). */
export const ownEdgePpm = 20_000

/**
 * What the promotions on play give a typical player back who loses a deposit evenly over its turnover: the deposit's own 1× first,
 * then the rebate's requirement, then the month's, then free play. The real ledger says the same (typical-players.test.ts).
 */
export function typicalPlayer(terms: PlayerTerms, { recharge, times, edgePpm }: Typical): Received {
  const stake = recharge * BigInt(times)
  const own = least(stake, recharge)
  const rebate = terms.rechargerebate && rebateOf(terms.rechargerebate, recharge, new Date(0))
  const reward = rebate?.reward ?? 0n
  const forRebate = served(stake - own, reward > 0n ? (rebate?.required ?? 0n) : 0n, edgePpm)
  const forMonth = served(stake - own - forRebate.stake, monthly(terms, recharge), edgePpm)
  const free = stake - own - forRebate.stake - forMonth.stake
  const ownCounted = edgePpm >= ownEdgePpm ? own : 0n
  const cashback = (extra: bigint, paid: bigint) => {
    const loss = ((own + free + extra) * recharge) / stake
    const theoretical = (ownCounted + free + extra) * BigInt(edgePpm)
    return paidCashback(terms, { loss, theoretical, paid })
  }
  const atOnce = cashback(0n, 0n)
  const unpaid = (forRebate.isDone ? 0n : forRebate.stake) + (forMonth.isDone ? 0n : forMonth.stake)
  return {
    cashback: atOnce,
    rebate: forRebate.isDone ? reward : 0n,
    reward: forMonth.isDone && terms.recharge ? monthReward(terms.recharge, recharge) : 0n,
    returned: unpaid > 0n ? cashback(unpaid, atOnce) : 0n,
  }
}

/** Below the first tier a month asks for no play. */
function monthly({ recharge: terms }: PlayerTerms, recharge: bigint): bigint {
  if (terms === undefined || recharge < (terms.tiers[0]?.from ?? 0n)) return 0n
  return recharge * BigInt(terms.wagering_times)
}

function paidCashback(
  { dailyrescue: terms }: PlayerTerms,
  day: { readonly loss: bigint; readonly theoretical: bigint; readonly paid: bigint },
): bigint {
  if (terms === undefined) return 0n
  const { due } = cashbackOf(terms, day)
  return due > terms.above ? due : 0n
}

/** For operators: typical deposits, how often they are staked, and a slot that keeps 4 %. */
const typicalDeposits = [5_000n, 10_000n, 50_000n]
const typicalTurnovers = [1, 5, 10, 25]
const typicalEdgePpm = 40_000

export function typicalTable(terms: PlayerTerms) {
  return typicalDeposits.flatMap(recharge =>
    typicalTurnovers.map(times => {
      const paid = typicalPlayer(terms, { recharge, times, edgePpm: typicalEdgePpm })
      const receives = paid.cashback + paid.rebate + paid.reward + paid.returned
      const costs = (recharge * BigInt(times) * BigInt(typicalEdgePpm)) / 1_000_000n
      return { recharge, times, receives, costs }
    }),
  )
}

/** How much of a stake a weighted requirement takes. */
function served(stake: bigint, required: bigint, edgePpm: number) {
  const edge = least(BigInt(edgePpm), wholeEdgePpm)
  if (required === 0n || edge === 0n) return { stake: 0n, isDone: false }
  const needed = (required * wholeEdgePpm + edge - 1n) / edge
  return { stake: least(stake, needed), isDone: stake >= needed }
}
