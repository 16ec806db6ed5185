import { writeAmount } from '../amount.ts'
import { accepted, type Checked, type Game, type PreparedBet, refusalOfStake, refused } from '../engine.ts'
import { pickDistinct } from '../fairness/draw.ts'
import { playStored } from '../stored-rounds.ts'
import { BALLS, EDGE_PPM, MOST_EXTRA, NUMBERS, RETURN_PPM } from './bingo-odds.ts'
import { CELLS, PATTERNS } from './bingo-patterns.ts'
import { type BingoState, bingoBet, bingoState, bingoStep } from './bingo-schemas.ts'
import type { BingoTheme } from './bingo-theme.ts'
import { bingoRound, marksOf, nextPrice } from './bingo-view.ts'

const TOP_PAYS = Math.max(...PATTERNS.map(({ pays }) => pays))

/** Up to four cards with no number in common; thirty balls of ninety, then extra balls, each at the price of what it may gain. */
export function createBingoGame(theme: BingoTheme): Game {
  return {
    id: theme.id,
    engine: 'video-bingo',
    kind: 'multi',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: RETURN_PPM,
    edgePpm: EDGE_PPM,
    topMultiple: TOP_PAYS * 100,
    prepareBet: input => prepare(theme, input),
    ...playStored({
      schema: bingoState,
      roundOf: bingoRound,
      step: step,
      close: state => (bingoRound(state).done ? state : collect(state)),
    }),
  }
}

function prepare(theme: BingoTheme, input: unknown): Checked<PreparedBet> {
  const parsed = bingoBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  const stake = bet.stake * BigInt(bet.cards)
  const refusal = refusalOfStake(stake, theme.limits)
  if (refusal) return refused(refusal)
  return accepted({
    stake,
    bet: { stake: writeAmount(bet.stake), cards: bet.cards },
    maximumPayout: stake * BigInt(TOP_PAYS),
    rtpPpm: RETURN_PPM,
    async start(draw) {
      const places = await pickDistinct(draw, NUMBERS, CELLS * bet.cards)
      const balls = await pickDistinct(draw, NUMBERS, BALLS + MOST_EXTRA)
      const cards = Array.from({ length: bet.cards }, (_, index) =>
        cardOf(places.slice(CELLS * index, CELLS * (index + 1))),
      )
      const drawn = balls.map(place => place + 1)
      return bingoRound({ bet, cards, balls: drawn, extra: 0, spent: '0.00', isCollected: false })
    },
  })
}

/** Fifteen numbers as a card bears them: rising down each column of three, column by column. */
function cardOf(places: readonly number[]): number[] {
  const sorted = places.map(place => place + 1).sort((left, right) => left - right)
  return sorted.map((_, cell) => sorted[3 * (cell % 5) + Math.floor(cell / 5)] ?? 0)
}

function step(state: BingoState, input: unknown): Checked<BingoState> {
  const price = nextPrice(state, marksOf(state))
  if (price === undefined) return refused('round_over')
  const parsed = bingoStep.safeParse(input)
  if (!parsed.success) return refused('step_invalid')
  if (parsed.data.action === 'collect') return accepted(collect(state))
  const spent = writeAmount(BigInt(state.spent.replace('.', '')) + price)
  return accepted({ ...state, extra: state.extra + 1, spent })
}

function collect(state: BingoState): BingoState {
  return { ...state, isCollected: true }
}
