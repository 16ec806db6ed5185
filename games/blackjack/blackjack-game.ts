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
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { MEASURE, multipleOf } from '../top-multiple.ts'
import { CARDS_OF_A_ROUND, DECKS } from './blackjack-cards.ts'
import { EDGE_PPM, maximumPayoutOf, RETURN_PPM, returnPpmOf } from './blackjack-odds.ts'
import { act, dealTable, movesOf, type Table } from './blackjack-play.ts'
import { type BlackjackState, blackjackBet, blackjackState, blackjackStep } from './blackjack-schemas.ts'
import type { BlackjackTheme } from './blackjack-theme.ts'
import { blackjackRound } from './blackjack-view.ts'

/** Blackjack from six fresh decks each round; every card that a round could need is drawn before the first is dealt. */
export function createBlackjackGame(theme: BlackjackTheme): Game {
  return {
    id: theme.id,
    engine: 'blackjack',
    kind: 'multi',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: RETURN_PPM,
    edgePpm: EDGE_PPM,
    topMultiple: multipleOf([maximumPayoutOf(MEASURE)]),
    prepareBet: input => prepare(theme, input),
    step: (state, input) => withTable(state, (known, table) => step(known, table, input)),
    resume: state => withTable(state, known => accepted(known)),
    close: state => withTable(state, (known, table) => accepted(close(known, table))),
  }
}

function prepare(theme: BlackjackTheme, input: unknown): Checked<PreparedBet> {
  const parsed = blackjackBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  const rtpPpm = returnPpmOf(bet.stake)
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake: bet.stake,
    bet: { stake: writeAmount(bet.stake) },
    maximumPayout: maximumPayoutOf(bet.stake),
    rtpPpm,
    async start(draw) {
      const cards = await dealCards(draw, CARDS_OF_A_ROUND, DECKS)
      return blackjackRound({ bet, cards, actions: [], isClosed: false }, dealTable(cards))
    },
  })
}

function step(state: BlackjackState, table: Table, input: unknown): Checked<BlackjackState> {
  if (table.phase === 'over') return refused('round_over')
  const parsed = blackjackStep.safeParse(input)
  if (!parsed.success || !movesOf(table).includes(parsed.data.action)) return refused('step_invalid')
  return accepted({ ...state, actions: [...state.actions, parsed.data.action] })
}

function close(state: BlackjackState, table: Table): BlackjackState {
  return table.phase === 'over' ? state : { ...state, isClosed: true }
}

/** The table that the cards and the actions make; `undefined` when an action was not allowed. */
function replay({ cards, actions, isClosed }: BlackjackState): Table | undefined {
  let table = dealTable(cards)
  for (const action of actions) {
    if (!movesOf(table).includes(action)) return undefined
    table = act(table, cards, action)
  }
  // Of a player who left, insurance is declined and every hand stands: nothing more is staked for them.
  while (isClosed && table.phase !== 'over') {
    table = act(table, cards, table.phase === 'insurance' ? 'decline' : 'stand')
  }
  return table
}

function withTable(
  stored: unknown,
  go: (state: BlackjackState, table: Table) => Checked<BlackjackState>,
): Checked<Round> {
  const parsed = blackjackState.safeParse(stored)
  const table = parsed.success ? replay(parsed.data) : undefined
  if (!parsed.success || !table) return refused('state_invalid')
  const next = go(parsed.data, table)
  if (!next.ok) return next
  const after = replay(next.value)
  return after ? accepted(blackjackRound(next.value, after)) : refused('state_invalid')
}
