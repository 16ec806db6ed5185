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
import { type Draw, integerBelow } from '../fairness/draw.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { chipPayout, payoutsByPocket } from './roulette-odds.ts'
import {
  type Chip,
  type RouletteState,
  type RouletteView,
  rouletteBet,
  rouletteState,
} from './roulette-schemas.ts'
import { colourOf, POCKETS } from './roulette-table.ts'
import type { RouletteTheme } from './roulette-theme.ts'

/** 36 of 37 comes back on every chip. */
const RTP_PPM = Math.floor(36_000_000 / 37)

/** European roulette, one zero, up to sixty chips a round. */
export function createRouletteGame(theme: RouletteTheme): Game {
  return {
    id: theme.id,
    engine: 'roulette',
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: RTP_PPM,
    // La partage halves the edge of the even-money fields, the best that can be played there.
    edgePpm: Math.floor(1_000_000 / (theme.laPartage ? 74 : 37)),
    topMultiple: 3_600,
    prepareBet: input => prepare(theme, input),
    step: state =>
      rouletteState.safeParse(state).success ? refused('round_over') : refused('state_invalid'),
    resume: state => resume(theme, state),
    close: state => resume(theme, state),
  }
}

function prepare(theme: RouletteTheme, input: unknown): Checked<PreparedBet> {
  const parsed = rouletteBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const { chips } = parsed.data
  if (chips.some(chip => chip.stake < theme.minChip)) return refused('stake_too_small')
  const stake = total(chips)
  const refusal = refusalOfStake(stake, theme.limits)
  if (refusal) return refused(refusal)
  const payouts = payoutsByPocket(chips, theme.laPartage)
  const returned = payouts.reduce((sum, payout) => sum + payout, 0n)
  const rtpPpm = Number((returned * 1_000_000n) / (stake * BigInt(POCKETS)))
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake,
    bet: { chips: chips.map(writeChip) },
    maximumPayout: payouts.reduce((most, payout) => (payout > most ? payout : most), 0n),
    rtpPpm,
    start: async draw => roundOf(theme, { chips, ...(await drawPocket(draw)) }),
  })
}

/** Where the ball falls. */
export async function drawPocket(draw: Draw): Promise<{ pocket: number }> {
  return { pocket: await integerBelow(draw, POCKETS) }
}

function resume(theme: RouletteTheme, state: unknown): Checked<Round> {
  const parsed = rouletteState.safeParse(state)
  return parsed.success ? accepted(roundOf(theme, parsed.data)) : refused('state_invalid')
}

function roundOf(theme: RouletteTheme, { chips, pocket }: RouletteState): Round {
  const paid = chips.map(chip => chipPayout(chip, pocket, theme.laPartage))
  const payout = paid.reduce((sum, amount) => sum + amount, 0n)
  const stake = total(chips)
  const view: RouletteView = {
    stake: writeAmount(stake),
    pocket,
    colour: colourOf(pocket),
    chips: chips.map((chip, index) => ({ ...writeChip(chip), payout: writeAmount(paid[index] ?? 0n) })),
    payout: writeAmount(payout),
  }
  return { state: { chips: chips.map(writeChip), pocket }, stake, payout, done: true, view }
}

function total(chips: readonly Chip[]): bigint {
  return chips.reduce((sum, chip) => sum + chip.stake, 0n)
}

function writeChip(chip: Chip) {
  return { ...chip, stake: writeAmount(chip.stake) }
}
