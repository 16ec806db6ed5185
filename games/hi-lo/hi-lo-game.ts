import { writeAmount } from '../amount.ts'
import { drawCard } from '../cards.ts'
import { accepted, type Checked, type Game, type PreparedBet, refusalOfStake, refused } from '../engine.ts'
import type { Draw } from '../fairness/draw.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { playStored } from '../stored-rounds.ts'
import { EDGE_SHARE, type Guess, longestRun, returnsOfOneGuess } from './hi-lo-odds.ts'
import { type HiLoState, hiLoBet, hiLoState, hiLoStep } from './hi-lo-schemas.ts'
import type { HiLoTheme } from './hi-lo-theme.ts'
import { hiLoRound, progressOf } from './hi-lo-view.ts'

const EDGE_PPM = Number(EDGE_SHARE) * 100

/**
 * Higher or lower, from a deck without end. All cards a round could need lie before the first is shown. States of a round:
 *
 *     open --wrong guess--> missed               open --cash_out (one right guess or more)--> cashed_out
 *     open --no guess is left below the cap--> cashed_out        open --close, no right guess yet--> void
 */
export function createHiLoGame(theme: HiLoTheme): Game {
  return {
    id: theme.id,
    engine: 'hi-lo',
    kind: 'multi',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: 1_000_000 - EDGE_PPM,
    edgePpm: EDGE_PPM,
    topMultiple: theme.maxMultiplier * 100,
    prepareBet: input => prepare(theme, input),
    ...playStored({
      schema: hiLoState,
      roundOf: state => hiLoRound(theme, state),
      step: (state, input) => step(theme, state, input),
      close: state => close(theme, state),
    }),
  }
}

function prepare(theme: HiLoTheme, input: unknown): Checked<PreparedBet> {
  const parsed = hiLoBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  // Longer runs pay more and round off less: what one guess returns is the least a plan may come to.
  const { least, best } = returnsOfOneGuess(bet.stake)
  if (least < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake: bet.stake,
    bet: { stake: writeAmount(bet.stake) },
    maximumPayout: bet.stake * BigInt(theme.maxMultiplier),
    rtpPpm: best,
    async start(draw) {
      const cards = await drawCards(draw, 1 + longestRun(theme.maxMultiplier) + theme.skips)
      return hiLoRound(theme, { bet, cards, moves: [], ending: 'open' })
    },
  })
}

async function drawCards(draw: Draw, count: number): Promise<number[]> {
  const cards: number[] = []
  while (cards.length < count) cards.push(await drawCard(draw))
  return cards
}

function step(theme: HiLoTheme, state: HiLoState, input: unknown): Checked<HiLoState> {
  if (state.ending !== 'open') return refused('round_over')
  const parsed = hiLoStep.safeParse(input)
  if (!parsed.success) return refused('step_invalid')
  const { guesses, path, skipsLeft } = progressOf(theme, state)
  switch (parsed.data.action) {
    case 'cash_out':
      return path.length === 0 ? refused('nothing_to_cash_out') : accepted({ ...state, ending: 'cashed_out' })
    case 'skip':
      return skipsLeft === 0 ? refused('step_invalid') : accepted(moved(theme, state, 'skip'))
    case 'guess': {
      const { guess } = parsed.data
      return guesses.includes(guess) ? accepted(moved(theme, state, guess)) : refused('step_invalid')
    }
  }
}

function moved(theme: HiLoTheme, state: HiLoState, move: Guess | 'skip'): HiLoState {
  const next: HiLoState = { ...state, moves: [...state.moves, move] }
  const { isMissed, guesses } = progressOf(theme, next)
  if (isMissed) return { ...next, ending: 'missed' }
  return guesses.length === 0 ? { ...next, ending: 'cashed_out' } : next
}

function close(theme: HiLoTheme, state: HiLoState): HiLoState {
  if (state.ending !== 'open') return state
  return { ...state, ending: progressOf(theme, state).path.length === 0 ? 'void' : 'cashed_out' }
}
