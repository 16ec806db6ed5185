import { writeAmount } from '../amount.ts'
import { dealCards, rankIndex } from '../cards.ts'
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
import { BETS, baccaratRtpPpm, chipPayout, type Decision } from './baccarat-odds.ts'
import { DECKS, playOut, pointsOf, winnerOf, worthOf } from './baccarat-rules.ts'
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
    // Six off the top; those that the rules do not ask for are never turned.
    start: async draw => roundOf({ chips, shoe: await dealCards(draw, 6, DECKS) }),
  })
}

function resume(state: unknown): Checked<Round> {
  const parsed = baccaratState.safeParse(state)
  return parsed.success ? accepted(roundOf(parsed.data)) : refused('state_invalid')
}

function roundOf({ chips, shoe }: BaccaratState): Round {
  const { player, banker, decision } = dealt(shoe)
  const payout = totalPayout(chips, decision)
  const stake = totalStake(chips)
  const view: BaccaratView = {
    stake: writeAmount(stake),
    player,
    banker,
    playerPoints: pointsOf(player.map(worthOf)),
    bankerPoints: pointsOf(banker.map(worthOf)),
    ...decision,
    chips: chips.map(chip => ({
      ...writeChip(chip),
      payout: writeAmount(chipPayout(chip.kind, chip.stake, decision)),
    })),
    payout: writeAmount(payout),
  }
  return { state: { chips: chips.map(writeChip), shoe }, stake, payout, done: true, view }
}

/** Both hands of a shoe, as the rules deal and draw them. */
function dealt(shoe: readonly number[]) {
  const played = playOut(shoe.map(worthOf))
  const playerDrew = played.player.length === 3
  const thirdOfBanker = playerDrew ? 5 : 4
  const player = [...pick(shoe, 0, 2), ...(playerDrew ? pick(shoe, 4) : [])]
  const banker = [...pick(shoe, 1, 3), ...(played.banker.length === 3 ? pick(shoe, thirdOfBanker) : [])]
  const decision: Decision = {
    winner: winnerOf(pointsOf(played.player), pointsOf(played.banker)),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  }
  return { player, banker, decision }
}

function pick(shoe: readonly number[], ...places: readonly number[]): number[] {
  return places.flatMap(place => shoe.slice(place, place + 1))
}

/** The first two cards are of one rank, whatever their suits. */
function isPair([one = 0, two = 0]: readonly number[]): boolean {
  return rankIndex(one) === rankIndex(two)
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
