import { choose } from '../choose.ts'
import type { PayoutChance } from '../payout-chance.ts'
import { type BingoHall, PRIZE_KINDS, type PrizeKind, type Tier } from './bingo-halls.ts'

/** When each pattern of a card was complete: the number of the ball, from 1; none within the balls that were drawn. */
export type Completed = Record<PrizeKind, number | undefined>

/** The balls at which a card's patterns were complete. */
export function completedAt(
  hall: BingoHall,
  numbers: readonly number[],
  balls: readonly number[],
): Completed {
  const order = numbers.map(number => {
    const place = balls.indexOf(number)
    return place < 0 ? Number.POSITIVE_INFINITY : place + 1
  })
  const lastOf = (cells: readonly number[]) => Math.max(...cells.map(cell => order[cell] ?? 0))
  const [first, second] = hall.lines.map(lastOf).sort((left, right) => left - right)
  const within = (ball: number | undefined) => (ball !== undefined && ball <= hall.drawn ? ball : undefined)
  return { line: within(first), two_lines: within(second), full: within(Math.max(...order)) }
}

/** What a pattern that was complete at that ball pays, in hundredths of the card's stake. */
function paysAt(hall: BingoHall, kind: PrizeKind, ball: number | undefined): number {
  if (ball === undefined) return 0
  return hall.pays[kind].find(({ within }) => ball <= within)?.pays ?? 0
}

/** Centavos a card brings back, each prize rounded down. */
export function cardPayout(hall: BingoHall, stake: bigint, completed: Completed): bigint {
  return PRIZE_KINDS.reduce(
    (sum, kind) => sum + (stake * BigInt(paysAt(hall, kind, completed[kind]))) / 100n,
    0n,
  )
}

/** No card brings back more: the best of each pattern. */
export function mostOfCard(hall: BingoHall, stake: bigint): bigint {
  return PRIZE_KINDS.reduce((sum, kind) => sum + (stake * BigInt(hall.pays[kind][0]?.pays ?? 0)) / 100n, 0n)
}

/** How often C(balls − cells, within − cells) counts, by how many cells a set of lines covers. */
type Signs = readonly bigint[]

/** The same for the same hall: worked out once. */
const signsOf = new WeakMap<BingoHall, Record<'line' | 'two_lines', Signs>>()
const tiersOf = new WeakMap<BingoHall, Record<PrizeKind, readonly TierChance[]>>()

/**
 * Of all sets of `within` balls, how many complete a pattern: exact, by inclusion and exclusion over the lines. At least
 * two of them: a set of j lines counts (j − 1) times, with the sign in turn.
 */
export function waysWithin(hall: BingoHall, kind: PrizeKind, within: number): bigint {
  if (kind === 'full') return choose(hall.balls - hall.cells, within - hall.cells)
  const signs = signsOf.get(hall) ?? includeAndExclude(hall)
  signsOf.set(hall, signs)
  return signs[kind].reduce((sum, sign, cells) => sum + sign * choose(hall.balls - cells, within - cells), 0n)
}

function includeAndExclude({ lines, cells }: BingoHall): Record<'line' | 'two_lines', Signs> {
  const masks = lines.map(line => line.reduce((mask, cell) => mask | (1 << cell), 0))
  const line = Array.from({ length: cells + 1 }, () => 0n)
  const two = [...line]
  for (let chosen = 1; chosen < 2 ** masks.length; chosen += 1) {
    const count = countBits(chosen)
    const covered = countBits(
      masks.reduce((all, mask, index) => (chosen & (1 << index) ? all | mask : all), 0),
    )
    const sign = count % 2 === 1 ? 1n : -1n
    line[covered] = (line[covered] ?? 0n) + sign
    two[covered] = (two[covered] ?? 0n) - sign * BigInt(count - 1)
  }
  return { line, two_lines: two }
}

function countBits(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length
}

interface TierChance extends Tier {
  /** Its chance is `ways` ÷ `of`. */
  readonly ways: bigint
  readonly of: bigint
}

/** How likely each tier is, exactly: complete within its balls, and not within those of the tier before. */
export function tierChances(hall: BingoHall, kind: PrizeKind): readonly TierChance[] {
  const known = tiersOf.get(hall) ?? {
    line: measure(hall, 'line'),
    two_lines: measure(hall, 'two_lines'),
    full: measure(hall, 'full'),
  }
  tiersOf.set(hall, known)
  return known[kind]
}

function measure(hall: BingoHall, kind: PrizeKind): readonly TierChance[] {
  return hall.pays[kind].map((tier, index) => {
    const before = hall.pays[kind][index - 1]?.within
    const all = choose(hall.balls, tier.within)
    const earlier = before === undefined ? 0n : waysWithin(hall, kind, before)
    const allEarlier = before === undefined ? 1n : choose(hall.balls, before)
    const ways = waysWithin(hall, kind, tier.within) * allEarlier - earlier * all
    return { ...tier, ways, of: all * allEarlier }
  })
}

/** Exact return of a card of that stake, rounding to centavos included; parts per million, rounded down. */
export function cardRtpPpm(hall: BingoHall, stake: bigint): number {
  const tiers = PRIZE_KINDS.flatMap(kind => tierChances(hall, kind))
  const returned = tiers.reduce(
    (sum, { pays, ways, of }) => {
      const paid = (stake * BigInt(pays)) / 100n
      return [sum[0] * of + paid * ways * sum[1], sum[1] * of] as const
    },
    [0n, 1n] as readonly [bigint, bigint],
  )
  return Number((returned[0] * 1_000_000n) / (returned[1] * stake))
}

/** How likely a tier is, for the pay table. */
export function chanceOf({
  ways,
  of,
}: {
  readonly ways: bigint
  readonly of: bigint
}): PayoutChance['chance'] {
  return Number((ways * 10n ** 15n) / of) / 1e15
}
