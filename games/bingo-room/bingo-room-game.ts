import { writeAmount } from '../amount.ts'
import { accepted, type Checked, refusalOfStake, refused } from '../engine.ts'
import { pickDistinct } from '../fairness/draw.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import type { PlayedBet, PreparedSharedBet, SharedGame, SharedResult } from '../shared-game.ts'
import { MEASURE, multipleOf } from '../top-multiple.ts'
import { isCard } from './bingo-card.ts'
import { cardPayout, cardRtpPpm, completedAt, mostOfCard } from './bingo-room-odds.ts'
import { type RoomBet, type RoomView, roomBet, roomOutcome, roomView } from './bingo-room-schemas.ts'
import type { RoomTheme } from './bingo-room-themes.ts'

/** The cards are sold, the drum turns. */
const CLOSING_MS = 3_000
/** Purchases of each kind of money in a round. */
const MOST_PURCHASES = 2

/** Bingo with one draw for everybody. Prizes are published and certain: they depend on the card and the balls alone. */
export function createBingoRoom(theme: RoomTheme): SharedGame {
  const { hall } = theme
  const rtpPpm = cardRtpPpm(hall, 100n)
  return {
    id: theme.id,
    engine: 'bingo-room',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    volatility: theme.volatility,
    rtpPpm,
    // The return was rounded down: one part more, so that no edge is overstated.
    edgePpm: 1_000_000 - rtpPpm - 1,
    topMultiple: multipleOf([mostOfCard(hall, MEASURE)]),
    timing: theme.timing,
    mostBets: MOST_PURCHASES,
    prepareBet: input => prepare(theme, input),
    drawOutcome: async draw => {
      const drawn = await pickDistinct(draw, hall.balls, hall.drawn)
      return { balls: drawn.map(index => index + 1) }
    },
    runningMs: () => CLOSING_MS,
    settle: (bet, outcome) => settle(theme, bet, outcome),
    readPlayed,
  }
}

function prepare(theme: RoomTheme, input: unknown): Checked<PreparedSharedBet> {
  const parsed = roomBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const { cardStake, cards } = parsed.data
  if (!cards.every(numbers => isCard(theme.hall, numbers))) return refused('bet_invalid')
  const stake = stakeOf(parsed.data)
  const refusal = cardStake <= 0n ? 'stake_too_small' : refusalOfStake(stake, theme.limits)
  if (refusal) return refused(refusal)
  const rtpPpm = cardRtpPpm(theme.hall, cardStake)
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake,
    bet: { cardStake: writeAmount(cardStake), cards },
    maximumPayout: mostOfCard(theme.hall, cardStake) * BigInt(cards.length),
    rtpPpm,
  })
}

function settle({ hall }: RoomTheme, stored: unknown, outcome: unknown): Checked<SharedResult> {
  const bet = roomBet.safeParse(stored)
  const reported = roomOutcome.safeParse(outcome)
  if (!bet.success || !reported.success || reported.data.balls.length !== hall.drawn)
    return refused('state_invalid')
  const { cardStake, cards } = bet.data
  const { balls } = reported.data
  if (!cards.every(numbers => isCard(hall, numbers))) return refused('state_invalid')
  const played = cards.map(numbers => {
    const completed = completedAt(hall, numbers, balls)
    return { numbers, completed, payout: cardPayout(hall, cardStake, completed) }
  })
  const stake = stakeOf(bet.data)
  const payout = played.reduce((sum, card) => sum + card.payout, 0n)
  const view: RoomView = {
    stake: writeAmount(stake),
    cardStake: writeAmount(cardStake),
    cards: played.map(({ numbers, completed, payout: paid }) => ({
      numbers,
      line: completed.line ?? null,
      twoLines: completed.two_lines ?? null,
      full: completed.full ?? null,
      payout: writeAmount(paid),
    })),
    balls,
    payout: writeAmount(payout),
  }
  return accepted({ stake, payout, view })
}

function readPlayed(view: unknown): PlayedBet | undefined {
  const read = roomView.safeParse(view)
  if (!read.success) return undefined
  const { cardStake, cards } = read.data
  return { bet: { cardStake, cards: cards.map(({ numbers }) => numbers) }, cashOut: undefined }
}

function stakeOf({ cardStake, cards }: RoomBet): bigint {
  return cardStake * BigInt(cards.length)
}
