import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import type { PromotionId } from '../../../../contract/promotions/registry.ts'
import type { ServedPromotion } from '../promotion.ts'
import type { PlayedMonth } from './played-month.ts'
import { rateOf } from './rate-of.ts'
import { ownEdgePpm } from './typical-player.ts'

/** What the operator pays on play beside promotions, as a share of theoretical loss: VIP (docs/rules/promotions.md). */
const vipRate = 500
/** Three agents above, all of them the player's own accounts, each paid as much as may be (`agency_bound_percent`, migration 216). */
export const agencyRate = 1_500 + 800 + 500
/** An edge of 5 % counts whole: below it a stake counts as much less as it costs less. */
const wholeEdgePpm = 50_000n
/** A stake counts in full towards a deposit's turnover on a game whose edge is this or more. */
const fullEdgePpm = 10_000n

/** What every strategy meets. */
export interface Conditions {
  readonly promotions: readonly Pick<ServedPromotion, 'id' | 'inMonth'>[]
  readonly terms: PromotionTerms
  /** The cheapest game under best play, in millionths. */
  readonly edgePpm: number
  /** 100: every deposit is staked once. */
  readonly depositPercent: bigint
  /** `false`: what the guard would be without weighting, for the test that must go red. */
  readonly isWeighted: boolean
}

/** One way to play a month. Amounts in centavos. */
export interface Strategy {
  /** Each recharge, and on how many days of the month how often. */
  readonly recharge: bigint
  readonly aDay: number
  readonly days: number
  /** Which promotions' requirements are played out beyond the deposit's own. */
  readonly playsOut: readonly PromotionId[]
  /** Stake beyond every lot, each day. */
  readonly freeStake: bigint
  /** Friends who are the player's own accounts: one recharge and the required play each. */
  readonly friends: number
  /** A second account of the player takes the other side of each free stake: one of them loses on every day. */
  readonly hedges: boolean
  /** Recharges go back to the payer once they are staked. */
  readonly refunds: boolean
}

/**
 * What a strategy pays and costs on average in a month, in millionths of a centavo: below zero the player is paid. The first
 * deposit's offer is apart (`offersWorth`): a price for a new member, bounded and stated. Averages add up, so accounts that
 * work together cost what they cost alone: taking both sides of a bet loses its edge twice and only takes the luck away.
 */
export function costOf(conditions: Conditions, strategy: Strategy): bigint {
  return costWithFriend({ ...conditions, friend: friendOf(conditions) }, strategy)
}

/** What is asked of a friend is the same for every strategy: found once for all that are tried. */
interface Prepared extends Conditions {
  readonly friend: { readonly recharge: bigint; readonly stake: bigint }
}

const costWithFriend = (prepared: Prepared, strategy: Strategy) =>
  theoreticalLoss(prepared, strategy) - paidOut(prepared, strategy)

const rechargesOf = ({ aDay, days }: Strategy) => BigInt(aDay * days)

/** Stake that a requirement takes on the cheapest game: the less a stake counts, the more of it. */
function stakeFor({ edgePpm, isWeighted }: Conditions, required: bigint): bigint {
  const edge = BigInt(edgePpm)
  if (!isWeighted || edge >= wholeEdgePpm) return required
  return (required * wholeEdgePpm + edge - 1n) / edge
}

/** Stake that a deposit takes before it may leave: in full on a game that keeps one percent, the more of it below (migration 175). */
function turnoverOf({ edgePpm, depositPercent }: Conditions, recharge: bigint): bigint {
  const [edge, required] = [BigInt(edgePpm), (recharge * depositPercent) / 100n]
  return edge >= fullEdgePpm ? required : (required * fullEdgePpm + edge - 1n) / edge
}

/** What each friend has to deposit and to stake for all promotions that ask for friends. */
function friendOf({ promotions, terms }: Conditions): Prepared['friend'] {
  const asked = promotions.flatMap(({ id, inMonth }) => inMonth?.friend?.(terms[id]) ?? [])
  const recharge = asked.reduce((most, one) => (one.recharge > most ? one.recharge : most), 0n)
  const stake = asked.reduce((most, one) => (one.stake > most ? one.stake : most), 0n)
  return { recharge, stake }
}

function theoreticalLoss(conditions: Prepared, strategy: Strategy): bigint {
  const { promotions, terms, edgePpm, friend } = conditions
  const required = promotions
    .filter(({ id }) => strategy.playsOut.includes(id))
    .map(({ id, inMonth }) => inMonth?.required?.(terms[id], strategy.recharge) ?? 0n)
    .reduce((sum, one) => sum + stakeFor(conditions, one), 0n)
  const aFriend = turnoverOf(conditions, friend.recharge) + stakeFor(conditions, friend.stake)
  const staked =
    rechargesOf(strategy) * (turnoverOf(conditions, strategy.recharge) + required) +
    BigInt(strategy.days) * strategy.freeStake * sidesOf(strategy) +
    BigInt(strategy.friends) * aFriend
  return staked * BigInt(edgePpm)
}

const sidesOf = ({ hedges }: Strategy) => (hedges ? 2n : 1n)

/** What promotions, VIP and agents pay; what is paid on a recharge that goes back is taken back, and a friend's reward is revoked. */
function paidOut(conditions: Prepared, strategy: Strategy): bigint {
  const { promotions, terms } = conditions
  const month = playedMonth(conditions, strategy)
  return promotions.reduce(
    (sum, { id, inMonth }) => {
      const playsOut = inMonth?.required === undefined || strategy.playsOut.includes(id)
      return sum + (playsOut ? (inMonth?.paid(terms[id], month) ?? 0n) : 0n)
    },
    onFreePlay(conditions, strategy),
  )
}

/**
 * The month as promotions see it. What a requirement takes and does not pay for returns to cashback and commission alone: never
 * more than the same stake beyond every requirement, which is counted.
 */
function playedMonth(conditions: Prepared, strategy: Strategy): PlayedMonth {
  const { edgePpm, friend } = conditions
  const { recharge, days, friends, refunds } = strategy
  const own =
    rechargesOf(strategy) * turnoverOf(conditions, recharge) +
    BigInt(friends) * turnoverOf(conditions, friend.recharge)
  return {
    recharge,
    recharges: refunds ? 0n : rechargesOf(strategy),
    days,
    friends: refunds ? 0n : BigInt(friends),
    friendRecharge: friend.recharge,
    ownStake: edgePpm < ownEdgePpm ? 0n : own,
    freeStake: strategy.freeStake,
    freeDays: BigInt(days) * sidesOf(strategy),
    edgePpm,
  }
}

/** VIP money and commission on what served no requirement: at the luckiest commission reaches its cap. */
function onFreePlay({ edgePpm }: Conditions, strategy: Strategy): bigint {
  const theoretical = strategy.freeStake * BigInt(edgePpm)
  const paid = rateOf(theoretical, vipRate) + rateOf(theoretical, agencyRate)
  return BigInt(strategy.days) * sidesOf(strategy) * paid
}

const amounts = [
  0n,
  1_000n,
  5_000n,
  10_000n,
  19_999n,
  20_000n,
  40_000n,
  50_000n,
  100_000n,
  150_000n,
  250_000n,
  500_000n,
  500_100n,
  1_000_000n,
  1_500_000n,
  3_000_000n,
  10_000_000n,
]
const counts = [0, 1, 2, 3, 10]
const monthDays = [1, 2, 3, 5, 7, 10, 14, 20, 28, 30]

/**
 * Searches a month's strategies over all promotions on the cheapest game, every lot played out or left, and gives the
 * cheapest for the player among those that do anything, with three agents of their own above them. The first deposit's offer
 * comes on top of its cost (`offersWorth`).
 */
export function cheapestStrategy(conditions: Conditions): {
  readonly strategy: Strategy
  readonly cost: bigint
} {
  const prepared = { ...conditions, friend: friendOf(conditions) }
  let best = { strategy: still, cost: costWithFriend(prepared, still) }
  for (const strategy of strategies(conditions)) {
    const cost = costWithFriend(prepared, strategy)
    if (cost < best.cost || best.strategy === still) best = { strategy, cost }
  }
  return best
}

const still: Strategy = {
  recharge: 0n,
  aDay: 0,
  days: 0,
  playsOut: [],
  freeStake: 0n,
  friends: 0,
  hedges: false,
  refunds: false,
}

function strategies(conditions: Conditions): readonly Strategy[] {
  return recharging(conditions)
    .flatMap(begun =>
      [0n, 100_000n].flatMap(freeStake =>
        [0, 1].map(friends => ({ ...still, ...begun, freeStake, friends })),
      ),
    )
    .flatMap(one => [
      one,
      ...(one.freeStake > 0n ? [{ ...one, hedges: true }] : []),
      ...(one.recharge > 0n ? [{ ...one, refunds: true }] : []),
    ])
    .filter(one => (one.recharge > 0n && one.aDay > 0) || one.freeStake > 0n || one.friends > 0)
}

function recharging({
  promotions,
}: Conditions): readonly Pick<Strategy, 'recharge' | 'aDay' | 'days' | 'playsOut'>[] {
  const asking = promotions.filter(({ inMonth }) => inMonth?.required !== undefined).map(({ id }) => id)
  return amounts.flatMap(recharge =>
    counts.flatMap(aDay =>
      monthDays.flatMap(days => subsets(asking).map(playsOut => ({ recharge, aDay, days, playsOut }))),
    ),
  )
}

function subsets<T>([first, ...rest]: readonly T[]): readonly (readonly T[])[] {
  if (first === undefined) return [[]]
  const without = subsets(rest)
  return [...without, ...without.map(some => [first, ...some])]
}
