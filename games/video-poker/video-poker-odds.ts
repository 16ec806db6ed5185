import type { PayoutChance } from '../payout-chance.ts'
import { PAYS } from './poker-hands.ts'

/**
 * How often each of `HANDS` comes under best play, of 19,933,230,517,200: 2,598,960 deals, each counted 7,669,695 times. A
 * test counts them again from all classes of deals; `scripts/prove-video-poker.ts` does so from every single deal.
 */
export const BEST_PLAY_COUNTS = [
  493_512_264, 2_178_883_296, 47_093_167_764, 229_475_482_596, 219_554_786_160, 223_837_565_784,
  1_484_003_070_324, 2_576_946_164_148, 4_277_372_890_968, 10_872_274_993_896,
] as const

const ALL = BEST_PLAY_COUNTS.reduce((sum, count) => sum + BigInt(count), 0n)
const RETURNED = BEST_PLAY_COUNTS.reduce(
  (sum, count, place) => sum + BigInt(count) * BigInt(PAYS[place] ?? 0),
  0n,
)

/** Return under best play: 99.5439 %. Whole stakes are paid, so nothing is ever rounded. Parts per million, rounded down. */
export const RTP_PPM = Number((RETURNED * 1_000_000n) / ALL)

/** What the operator keeps of best play, parts per million, rounded down. */
export const EDGE_PPM = Number(((ALL - RETURNED) * 1_000_000n) / ALL)

/** What one stake comes back with under best play. */
export function videoPokerChances(): readonly PayoutChance[] {
  return BEST_PLAY_COUNTS.map((count, place) => ({
    multiplier: PAYS[place] ?? 0,
    chance: count / Number(ALL),
  }))
}
