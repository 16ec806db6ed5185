import { writeAmount } from '../amount.ts'
import { rankIndex } from '../cards.ts'
import type { Round } from '../engine.ts'
import { writeMultiplier } from '../multiplier.ts'
import { countWinning, GUESSES, type Guess, hiLoPayout, isRight, isWithin } from './hi-lo-odds.ts'
import type { HiLoState, HiLoView } from './hi-lo-schemas.ts'
import type { HiLoTheme } from './hi-lo-theme.ts'

interface Progress {
  /** The rank a guess starts from now. */
  readonly shown: number
  /** How many ranks won at each right guess. */
  readonly path: readonly number[]
  readonly isMissed: boolean
  readonly skipsLeft: number
  /** The guesses that may be made, were the round open. */
  readonly guesses: readonly Guess[]
}

/** How far a round has come: everything follows from its cards and moves. */
export function progressOf(theme: HiLoTheme, { cards, moves }: HiLoState): Progress {
  const path: number[] = []
  let isMissed = false
  moves.forEach((move, at) => {
    if (move === 'skip') return
    const from = rankAt(cards, at)
    if (isRight(from, move, rankAt(cards, at + 1))) path.push(countWinning(from, move))
    else isMissed = true
  })
  const shown = rankAt(cards, moves.length)
  return {
    shown,
    path,
    isMissed,
    skipsLeft: theme.skips - moves.filter(move => move === 'skip').length,
    guesses: GUESSES.filter(guess => isWithin(theme.maxMultiplier, [...path, countWinning(shown, guess)])),
  }
}

/** The round of a state. Cards that were not reached never enter the view. */
export function hiLoRound(theme: HiLoTheme, state: HiLoState): Round {
  const { bet, cards, moves, ending } = state
  const progress = progressOf(theme, state)
  const payout = paid(state, progress.path)
  return {
    state: { bet: { stake: writeAmount(bet.stake) }, cards, moves, ending },
    stake: bet.stake,
    payout,
    done: ending !== 'open',
    isVoid: ending === 'void',
    view: viewOf(state, progress, payout),
  }
}

function viewOf({ bet, cards, moves, ending }: HiLoState, progress: Progress, payout: bigint): HiLoView {
  const { shown, path, skipsLeft } = progress
  const offered = ending === 'open' ? progress.guesses : []
  return {
    stake: writeAmount(bet.stake),
    cards: cards.slice(0, moves.length + 1),
    moves,
    ending,
    rightGuesses: path.length,
    skipsLeft,
    cashOut: writeAmount(path.length === 0 ? 0n : hiLoPayout(bet.stake, path)),
    multiplier: writeMultiplier(path.length === 0 ? 0n : hiLoPayout(10_000n, path)),
    guesses: offered.map(guess => {
      const winning = countWinning(shown, guess)
      const after = [...path, winning]
      return {
        guess,
        winning,
        multiplier: writeMultiplier(hiLoPayout(10_000n, after)),
        cashOut: writeAmount(hiLoPayout(bet.stake, after)),
      }
    }),
    payout: writeAmount(payout),
  }
}

function paid({ bet, ending }: HiLoState, path: readonly number[]): bigint {
  switch (ending) {
    case 'open':
    case 'missed':
      return 0n
    case 'void':
      return bet.stake
    case 'cashed_out':
      return hiLoPayout(bet.stake, path)
  }
}

function rankAt(cards: readonly number[], at: number): number {
  return rankIndex(cards[at] ?? 0)
}
