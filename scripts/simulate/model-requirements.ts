import { ownEdgePpm } from '../../server/features/promotions/rules/typical-player.ts'

export interface RequirementPlay {
  stake: bigint
  won: bigint
  /** Millionths of a centavo that may earn cashback. */
  theoretical: bigint
}

export interface Requirement {
  /** `free` and `ftd`: free money and bonus of the first deposit. */
  readonly source: 'deposit' | 'free' | 'ftd' | 'rechargerebate' | 'recharge' | 'invitation'
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
  readonly days: Map<number, RequirementPlay>
}

const whole = 1_000_000n
const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** Of a stake on a game, in millionths: `count_wagering` of the database. */
function weightOf(requirement: Requirement, edgePpm: bigint): bigint {
  return least(whole, edgePpm * (requirement.source === 'deposit' ? 100n : 20n))
}

const rank = ({ source }: Requirement) => (source === 'deposit' ? 0 : source === 'free' ? 1 : 2)

/** The deposit's own first, then free money, then the earliest end; among those the oldest. */
export function byOrder(one: Requirement, other: Requirement): number {
  const apart = rank(one) - rank(other)
  return apart !== 0 || rank(one) < 2 ? apart : one.expires - other.expires
}

interface Round {
  readonly day: number
  readonly cash: bigint
  readonly bonus: bigint
  /** What the cash of it won. */
  readonly won: bigint
  readonly edgePpm: bigint
  readonly now: number
}

/** Lets a round serve the open requirements, in order; answers how much of its cash served, and whether the bonus's lot was served. */
export function serve(open: readonly Requirement[], { day, cash, bonus, won, edgePpm, now }: Round) {
  let [served, left] = [0n, bonus]
  let isBonusServed = false
  for (const requirement of open) {
    if (served === cash && left === 0n) break
    const weight = weightOf(requirement, edgePpm)
    if (weight === 0n) continue
    const needed = requirement.required * whole - requirement.progress
    const enough = (needed + weight - 1n) / weight
    const fromBonus = requirement.source === 'ftd' ? least(left, enough) : 0n
    const from = least(cash - served, enough - fromBonus)
    if (from + fromBonus === 0n) continue
    const counted = least(needed, (from + fromBonus) * weight)
    requirement.progress += counted
    if (counted === needed) {
      requirement.status = 'done'
      requirement.endedAt = now
    }
    if (from > 0n) recordPlay(requirement, day, { stake: from, won: (won * from) / cash, edgePpm })
    served += from
    left -= fromBonus
    isBonusServed ||= requirement.source === 'ftd'
  }
  return { served, isBonusServed }
}

function recordPlay(
  requirement: Requirement,
  day: number,
  { stake, won, edgePpm }: { readonly stake: bigint; readonly won: bigint; readonly edgePpm: bigint },
): void {
  const play = requirement.days.get(day) ?? { stake: 0n, won: 0n, theoretical: 0n }
  play.stake += stake
  play.won += won
  play.theoretical += requirement.source === 'deposit' && edgePpm < BigInt(ownEdgePpm) ? 0n : stake * edgePpm
  requirement.days.set(day, play)
}
