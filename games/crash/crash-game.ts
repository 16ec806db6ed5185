import { writeAmount } from '../amount.ts'
import { accepted, type Checked, refusalOfStake, refused } from '../engine.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import type { PlayedBet, PreparedSharedBet, SharedGame, SharedResult } from '../shared-game.ts'
import { crashPayout, crashPoint, drawNumber, reachesAfter, returnPpm, standsAt } from './crash-odds.ts'
import { type CrashBet, type CrashView, crashBet, crashOutcome, crashView } from './crash-schemas.ts'
import type { CrashTheme } from './crash-theme.ts'

const EDGE_PPM = 10_000
/** Two bets of each kind of money in a round. */
const MOST_BETS = 2

/** A curve that rises until it crashes: what was taken out before is paid, and the edge is 1 % wherever it is taken. */
export function createCrashGame(theme: CrashTheme): SharedGame {
  return {
    id: theme.id,
    engine: 'crash',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    volatility: theme.volatility,
    rtpPpm: 1_000_000 - EDGE_PPM,
    edgePpm: EDGE_PPM,
    topMultiple: theme.maxMultiplier * 100,
    timing: theme.timing,
    mostBets: MOST_BETS,
    prepareBet: input => prepare(theme, input),
    drawOutcome: async draw => ({ crash: crashPoint(await drawNumber(draw), theme.maxMultiplier) }),
    runningMs: outcome => reachesAfter(crashOutcome.parse(outcome).crash, theme.growth),
    cashOutAt: (bet, outcome, elapsedMs) =>
      Math.min(
        standsAt(elapsedMs, theme.growth),
        targetOf(theme, crashBet.parse(bet)),
        crashOutcome.parse(outcome).crash,
      ),
    settle: (bet, outcome, cashOut) => settle(theme, bet, outcome, cashOut),
    readPlayed,
  }
}

function prepare(theme: CrashTheme, input: unknown): Checked<PreparedSharedBet> {
  const parsed = crashBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  if (targetOf(theme, bet) > theme.maxMultiplier * 100) return refused('bet_invalid')
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  // Taken out by hand, a whole multiple loses nothing to rounding: the best play is the exact return.
  const rtpPpm = returnPpm(bet.stake, bet.autoCashOut ?? 200)
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake: bet.stake,
    bet: writeBet(bet),
    maximumPayout: crashPayout(bet.stake, targetOf(theme, bet)),
    rtpPpm,
  })
}

/** Where a bet is taken out automatically: at its own target, or at the cap. */
function targetOf(theme: CrashTheme, bet: CrashBet): number {
  return bet.autoCashOut ?? theme.maxMultiplier * 100
}

function settle(
  theme: CrashTheme,
  stored: unknown,
  drawn: unknown,
  byHand: number | undefined,
): Checked<SharedResult> {
  const bet = crashBet.safeParse(stored)
  const outcome = crashOutcome.safeParse(drawn)
  if (!bet.success || !outcome.success) return refused('state_invalid')
  const { stake, autoCashOut } = bet.data
  const { crash } = outcome.data
  const wanted = Math.min(byHand ?? Number.POSITIVE_INFINITY, targetOf(theme, bet.data))
  const cashOut = wanted <= crash ? wanted : null
  const payout = cashOut === null ? 0n : crashPayout(stake, cashOut)
  const view: CrashView = {
    stake: writeAmount(stake),
    autoCashOut,
    crash,
    cashOut,
    payout: writeAmount(payout),
  }
  return accepted({ stake, payout, view })
}

function readPlayed(view: unknown): PlayedBet | undefined {
  const read = crashView.safeParse(view)
  if (!read.success) return undefined
  const { stake, autoCashOut, cashOut } = read.data
  return { bet: { stake, autoCashOut }, cashOut: cashOut ?? undefined }
}

function writeBet(bet: CrashBet) {
  return { stake: writeAmount(bet.stake), autoCashOut: bet.autoCashOut }
}
