import { writeAmount } from '../amount.ts'
import {
  accepted,
  type Checked,
  type Game,
  type PreparedBet,
  type Round,
  refusalOfStake,
  refused,
} from '../engine.ts'
import { pickDistinct } from '../fairness/draw.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { writeMultiplier } from '../multiplier.ts'
import { MEASURE, multipleOf } from '../top-multiple.ts'
import {
  BALLS,
  DRAWN,
  everyKenoRtp,
  KENO_RISKS,
  kenoPayout,
  kenoPays,
  kenoRtpPpm,
  MOST_PICKS,
} from './keno-odds.ts'
import { type KenoBet, type KenoState, type KenoView, kenoBet, kenoState } from './keno-schemas.ts'
import type { KenoTheme } from './keno-theme.ts'

const RETURNS = everyKenoRtp()
const LOWEST = RETURNS[0] ?? 0
const HIGHEST = RETURNS.at(-1) ?? 0
const MOST = multipleOf(
  KENO_RISKS.flatMap(risk =>
    Array.from({ length: MOST_PICKS }, (_, index) => kenoPayout(MEASURE, risk, index + 1, index + 1)),
  ),
)

/** Ten balls of forty; the player picks one to ten numbers and how steeply hits pay. */
export function createKenoGame(theme: KenoTheme): Game {
  return {
    id: theme.id,
    engine: 'keno',
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: LOWEST,
    // The highest return was rounded down: one part more, so that no edge is overstated.
    edgePpm: 1_000_000 - HIGHEST - 1,
    topMultiple: MOST,
    prepareBet: input => prepare(theme, input),
    step: state => (kenoState.safeParse(state).success ? refused('round_over') : refused('state_invalid')),
    resume,
    close: resume,
  }
}

function prepare(theme: KenoTheme, input: unknown): Checked<PreparedBet> {
  const parsed = kenoBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = { ...parsed.data, picks: [...parsed.data.picks].sort((left, right) => left - right) }
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  const rtpPpm = kenoRtpPpm(bet.stake, bet.risk, bet.picks.length)
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake: bet.stake,
    bet: writeBet(bet),
    maximumPayout: kenoPayout(bet.stake, bet.risk, bet.picks.length, bet.picks.length),
    rtpPpm,
    start: async draw => {
      const drawn = await pickDistinct(draw, BALLS, DRAWN)
      return roundOf({ bet, drawn: drawn.map(index => index + 1) })
    },
  })
}

function resume(state: unknown): Checked<Round> {
  const parsed = kenoState.safeParse(state)
  return parsed.success ? accepted(roundOf(parsed.data)) : refused('state_invalid')
}

function roundOf({ bet, drawn }: KenoState): Round {
  const { stake, risk, picks } = bet
  const hits = picks.filter(pick => drawn.includes(pick)).length
  const payout = kenoPayout(stake, risk, picks.length, hits)
  const view: KenoView = {
    ...writeBet(bet),
    drawn,
    hits,
    multiplier: writeMultiplier(BigInt(kenoPays(risk, picks.length)[hits] ?? 0) * 100n),
    payout: writeAmount(payout),
  }
  return { state: { bet: writeBet(bet), drawn }, stake, payout, done: true, view }
}

function writeBet({ stake, risk, picks }: KenoBet) {
  return { stake: writeAmount(stake), risk, picks }
}
