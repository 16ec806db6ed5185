import { type Draw, integerBelow } from '../fairness/draw.ts'
import type { PayoutChance } from '../payout-chance.ts'

/** Where a chip lies: on the winner, on one of the first two, on the first two in order. Runners are counted from 0. */
export type RacePick =
  | { readonly kind: 'win' | 'place'; readonly runner: number }
  | { readonly kind: 'exacta'; readonly first: number; readonly second: number }

/** How likely each runner is to win, as whole parts of their sum. */
export type Weights = readonly number[]

/** A chance as a fraction of whole numbers. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** Of 100 staked at fair odds 97 come back; odds are then cut to hundredths. */
export const RETURNED = 97n

function totalOf(weights: Weights): number {
  return weights.reduce((sum, weight) => sum + weight, 0)
}

/**
 * The finishing order: the winner is drawn by weight, then the next among those who are left, by their weights, to the last
 * (Plackett–Luce, exact: each draw is a whole number below the weight that is left).
 */
export async function drawOrder(draw: Draw, weights: Weights): Promise<number[]> {
  const left = weights.map((weight, runner) => ({ weight, runner }))
  const order: number[] = []
  while (left.length > 0) {
    const point = await integerBelow(draw, totalOf(left.map(each => each.weight)))
    let passed = 0
    const index = left.findIndex(each => {
      passed += each.weight
      return point < passed
    })
    order.push(...left.splice(index, 1).map(each => each.runner))
  }
  return order
}

/** The chance that two runners come first and second, in this order. */
function chanceOfPair(weights: Weights, first: number, second: number): Fraction {
  const all = BigInt(totalOf(weights))
  const one = BigInt(weights[first] ?? 0)
  return { over: one * BigInt(weights[second] ?? 0), under: all * (all - one) }
}

/** The exact chance that a pick wins. */
export function chanceOf(weights: Weights, pick: RacePick): Fraction {
  switch (pick.kind) {
    case 'win':
      return { over: BigInt(weights[pick.runner] ?? 0), under: BigInt(totalOf(weights)) }
    case 'exacta':
      return chanceOfPair(weights, pick.first, pick.second)
    case 'place':
      return weights.reduce<Fraction>(
        (sum, _weight, other) =>
          other === pick.runner ? sum : add(sum, chanceOfPair(weights, other, pick.runner)),
        chanceOf(weights, { kind: 'win', runner: pick.runner }),
      )
  }
}

function add(left: Fraction, right: Fraction): Fraction {
  return { over: left.over * right.under + right.over * left.under, under: left.under * right.under }
}

/** What a winning chip pays, in hundredths of it, stake included: 0.97 ÷ chance, cut to hundredths. */
export function oddsOf(weights: Weights, pick: RacePick): bigint {
  const { over, under } = chanceOf(weights, pick)
  return (RETURNED * under) / over
}

/** Whether a pick wins by the order in which the runners came in. */
export function wins(pick: RacePick, order: readonly number[]): boolean {
  switch (pick.kind) {
    case 'win':
      return order[0] === pick.runner
    case 'place':
      return order.slice(0, 2).includes(pick.runner)
    case 'exacta':
      return order[0] === pick.first && order[1] === pick.second
  }
}

/** Return of a chip, rounding to centavos included; parts per million, rounded down. */
export function chipReturnPpm(weights: Weights, pick: RacePick, stake: bigint): number {
  const { over, under } = chanceOf(weights, pick)
  return Number((chipPayout(weights, pick, stake) * over * 1_000_000n) / (stake * under))
}

/** Centavos of a winning chip, rounded down. */
export function chipPayout(weights: Weights, pick: RacePick, stake: bigint): bigint {
  return (stake * oddsOf(weights, pick)) / 100n
}

/** Every pick of a race. */
export function listPicks(weights: Weights): readonly RacePick[] {
  const runners = weights.map((_weight, runner) => runner)
  return [
    ...runners.map(runner => ({ kind: 'win', runner }) as const),
    ...runners.map(runner => ({ kind: 'place', runner }) as const),
    ...runners.flatMap(first =>
      runners.flatMap(second => (first === second ? [] : [{ kind: 'exacta', first, second } as const])),
    ),
  ]
}

/** What one stake on this pick comes back with, before rounding to centavos. */
export function raceChances(weights: Weights, pick: RacePick): readonly PayoutChance[] {
  const { over, under } = chanceOf(weights, pick)
  const chance = Number(over) / Number(under)
  return [
    { multiplier: 0, chance: 1 - chance },
    { multiplier: Number(oddsOf(weights, pick)) / 100, chance },
  ]
}

/** What a stake on the favourite to win comes back with. */
export function favouriteChances(runners: readonly { readonly weight: number }[]): readonly PayoutChance[] {
  const weights = runners.map(({ weight }) => weight)
  return raceChances(weights, { kind: 'win', runner: weights.indexOf(Math.max(...weights)) })
}
