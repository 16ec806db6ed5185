import { ownEdgePpm } from '../../server/features/promotions/rules/typical-player.ts'

export interface LotPlay {
  stake: bigint
  won: bigint
  /** Millionths of a centavo that may earn cashback. */
  theoretical: bigint
}

export interface Lot {
  readonly source: 'deposit' | 'rechargerebate' | 'recharge'
  readonly recharge: number
  readonly month: string
  readonly required: bigint
  /** Millionths of a centavo. */
  progress: bigint
  status: 'open' | 'done' | 'expired' | 'cancelled'
  readonly expires: number
  /** In the order of events. */
  endedAt: number
  isClaimed: boolean
  returnedOn: number | undefined
  readonly days: Map<number, LotPlay>
}

const whole = 1_000_000n
const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** Of a stake on a game, in millionths: `count_wagering` of the database. */
function weightOf(lot: Lot, edgePpm: bigint): bigint {
  return least(whole, edgePpm * (lot.source === 'deposit' ? 100n : 20n))
}

/** The deposit's own first, then the earliest end; among those the oldest. */
export function byOrder(one: Lot, other: Lot): number {
  const own = Number(other.source === 'deposit') - Number(one.source === 'deposit')
  return own === 0 ? one.expires - other.expires : own
}

interface Round {
  readonly day: number
  readonly stake: bigint
  readonly payout: bigint
  readonly edgePpm: bigint
  readonly now: number
}

/** Lets a round serve the open lots, in order; answers how much of the stake served. */
export function serve(open: readonly Lot[], { day, stake, payout, edgePpm, now }: Round): bigint {
  let served = 0n
  for (const lot of open) {
    if (served === stake) break
    const weight = weightOf(lot, edgePpm)
    if (weight === 0n) continue
    const needed = lot.required * whole - lot.progress
    const from = least(stake - served, (needed + weight - 1n) / weight)
    const counted = least(needed, from * weight)
    lot.progress += counted
    if (counted === needed) {
      lot.status = 'done'
      lot.endedAt = now
    }
    const play = lot.days.get(day) ?? { stake: 0n, won: 0n, theoretical: 0n }
    const isOwn = lot.source === 'deposit'
    play.stake += from
    play.won += (payout * from) / stake
    play.theoretical += isOwn && edgePpm < BigInt(ownEdgePpm) ? 0n : from * edgePpm
    lot.days.set(day, play)
    served += from
  }
  return served
}
