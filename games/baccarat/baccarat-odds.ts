import type { PayoutChance } from '../payout-chance.ts'
import type { Winner } from './baccarat-rules.ts'

export const BETS = ['player', 'banker', 'tie', 'player_pair', 'banker_pair'] as const
export type BaccaratBetKind = (typeof BETS)[number]

/** What is decided about a round: who won, and which first two cards were a pair. */
export interface Decision {
  readonly winner: Winner
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

/**
 * Hundredths paid for a win, the stake included. Banker: one for one less 5 %. Tie: nine for one, because eight for one, the
 * common pay, returns 85.64 %. Pairs: twelve for one, because the common eleven return 89.64 %.
 */
const PAYS: Record<BaccaratBetKind, bigint> = {
  player: 200n,
  banker: 195n,
  tie: 1_000n,
  player_pair: 1_300n,
  banker_pair: 1_300n,
}

/** What a win pays, in hundredths of its chip, the chip included. */
export function payOf(kind: BaccaratBetKind): bigint {
  return PAYS[kind]
}

/** Centavos a chip brings back, stake included, rounded down. On a tie chips on player and banker come back. */
export function chipPayout(kind: BaccaratBetKind, stake: bigint, decision: Decision): bigint {
  if (isWon(kind, decision)) return (stake * PAYS[kind]) / 100n
  const isReturned = decision.winner === 'tie' && (kind === 'player' || kind === 'banker')
  return isReturned ? stake : 0n
}

/** Whether a chip on that place wins. */
export function isWon(kind: BaccaratBetKind, { winner, playerPair, bankerPair }: Decision): boolean {
  switch (kind) {
    case 'player_pair':
      return playerPair
    case 'banker_pair':
      return bankerPair
    default:
      return kind === winner
  }
}

/**
 * Of 4,998,398,275,503,360 ordered choices of six cards from eight decks, how many end so: counted by
 * `tests/games/cards/baccarat.test.ts`, and published (Wizard of Odds, "Baccarat", eight decks).
 */
export const ALL_DEALS = 4_998_398_275_503_360n
export const WINS: Record<Winner, bigint> = {
  banker: 2_292_252_566_437_888n,
  player: 2_230_518_282_592_256n,
  tie: 475_627_426_473_216n,
}

/** Two cards of eight decks are of one rank: the second is one of 31 of the 415 that are left. */
const PAIR = { favourable: 31n, all: 415n } as const

/** Exact return of a stake on one place, rounding to centavos included, as a fraction. */
function returnOf(kind: BaccaratBetKind, stake: bigint): readonly [bigint, bigint] {
  const paid = (stake * PAYS[kind]) / 100n
  if (kind === 'player_pair' || kind === 'banker_pair') return [paid * PAIR.favourable, stake * PAIR.all]
  const back = kind === 'tie' ? 0n : stake * WINS.tie
  return [paid * WINS[kind] + back, stake * ALL_DEALS]
}

/** The same in parts per million, rounded down. */
export function baccaratRtpPpm(kind: BaccaratBetKind, stake: bigint): number {
  const [returned, staked] = returnOf(kind, stake)
  return Number((returned * 1_000_000n) / staked)
}

/** What one stake on a place comes back with, before rounding to centavos. */
export function baccaratChances(kind: BaccaratBetKind): readonly PayoutChance[] {
  const multiplier = Number(PAYS[kind]) / 100
  if (kind === 'player_pair' || kind === 'banker_pair') {
    const chance = Number(PAIR.favourable) / Number(PAIR.all)
    return [
      { multiplier: 0, chance: 1 - chance },
      { multiplier, chance },
    ]
  }
  const won = Number(WINS[kind]) / Number(ALL_DEALS)
  const tied = kind === 'tie' ? 0 : Number(WINS.tie) / Number(ALL_DEALS)
  return [
    { multiplier: 0, chance: 1 - won - tied },
    { multiplier: 1, chance: tied },
    { multiplier, chance: won },
  ]
}
