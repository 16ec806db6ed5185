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
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { dealHands, drawShoe } from './baccarat-deal.ts'
import { BETS, baccaratRtpPpm, chipPayout, type Decision, payOf } from './baccarat-odds.ts'
import {
  type BaccaratChip,
  type BaccaratState,
  type BaccaratView,
  baccaratBet,
  baccaratState,
} from './baccarat-schemas.ts'
import type { BaccaratTheme } from './baccarat-theme.ts'

const RETURNS = BETS.map(kind => baccaratRtpPpm(kind, 100n))

/** Every way a round can be decided, for the largest payout of a set of chips. */
const DECISIONS: readonly Decision[] = (['player', 'banker', 'tie'] as const).flatMap(winner =>
  [true, false].flatMap(playerPair => [true, false].map(bankerPair => ({ winner, playerPair, bankerPair }))),
)
const MOST = Math.max(...BETS.map(kind => Number(payOf(kind))))

/** Punto banco: eight decks shuffled for every round, both hands played by the table's rules. */
export function createBaccaratGame(theme: BaccaratTheme): Game {
  return {
    id: theme.id,
    engine: 'baccarat',
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: Math.min(...RETURNS),
    // The best return was rounded down: one part more, so that no edge is overstated.
    edgePpm: 1_000_000 - Math.max(...RETURNS) - 1,
    topMultiple: MOST,
    prepareBet: input => prepare(theme, input),
    step: state =>
      baccaratState.safeParse(state).success ? refused('round_over') : refused('state_invalid'),
    resume,
    close: resume,
  }
}

function prepare(theme: BaccaratTheme, input: unknown): Checked<PreparedBet> {
  const parsed = baccaratBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const { chips } = parsed.data
  if (chips.some(chip => chip.stake < theme.minChip)) return refused('stake_too_small')
  const stake = totalStake(chips)
  const refusal = refusalOfStake(stake, theme.limits)
  if (refusal) return refused(refusal)
  const rtpPpm = Number(
    chips.reduce((sum, chip) => sum + chip.stake * BigInt(baccaratRtpPpm(chip.kind, chip.stake)), 0n) / stake,
  )
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  const payouts = DECISIONS.map(decision => totalPayout(chips, decision))
  return accepted({
    stake,
    bet: { chips: chips.map(writeChip) },
    maximumPayout: payouts.reduce((most, payout) => (payout > most ? payout : most), 0n),
    rtpPpm,
    start: async draw => roundOf({ chips, ...(await drawShoe(draw)) }),
  })
}

function resume(state: unknown): Checked<Round> {
  const parsed = baccaratState.safeParse(state)
  return parsed.success ? accepted(roundOf(parsed.data)) : refused('state_invalid')
}

function roundOf({ chips, shoe }: BaccaratState): Round {
  const dealt = dealHands(shoe)
  const payout = totalPayout(chips, dealt)
  const stake = totalStake(chips)
  const view: BaccaratView = {
    stake: writeAmount(stake),
    ...dealt,
    chips: chips.map(chip => ({
      ...writeChip(chip),
      payout: writeAmount(chipPayout(chip.kind, chip.stake, dealt)),
    })),
    payout: writeAmount(payout),
  }
  return { state: { chips: chips.map(writeChip), shoe }, stake, payout, done: true, view }
}

function totalStake(chips: readonly BaccaratChip[]): bigint {
  return chips.reduce((sum, chip) => sum + chip.stake, 0n)
}

function totalPayout(chips: readonly BaccaratChip[], decision: Decision): bigint {
  return chips.reduce((sum, chip) => sum + chipPayout(chip.kind, chip.stake, decision), 0n)
}

function writeChip(chip: BaccaratChip) {
  return { ...chip, stake: writeAmount(chip.stake) }
}
