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
import { writeMultiplier } from '../multiplier.ts'
import { MEASURE, multipleOf } from '../top-multiple.ts'
import {
  chanceOf,
  chipPayout,
  chipReturnPpm,
  drawOrder,
  listPicks,
  oddsOf,
  type Weights,
  wins,
} from './race-odds.ts'
import { type RaceChip, type RaceState, type RaceView, raceBet, raceState } from './race-schemas.ts'
import type { RaceTheme } from './race-theme.ts'

/** Runners with published chances; chips on the winner, on a place among the first two, or on both in order. */
export function createRaceGame(theme: RaceTheme): Game {
  const weights = weightsOf(theme)
  // A chip of a hundred centavos is not rounded: odds are whole hundredths.
  const returns = listPicks(weights).map(pick => chipReturnPpm(weights, pick, 100n))
  return {
    id: theme.id,
    engine: 'race',
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: Math.min(...returns),
    edgePpm: 30_000,
    topMultiple: multipleOf(listPicks(weights).map(pick => chipPayout(weights, pick, MEASURE))),
    prepareBet: input => prepare(theme, input),
    step: state => (raceState.safeParse(state).success ? refused('round_over') : refused('state_invalid')),
    resume: state => resume(theme, state),
    close: state => resume(theme, state),
  }
}

/** How heavy each runner weighs in the draw; its chance is its share of the sum. */
export function weightsOf({ runners }: RaceTheme): Weights {
  return runners.map(runner => runner.weight)
}

function prepare(theme: RaceTheme, input: unknown): Checked<PreparedBet> {
  const parsed = raceBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const { chips } = parsed.data
  if (chips.some(chip => chip.stake < theme.minChip)) return refused('stake_too_small')
  const stake = total(chips)
  const refusal = refusalOfStake(stake, theme.limits)
  if (refusal) return refused(refusal)
  const weights = weightsOf(theme)
  const rtpPpm = returnPpm(weights, chips)
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake,
    bet: { chips: chips.map(writeChip) },
    maximumPayout: greatestPayout(weights, chips),
    rtpPpm,
    start: async draw => roundOf(theme, { chips, order: await drawOrder(draw, weights) }),
  })
}

/** All chips together, exactly: the mean of what they pay over what they cost. */
function returnPpm(weights: Weights, chips: readonly RaceChip[]): number {
  let over = 0n
  let under = 1n
  for (const chip of chips) {
    const chance = chanceOf(weights, chip)
    over = over * chance.under + chipPayout(weights, chip, chip.stake) * chance.over * under
    under *= chance.under
  }
  return Number((over * 1_000_000n) / (under * total(chips)))
}

/** Only the first two decide what is paid: the best of the thirty pairs. */
function greatestPayout(weights: Weights, chips: readonly RaceChip[]): bigint {
  const pairs = listPicks(weights).flatMap(pick =>
    pick.kind === 'exacta' ? [[pick.first, pick.second]] : [],
  )
  return pairs
    .map(order => paidOf(weights, chips, order).reduce((sum, amount) => sum + amount, 0n))
    .reduce((most, payout) => (payout > most ? payout : most), 0n)
}

function paidOf(weights: Weights, chips: readonly RaceChip[], order: readonly number[]): bigint[] {
  return chips.map(chip => (wins(chip, order) ? chipPayout(weights, chip, chip.stake) : 0n))
}

function resume(theme: RaceTheme, state: unknown): Checked<Round> {
  const parsed = raceState.safeParse(state)
  return parsed.success ? accepted(roundOf(theme, parsed.data)) : refused('state_invalid')
}

function roundOf(theme: RaceTheme, { chips, order }: RaceState): Round {
  const weights = weightsOf(theme)
  const paid = paidOf(weights, chips, order)
  const payout = paid.reduce((sum, amount) => sum + amount, 0n)
  const stake = total(chips)
  const view: RaceView = {
    stake: writeAmount(stake),
    order,
    chips: chips.map((chip, index) => ({
      ...writeChip(chip),
      odds: writeMultiplier(oddsOf(weights, chip) * 100n),
      payout: writeAmount(paid[index] ?? 0n),
    })),
    payout: writeAmount(payout),
  }
  return { state: { chips: chips.map(writeChip), order }, stake, payout, done: true, view }
}

function total(chips: readonly RaceChip[]): bigint {
  return chips.reduce((sum, chip) => sum + chip.stake, 0n)
}

function writeChip(chip: RaceChip) {
  return { ...chip, stake: writeAmount(chip.stake) }
}
