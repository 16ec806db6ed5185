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
import { integerBelow } from '../fairness/draw.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { placePayout, RETURNED } from './sic-bo-odds.ts'
import { type SicBoChip, type SicBoState, type SicBoView, sicBoBet, sicBoState } from './sic-bo-schemas.ts'
import { THROWS, type Throw, totalOfThrow } from './sic-bo-table.ts'
import type { SicBoTheme } from './sic-bo-theme.ts'

const RTP_PPM = Math.floor((Number(RETURNED) * 1_000_000) / THROWS.length)

/** Three dice, up to sixty chips a round; 35/36 comes back on every place of the table. */
export function createSicBoGame(theme: SicBoTheme): Game {
  return {
    id: theme.id,
    engine: 'sic-bo',
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: RTP_PPM,
    edgePpm: Math.floor(1_000_000 / 36),
    // A triple, which one throw of all wins.
    topMultiple: Number(RETURNED) * 100,
    prepareBet: input => prepare(theme, input),
    step: state => (sicBoState.safeParse(state).success ? refused('round_over') : refused('state_invalid')),
    resume,
    close: resume,
  }
}

function prepare(theme: SicBoTheme, input: unknown): Checked<PreparedBet> {
  const parsed = sicBoBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const { chips } = parsed.data
  if (chips.some(chip => chip.stake < theme.minChip)) return refused('stake_too_small')
  const stake = totalStake(chips)
  const refusal = refusalOfStake(stake, theme.limits)
  if (refusal) return refused(refusal)
  const payouts = THROWS.map(dice => totalPayout(chips, dice))
  const returned = payouts.reduce((sum, payout) => sum + payout, 0n)
  const rtpPpm = Number((returned * 1_000_000n) / (stake * BigInt(THROWS.length)))
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake,
    bet: { chips: chips.map(writeChip) },
    maximumPayout: payouts.reduce((most, payout) => (payout > most ? payout : most), 0n),
    rtpPpm,
    start: async draw => {
      const die = async () => (await integerBelow(draw, 6)) + 1
      return roundOf({ chips, dice: [await die(), await die(), await die()] })
    },
  })
}

function resume(state: unknown): Checked<Round> {
  const parsed = sicBoState.safeParse(state)
  return parsed.success ? accepted(roundOf(parsed.data)) : refused('state_invalid')
}

function roundOf({ chips, dice }: SicBoState): Round {
  const payout = totalPayout(chips, dice)
  const stake = totalStake(chips)
  const view: SicBoView = {
    stake: writeAmount(stake),
    dice,
    total: totalOfThrow(dice),
    chips: chips.map(chip => ({
      ...writeChip(chip),
      payout: writeAmount(placePayout(chip, chip.stake, dice)),
    })),
    payout: writeAmount(payout),
  }
  return { state: { chips: chips.map(writeChip), dice }, stake, payout, done: true, view }
}

function totalStake(chips: readonly SicBoChip[]): bigint {
  return chips.reduce((sum, chip) => sum + chip.stake, 0n)
}

function totalPayout(chips: readonly SicBoChip[], dice: Throw): bigint {
  return chips.reduce((sum, chip) => sum + placePayout(chip, chip.stake, dice), 0n)
}

function writeChip(chip: SicBoChip) {
  return { ...chip, stake: writeAmount(chip.stake) }
}
