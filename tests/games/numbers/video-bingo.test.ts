import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAST_RTP_PPM } from '../../../games/least-rtp.ts'
import { createBingoGame } from '../../../games/video-bingo/bingo-game.ts'
import {
  BALLS,
  bingoChances,
  countDraws,
  EDGE_PPM,
  extraBall,
  NUMBERS,
  RETURN_PPM,
} from '../../../games/video-bingo/bingo-odds.ts'
import { bestPattern, CELLS, FULL_CARD, paysOf } from '../../../games/video-bingo/bingo-patterns.ts'
import { type BingoView, bingoState, bingoView } from '../../../games/video-bingo/bingo-schemas.ts'
import type { BingoTheme } from '../../../games/video-bingo/bingo-theme.ts'
import { BINGO_THEMES } from '../../../games/video-bingo/bingo-themes.ts'
import {
  chiSquare,
  chiSquareLimit,
  createRandom,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const theme: BingoTheme = {
  id: 'bingo-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  opening: { stake: '1.00', cards: 4 },
}
const game = createBingoGame(theme)
const prepared = unwrap(game.prepareBet({ stake: '1.00', cards: 4 }))
const viewOf = (round: { view: unknown }): BingoView => bingoView.parse(round.view)
const centavos = (text: string) => BigInt(text.replace('.', ''))
const marks = (...cells: number[]) => cells.reduce((all, cell) => all | (1 << cell), 0)

/** Pascal's triangle: another way to the same numbers than the engine's. */
function choose(from: number, count: number): bigint {
  let row = [1n]
  for (let index = 0; index < from; index += 1) {
    row = [1n, ...row.slice(1).map((value, at) => value + (row[at] ?? 0n)), 1n]
  }
  return row[count] ?? 0n
}

test('the stated return is what counting every draw of thirty balls gives, to the last draw', () => {
  const draws = countDraws()
  const all = choose(NUMBERS, BALLS)
  expect([...draws.values()].reduce((sum, count) => sum + count, 0n)).toBe(all)
  const paid = [...draws].reduce((sum, [pays, count]) => sum + BigInt(pays) * count, 0n)
  expect(Number((paid * 1_000_000n) / all)).toBe(RETURN_PPM)
  expect(EDGE_PPM).toBe(Number(((all - paid) * 1_000_000n) / all))
})

test('how likely a full card, a frame and a column are is what the hypergeometric formula says', () => {
  const draws = countDraws()
  const all = choose(90, 30)
  expect(draws.get(5_000)).toBe(choose(75, 15))
  // Twelve cells of the frame, and not all three inside it.
  expect(draws.get(1_500)).toBe(choose(78, 18) - choose(75, 15))
  // At least one column, by inclusion and exclusion, is every draw that pays four or has a column beside something better.
  const anyColumn = [1, 2, 3, 4, 5].reduce(
    (sum, n) => sum + (n % 2 === 1 ? 1n : -1n) * choose(5, n) * choose(90 - 3 * n, 30 - 3 * n),
    0n,
  )
  expect(draws.get(4) ?? 0n).toBeLessThan(anyColumn)
  expect(Number(((draws.get(4) ?? 0n) * 1_000n) / all)).toBe(145)
})

test('the distribution of a card adds up to certainty, and its mean is the stated return', () => {
  const chances = bingoChances()
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  const mean = chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)
  expect(Math.floor(mean * 1e6)).toBe(RETURN_PPM)
})

test.each([
  ['nothing', 0, undefined],
  ['a column', marks(2, 7, 12), 'column'],
  ['two columns', marks(2, 7, 12, 4, 9, 14), 'two_columns'],
  ['corners beside a column', marks(0, 4, 10, 14, 5), 'corners'],
  ['the middle line', marks(5, 6, 7, 8, 9), 'line'],
  ['a zigzag', marks(0, 6, 12, 8, 4), 'zigzag'],
  ['a T upside down', marks(10, 11, 12, 13, 14, 2, 7), 'letter_t'],
  ['an H', marks(0, 5, 10, 4, 9, 14, 6, 7, 8), 'letter_h'],
  ['two lines', marks(0, 1, 2, 3, 4, 10, 11, 12, 13, 14), 'two_lines'],
  ['all but the middle', FULL_CARD & ~marks(6, 7, 8), 'frame'],
  ['all', FULL_CARD, 'bingo'],
] as const)('%s pays its pattern and no other', (_, card, pattern) => {
  expect(bestPattern(card)?.id).toBe(pattern)
})

test('one mark more never pays less: a ball can only gain', () => {
  for (let card = 0; card <= FULL_CARD; card += 1) {
    const pays = paysOf(card)
    for (let cell = 0; cell < CELLS; cell += 1)
      expect(paysOf(card | (1 << cell))).toBeGreaterThanOrEqual(pays)
  }
})

test('an extra ball costs what it gains on average, by trying every ball that is left, at the stated return', () => {
  const stake = 1_000_000n
  fc.assert(
    fc.property(fc.array(fc.nat(FULL_CARD), { minLength: 1, maxLength: 4 }), fc.nat(9), (cards, extra) => {
      const left = NUMBERS - BALLS - extra
      const gains = cards.flatMap(card =>
        Array.from({ length: CELLS }, (_, cell) => paysOf(card | (1 << cell)) - paysOf(card)),
      )
      const gain = BigInt(gains.reduce((sum, one) => sum + one, 0)) * stake
      const ball = extraBall({ marks: cards, drawn: BALLS + extra }, stake)
      expect(ball === undefined).toBe(gain === 0n)
      if (gain === 0n) return
      const price = ball?.price ?? 0n
      const fair = (gain * 1_000_000n) / (BigInt(left) * BigInt(RETURN_PPM))
      expect(price).toBeGreaterThanOrEqual(fair)
      expect(price).toBeLessThanOrEqual(fair + 1n)
      expect(ball?.rtpPpm).toBeLessThanOrEqual(RETURN_PPM)
    }),
  )
})

test('rounds are sound and repeatable, each ball adds its shown price, and none is sold under the least return', async () => {
  const bets = fc.record({
    stake: fc.constantFrom('0.01', '0.07', '0.50', '25.00'),
    cards: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(bets, fc.nat(100_000), fc.nat(10), async (bet, nonce, wanted) => {
      const ready = unwrap(game.prepareBet(bet))
      let round = await ready.start(fairDraw(game, nonce))
      expect(await ready.start(fairDraw(game, nonce))).toEqual(round)
      expect(round.stake).toBe(ready.stake)
      for (let balls = 0; balls < wanted && !round.done; balls += 1) {
        expectSoundRound(game, { ...ready, stake: round.stake }, round)
        const { price, pays, cards, balls: drawn } = viewOf(round)
        const shown = cards.map(({ numbers }) =>
          numbers.reduce((all, number, cell) => (drawn.includes(number) ? all | (1 << cell) : all), 0),
        )
        const ball = extraBall({ marks: shown, drawn: drawn.length }, centavos(bet.stake))
        expect(ball?.price).toBe(centavos(price ?? '0.00'))
        expect(ball?.rtpPpm).toBeGreaterThanOrEqual(LEAST_RTP_PPM)
        const next = unwrap(game.step(round.state, { action: 'ball' }))
        expect(next.stake - round.stake).toBe(ball?.price)
        expect(centavos(viewOf(next).pays)).toBeGreaterThanOrEqual(centavos(pays))
        round = next
      }
      const ended = unwrap(game.close(round.state))
      expectSoundRound(game, { ...ready, stake: round.stake }, ended)
      expect(ended).toMatchObject({ done: true, stake: round.stake })
      expect(ended.isVoid ?? false).toBe(false)
    }),
    { numRuns: 150 },
  )
})

test('extra balls return what they cost less the edge, over 4,000 rounds of a player who buys every one', () => {
  const random = createRandom(90)
  let [gained, spent, squares, balls] = [0, 0, 0, 0]
  for (let n = 0; n < 4_000; n += 1) {
    const order = Array.from({ length: NUMBERS }, (_, index) => index)
    const pick = (from: number, to: number) => {
      for (let at = from; at < to; at += 1) {
        const other = at + random(NUMBERS - at)
        ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
      }
    }
    pick(0, 40)
    // A card of the numbers 0 … 14 against forty balls in a random order is as good as any.
    const markedBy = (count: number) =>
      order.slice(0, count).reduce((all, ball) => (ball < CELLS ? all | (1 << ball) : all), 0)
    for (let drawn = BALLS; drawn < 40; drawn += 1) {
      const before = markedBy(drawn)
      const ball = extraBall({ marks: [before], drawn }, 1_000_000n)
      if (!ball) continue
      const net =
        (paysOf(markedBy(drawn + 1)) - paysOf(before)) * 1e6 - (Number(ball.price) * RETURN_PPM) / 1e6
      gained += net
      squares += net * net
      spent += Number(ball.price)
      balls += 1
    }
  }
  expect(balls).toBeGreaterThan(30_000)
  expect(spent).toBeGreaterThan(0)
  expect(Math.abs(gained)).toBeLessThan(4.5 * Math.sqrt(squares))
})

test('cards share no number, rise down each column, and every number falls on them as often', async () => {
  const counts = new Array<number>(NUMBERS).fill(0)
  const first = new Array<number>(NUMBERS).fill(0)
  for (let nonce = 0; nonce < 2_000; nonce += 1) {
    const { cards, balls } = bingoState.parse((await prepared.start(fairDraw(game, nonce))).state)
    const numbers = cards.flat()
    expect(new Set(numbers).size).toBe(60)
    for (const number of cards[0] ?? []) counts[number - 1] = (counts[number - 1] ?? 0) + 1
    const [ball = 1] = balls
    first[ball - 1] = (first[ball - 1] ?? 0) + 1
    const [card = []] = cards
    expect((card[0] ?? 0) < (card[5] ?? 0) && (card[10] ?? 0) < (card[1] ?? 0)).toBe(true)
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(NUMBERS - 1))
  expect(chiSquare(first)).toBeLessThan(chiSquareLimit(NUMBERS - 1))
})

test('the view shows no ball before it is bought', async () => {
  const round = await prepared.start(fairDraw(game, 4))
  const { balls } = bingoState.parse(round.state)
  expect(viewOf(round).balls).toEqual(balls.slice(0, 30))
  expect(JSON.stringify(round.view)).not.toContain(JSON.stringify(balls.slice(0, 31)).slice(0, -1))
  const next = unwrap(game.step(round.state, { action: 'ball' }))
  expect(viewOf(next).balls).toEqual(balls.slice(0, 31))
})

test('steps that make no sense are refused and change nothing', async () => {
  const round = await prepared.start(fairDraw(game, 4))
  for (const step of [null, {}, 'ball', { action: 'mark' }, { action: 'ball', price: '0.01' }]) {
    expect(refusalOf(game.step(round.state, step))).toBe('step_invalid')
  }
  const ended = unwrap(game.step(round.state, { action: 'collect' }))
  expect(ended).toMatchObject({ done: true, stake: 400n, payout: centavos(viewOf(round).pays) })
  expect(refusalOf(game.step(ended.state, { action: 'ball' }))).toBe('round_over')
  expect(refusalOf(game.resume({ balls: [] }))).toBe('state_invalid')
})

test.each([
  [null, 'bet_invalid'],
  [{ stake: '1.00' }, 'bet_invalid'],
  [{ stake: '1.00', cards: 0 }, 'bet_invalid'],
  [{ stake: '1.00', cards: 5 }, 'bet_invalid'],
  [{ stake: '1.00', cards: 1.5 }, 'bet_invalid'],
  [{ stake: '0.00', cards: 4 }, 'stake_too_small'],
  [{ stake: '250.01', cards: 4 }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test.each(BINGO_THEMES.map(each => [each.id, each] as const))('%s opens with a bet it accepts', (_, each) => {
  expect(unwrap(createBingoGame(each).prepareBet(each.opening)).rtpPpm).toBe(RETURN_PPM)
})
