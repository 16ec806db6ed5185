import { writeMultiplier } from '../../../../games/multiplier.ts'
import { oddsOf, type RacePick, type Weights } from '../../../../games/race/race-odds.ts'
import { timesText } from '../words/times-text.ts'

/** One chip that was laid; centavos. */
export interface LaidChip {
  readonly pick: RacePick
  readonly stake: bigint
}

export function keyOfPick(pick: RacePick): string {
  return pick.kind === 'exacta' ? `exacta ${pick.first} ${pick.second}` : `${pick.kind} ${pick.runner}`
}

/** Chips on one pick as one, in the order in which the picks were first used. */
export function pileUp(chips: readonly LaidChip[]): ReadonlyMap<string, LaidChip> {
  const piles = new Map<string, LaidChip>()
  for (const { pick, stake } of chips) {
    const key = keyOfPick(pick)
    piles.set(key, { pick, stake: stake + (piles.get(key)?.stake ?? 0n) })
  }
  return piles
}

/** What a winning chip pays, as it is read: `3,46×`. */
export function oddsText(weights: Weights, pick: RacePick): string {
  return `${timesText(writeMultiplier(oddsOf(weights, pick) * 100n))}×`
}
