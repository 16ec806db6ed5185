import type { PayoutChance } from '../payout-chance.ts'
import type { Action, HandEnding, Table } from './blackjack-play.ts'

/**
 * Of every real that basic strategy stakes, doubles and splits included: how much of it comes back how often. Exact for six
 * decks (`blackjack-return.ts`; a test holds the figures to twelve places): the return is 99.592 %.
 */
export function blackjackChances(): readonly PayoutChance[] {
  return [
    { multiplier: 0, chance: 0.469976303121 },
    { multiplier: 1, chance: 0.084228127517 },
    { multiplier: 2, chance: 0.40559348075 },
    { multiplier: 2.5, chance: 0.040202088612 },
  ]
}

/** Parts per million, rounded down: what comes back of all that basic strategy stakes. */
export const RETURN_PPM = 995_920
export const EDGE_PPM = 4_079

/** What basic strategy stakes in a round, and how often a blackjack is paid: millionths of the first stake. */
const STAKED_PPM = 1_127_379n
const BLACKJACK_PPM = 45_323n

/** The return of this very stake: three for two of an odd centavo loses half a centavo. */
export function returnPpmOf(stake: bigint): number {
  if (stake % 2n === 0n) return RETURN_PPM
  const lost = (BLACKJACK_PPM * 1_000_000n) / (2n * stake * STAKED_PPM) + 1n
  return RETURN_PPM - Number(lost)
}

/** Centavos that an action adds to the stake. Insurance costs half of it, of an odd centavo the smaller half. */
export function costOf(action: Action, stake: bigint): bigint {
  switch (action) {
    case 'insure':
      return stake / 2n
    case 'double':
    case 'split':
      return stake
    case 'hit':
    case 'stand':
    case 'decline':
      return 0n
  }
}

/** Centavos, of everything that lies on the table. */
export function stakedOn({ hands, isInsured }: Table, stake: bigint): bigint {
  const onHands = hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2n : 1n) * stake, 0n)
  return onHands + (isInsured ? costOf('insure', stake) : 0n)
}

/** Centavos for a hand, its stake included; `staked` lies on it. */
export function handPayout(ending: HandEnding, staked: bigint): bigint {
  switch (ending) {
    case 'bust':
    case 'lost':
      return 0n
    case 'push':
      return staked
    case 'won':
      return 2n * staked
    case 'blackjack':
      return (5n * staked) / 2n
  }
}

/** Two hands, both doubled, both won. */
export function maximumPayoutOf(stake: bigint): bigint {
  return 8n * stake
}
