import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { bettingRebate } from '../betting-rebate/rules.ts'
import { firstDepositPrice } from '../first-deposit/price-rules.ts'
import { rebateOf } from '../recharge-rebate/rules.ts'
import { monthReward } from '../recharge-reward/rules.ts'
import { spinsEarned, worthOfDraw } from '../wheel/rules.ts'
import { least, rateOf } from './rate-of.ts'
import { ownEdgePpm } from './typical-player.ts'

/** What the operator pays on play beside promotions, as a share of theoretical loss: VIP (docs/rules/promotions.md). */
const vipRate = 500
/** Three agents above, all of them the player's own accounts, each paid as much as may be (`agency_bound_percent`, migration 216). */
export const agencyRate = 1_500 + 800 + 500
const millionths = 1_000_000n
/** An edge of 5 % counts whole: below it a stake counts as much less as it costs less. */
const wholeEdgePpm = 50_000n
/** A stake counts in full towards a deposit's turnover on a game whose edge is this or more. */
const fullEdgePpm = 10_000n

export interface House {
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
  /** Which lots are played out beyond the deposit's own. */
  readonly playsRebate: boolean
  readonly playsReward: boolean
  /** Stake beyond every lot, each day. */
  readonly freeStake: bigint
  /** Friends who are the player's own accounts: one recharge and the required play each. */
  readonly friends: number
  /** Accounts, the player's own, that claim the first deposit's offer at its largest and play it as well as can be. */
  readonly firstDeposits: number
  /** A second account of the player takes the other side of each free stake: one of them loses on every day. */
  readonly hedges: boolean
  /** `withdraws`: the deposit leaves once it is staked, before the offer is claimed. `refunds`: recharges go back to the payer. */
  readonly deposits: 'stay' | 'withdraws' | 'refunds'
}

/**
 * What a strategy pays and costs on average in a month, in millionths of a centavo: below zero the player is paid. The first
 * deposit's offer is apart (`offersWorth`): a price for a new member, bounded and stated. Averages add up, so accounts that
 * work together cost what they cost alone: taking both sides of a bet loses its edge twice and only takes the luck away.
 */
export function costOf(house: House, strategy: Strategy): bigint {
  return theoreticalLoss(house, strategy) - paidOut(house, strategy)
}

/** What the strategy's claims of the first deposit's offer are worth at most, in millionths of a centavo. */
export function offersWorth(house: House, { firstDeposits, deposits }: Strategy): bigint {
  if (deposits !== 'stay') return 0n
  return BigInt(firstDeposits) * firstDepositPrice(house.terms.ftd, house.edgePpm) * millionths
}

const recharges = ({ aDay, days }: Strategy) => BigInt(aDay * days)

/** Stake that a requirement takes on the cheapest game: the less a stake counts, the more of it. */
function stakeFor({ edgePpm, isWeighted }: House, required: bigint): bigint {
  const edge = BigInt(edgePpm)
  if (!isWeighted || edge >= wholeEdgePpm) return required
  return (required * wholeEdgePpm + edge - 1n) / edge
}

/** Stake that a deposit takes before it may leave: in full on a game that keeps one percent, the more of it below (migration 175). */
function turnoverOf({ edgePpm, depositPercent }: House, recharge: bigint): bigint {
  const [edge, required] = [BigInt(edgePpm), (recharge * depositPercent) / 100n]
  return edge >= fullEdgePpm ? required : (required * fullEdgePpm + edge - 1n) / edge
}

function theoreticalLoss(house: House, strategy: Strategy): bigint {
  const { rechargerebate, recharge, invitationactivity } = house.terms
  const own = turnoverOf(house, strategy.recharge)
  const rebate = rebateOf(rechargerebate, strategy.recharge, new Date(0))
  const forRebate = strategy.playsRebate && rebate !== undefined ? stakeFor(house, rebate.required) : 0n
  const forReward = strategy.playsReward
    ? stakeFor(house, strategy.recharge * BigInt(recharge.wagering_times))
    : 0n
  const aFriend =
    turnoverOf(house, invitationactivity.min_recharge) + stakeFor(house, invitationactivity.min_stake)
  const staked =
    recharges(strategy) * (own + forRebate + forReward) +
    BigInt(strategy.days) * strategy.freeStake * sidesOf(strategy) +
    BigInt(strategy.friends) * aFriend
  return staked * BigInt(house.edgePpm)
}

const sidesOf = ({ hedges }: Strategy) => (hedges ? 2n : 1n)

/** What is paid on a recharge that goes back is taken back, and a friend's reward is revoked: play alone still earns. */
function paidOut(house: House, strategy: Strategy): bigint {
  const onPlay = onFreePlay(house, strategy) + onOwnPlay(house, strategy)
  if (strategy.deposits === 'refunds') return onPlay
  return onRecharges(house, strategy) + byDay(house, strategy) + onPlay + onFriends(house, strategy)
}

function onRecharges({ terms }: House, strategy: Strategy): bigint {
  const count = recharges(strategy)
  const total = count * strategy.recharge
  const rebate = rebateOf(terms.rechargerebate, strategy.recharge, new Date(0))
  const rebates = strategy.playsRebate && rebate !== undefined ? count * rebate.reward : 0n
  const month = strategy.playsReward ? monthReward(terms.recharge, total) : 0n
  const { spins } = spinsEarned(terms.lotterywheel.per_recharge, 0n, total)
  const made = Math.min(spins, terms.lotterywheel.daily_max * strategy.days)
  return (rebates + month) * millionths + BigInt(made) * worthOfDraw(terms.lotterywheel.prizes)
}

/**
 * Cashback on the deposits' own play, at the luckiest. What a requirement takes and does not pay for returns to cashback and
 * commission alone: never more than the same stake beyond every lot, which `onFreePlay` counts.
 */
function onOwnPlay(house: House, strategy: Strategy): bigint {
  if (house.edgePpm < ownEdgePpm) return 0n
  const friends = BigInt(strategy.friends) * turnoverOf(house, house.terms.invitationactivity.min_recharge)
  const stake = recharges(strategy) * turnoverOf(house, strategy.recharge) + friends
  return cashbackAtMost(house, stake)
}

function cashbackAtMost({ terms, edgePpm }: House, stake: bigint): bigint {
  const most = rateOf(stake * BigInt(edgePpm), terms.dailyrescue.theoretical_cap_rate)
  return least(most, rateOf(stake * millionths, terms.dailyrescue.loss_rate))
}

/** Roll and seven days: their recharge must be there; whole rounds of seven, and the days of one begun. */
function byDay({ terms }: House, strategy: Strategy): bigint {
  const isComing = strategy.aDay > 0 && strategy.days > 0
  const rolls = isComing && strategy.recharge >= terms.dailywheel.min_recharge ? BigInt(strategy.days) : 0n
  const rounds = isComing && strategy.recharge >= terms.day7.min_recharge ? Math.min(5, strategy.days) : 0
  const aRound = terms.day7.rewards.reduce((sum, reward) => sum + reward, 0n)
  return rolls * worthOfDraw(terms.dailywheel.prizes) + BigInt(rounds) * aRound * millionths
}

/** Cashback, rebate, VIP money and commission on what served no lot: at the luckiest cashback and commission reach their caps. */
function onFreePlay(house: House, strategy: Strategy): bigint {
  const { terms, edgePpm } = house
  const theoretical = strategy.freeStake * BigInt(edgePpm)
  const rebate = bettingRebate(theoretical, terms.rebates.theoretical_cap_rate) * millionths
  const vip = rateOf(theoretical, vipRate)
  const commission = rateOf(theoretical, agencyRate)
  const aSide = cashbackAtMost(house, strategy.freeStake) + rebate + vip + commission
  return BigInt(strategy.days) * sidesOf(strategy) * aSide
}

/** A friend of one's own making brings the reward, and what that account's recharge brings on its day. */
function onFriends({ terms }: House, { friends }: Strategy): bigint {
  const { reward, min_recharge } = terms.invitationactivity
  const roll = min_recharge >= terms.dailywheel.min_recharge ? worthOfDraw(terms.dailywheel.prizes) : 0n
  const { prizes, per_recharge } = terms.lotterywheel
  const spin = (worthOfDraw(prizes) * min_recharge) / per_recharge
  return BigInt(friends) * (reward * millionths + roll + spin)
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
const choices = [true, false]

/**
 * Searches a month's strategies over all promotions on the cheapest game, every lot played out or left, and gives the
 * cheapest for the player among those that do anything, with three agents of their own above them. The first deposit's offer
 * comes on top of its cost (`offersWorth`).
 */
export function cheapestStrategy(house: House): { readonly strategy: Strategy; readonly cost: bigint } {
  let best = { strategy: still, cost: costOf(house, still) }
  for (const strategy of strategies()) {
    const cost = costOf(house, strategy)
    if (cost < best.cost || best.strategy === still) best = { strategy, cost }
  }
  return best
}

const still: Strategy = {
  recharge: 0n,
  aDay: 0,
  days: 0,
  playsRebate: false,
  playsReward: false,
  freeStake: 0n,
  friends: 0,
  firstDeposits: 0,
  hedges: false,
  deposits: 'stay',
}

function strategies(): readonly Strategy[] {
  return recharging()
    .flatMap(begun =>
      [0n, 100_000n].flatMap(freeStake =>
        [0, 1].map(friends => ({ ...still, ...begun, freeStake, friends })),
      ),
    )
    .flatMap(one => [
      one,
      ...(one.freeStake > 0n ? [{ ...one, hedges: true }] : []),
      ...(one.recharge > 0n ? [{ ...one, deposits: 'refunds' as const }] : []),
    ])
    .filter(one => (one.recharge > 0n && one.aDay > 0) || one.freeStake > 0n || one.friends > 0)
}

function recharging(): readonly Pick<
  Strategy,
  'recharge' | 'aDay' | 'days' | 'playsRebate' | 'playsReward'
>[] {
  const often = amounts.flatMap(recharge =>
    counts.flatMap(aDay => monthDays.map(days => ({ recharge, aDay, days }))),
  )
  return often.flatMap(one =>
    choices.flatMap(playsRebate => choices.map(playsReward => ({ ...one, playsRebate, playsReward }))),
  )
}
