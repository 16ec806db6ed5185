import { writeAmount } from '../amount.ts'
import { dealCards } from '../cards.ts'
import {
  accepted,
  type Checked,
  type Game,
  type PreparedBet,
  type Round,
  refusalOfStake,
  refused,
} from '../engine.ts'
import { playStored } from '../stored-rounds.ts'
import { bestHold } from './best-hold.ts'
import { handOf, PAYS, payOf } from './poker-hands.ts'
import { EDGE_PPM, RTP_PPM } from './video-poker-odds.ts'
import {
  type VideoPokerState,
  type VideoPokerView,
  videoPokerBet,
  videoPokerState,
  videoPokerStep,
} from './video-poker-schemas.ts'
import type { VideoPokerTheme } from './video-poker-theme.ts'

const MOST = BigInt(Math.max(...PAYS))

/**
 * 9/6 jacks or better with one deck of 52. All ten cards lie before the first is shown. States of a round:
 *
 *     dealt --hold--> drawn          dealt --close--> drawn, with the best hold
 *
 * An abandoned round is never void: a player who saw five cards could otherwise discard every bad deal.
 */
export function createVideoPokerGame(theme: VideoPokerTheme): Game {
  return {
    id: theme.id,
    engine: 'video-poker',
    kind: 'multi',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: RTP_PPM,
    edgePpm: EDGE_PPM,
    topMultiple: Number(MOST) * 100,
    prepareBet: input => prepare(theme, input),
    ...playStored({
      schema: videoPokerState,
      roundOf: roundOf,
      step: hold,
      close,
    }),
  }
}

function prepare(theme: VideoPokerTheme, input: unknown): Checked<PreparedBet> {
  const parsed = videoPokerBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  return accepted({
    stake: bet.stake,
    bet: { stake: writeAmount(bet.stake) },
    maximumPayout: bet.stake * MOST,
    rtpPpm: RTP_PPM,
    start: async draw => roundOf({ bet, cards: await dealCards(draw, 10), held: null }),
  })
}

function hold(state: VideoPokerState, input: unknown): Checked<VideoPokerState> {
  if (state.held) return refused('round_over')
  const parsed = videoPokerStep.safeParse(input)
  return parsed.success ? accepted({ ...state, held: parsed.data.held }) : refused('step_invalid')
}

function close(state: VideoPokerState): VideoPokerState {
  return state.held ? state : { ...state, held: [...bestHold(state.cards.slice(0, 5)).held] }
}

function roundOf(state: VideoPokerState): Round {
  const { bet, cards, held } = state
  const dealt = cards.slice(0, 5)
  const final = held && exchange(cards, held)
  const hand = handOf(final ?? dealt)
  const payout = final ? bet.stake * BigInt(payOf(hand)) : 0n
  const stake = writeAmount(bet.stake)
  const view: VideoPokerView = { stake, dealt, held, cards: final, hand, payout: writeAmount(payout) }
  return { state: { bet: { stake }, cards, held }, stake: bet.stake, payout, done: held !== null, view }
}

/** The cards that were not held are replaced from the left by the sixth, the seventh and so on. */
function exchange(cards: readonly number[], held: readonly number[]): number[] {
  const next = cards.slice(5)
  return cards.slice(0, 5).map((card, place) => (held.includes(place) ? card : (next.shift() ?? card)))
}
