import { writeAmount } from '../amount.ts'
import { accepted, type Checked, refusalOfStake, refused } from '../engine.ts'
import { pickDistinct } from '../fairness/draw.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import type { PlayedBet, PreparedSharedBet, SharedGame, SharedResult } from '../shared-game.ts'
import { BALLS, DRAWN, drawPayout, drawPays, drawRtpPpm } from './five-draw-odds.ts'
import { type DrawBet, type DrawView, drawBet, drawOutcome, drawView } from './five-draw-schemas.ts'
import type { DrawTheme } from './five-draw-themes.ts'

const RTP_PPM = drawRtpPpm(100n)
/** The drum turns, the tickets are closed. */
const CLOSING_MS = 3_000
/** Tickets of each kind of money in a draw. */
const MOST_TICKETS = 10

/** Five balls of thirty-six, for everybody, at fixed times; what a ticket pays depends on nobody else. */
export function createFiveDraw(theme: DrawTheme): SharedGame {
  return {
    id: theme.id,
    engine: 'five-draw',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    volatility: theme.volatility,
    rtpPpm: RTP_PPM,
    // The return was rounded down: one part more, so that no edge is overstated.
    edgePpm: 1_000_000 - RTP_PPM - 1,
    topMultiple: drawPays(DRAWN),
    timing: theme.timing,
    mostBets: MOST_TICKETS,
    prepareBet: input => prepare(theme, input),
    drawOutcome: async draw => {
      const drawn = await pickDistinct(draw, BALLS, DRAWN)
      return { drawn: drawn.map(index => index + 1) }
    },
    runningMs: () => CLOSING_MS,
    settle,
    readPlayed,
  }
}

function prepare(theme: DrawTheme, input: unknown): Checked<PreparedSharedBet> {
  const parsed = drawBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const { stake, picks } = parsed.data
  const refusal = refusalOfStake(stake, theme.limits)
  if (refusal) return refused(refusal)
  const rtpPpm = drawRtpPpm(stake)
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  const ordered = [...picks].sort((left, right) => left - right)
  return accepted({
    stake,
    bet: writeBet({ stake, picks: ordered }),
    maximumPayout: drawPayout(stake, DRAWN),
    rtpPpm,
  })
}

function settle(stored: unknown, outcome: unknown): Checked<SharedResult> {
  const bet = drawBet.safeParse(stored)
  const reported = drawOutcome.safeParse(outcome)
  if (!bet.success || !reported.success) return refused('state_invalid')
  const { stake, picks } = bet.data
  const { drawn } = reported.data
  const hits = picks.filter(pick => drawn.includes(pick)).length
  const payout = drawPayout(stake, hits)
  const view: DrawView = { ...writeBet(bet.data), drawn, hits, payout: writeAmount(payout) }
  return accepted({ stake, payout, view })
}

function readPlayed(view: unknown): PlayedBet | undefined {
  const read = drawView.safeParse(view)
  if (!read.success) return undefined
  const { stake, picks } = read.data
  return { bet: { stake, picks }, cashOut: undefined }
}

function writeBet({ stake, picks }: DrawBet) {
  return { stake: writeAmount(stake), picks }
}
