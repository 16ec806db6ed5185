import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { DECK } from '../../../games/cards.ts'
import type { Json } from '../../../games/engine.ts'
import { cardsThatPay, handOf } from '../../../games/video-poker/poker-hands.ts'
import { createVideoPokerGame } from '../../../games/video-poker/video-poker-game.ts'
import { videoPokerState, videoPokerView } from '../../../games/video-poker/video-poker-schemas.ts'
import type { VideoPokerTheme } from '../../../games/video-poker/video-poker-theme.ts'
import { VIDEO_POKER_THEMES } from '../../../games/video-poker/video-poker-themes.ts'
import {
  cardsOf,
  chiSquare,
  chiSquareLimit,
  drawOf,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const theme: VideoPokerTheme = {
  id: 'video-poker-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  opening: { stake: '1.00' },
}
const game = createVideoPokerGame(theme)

/** Ten different cards that begin with these. */
const withDrawn = (text: string): number[] => {
  const first = cardsOf(text)
  const rest = Array.from({ length: DECK }, (_, card) => card).filter(card => !first.includes(card))
  return [...first, ...rest].slice(0, 10)
}
const stateOf = (text: string): Json => ({ bet: { stake: '1.00' }, cards: withDrawn(text), held: null })
const hold = (state: Json, held: readonly number[]) => game.step(state, { action: 'hold', held })

test.each([
  ['10h Jh Qh Kh Ah', 'royal_flush', 5],
  ['As 2s 3s 4s 5s', 'straight_flush', 5],
  ['9c 8c 10c Jc Qc', 'straight_flush', 5],
  ['2c 2d 2h 2s Ah', 'four_of_a_kind', 4],
  ['Ah 2d 2h 2s 2c', 'four_of_a_kind', 4],
  ['2c 2d 3h 3s 3c', 'full_house', 5],
  ['2c 9c Jc Kc Ac', 'flush', 5],
  ['5c 4d 3h 2s Ac', 'straight', 5],
  ['10c Jd Qh Ks Ac', 'straight', 5],
  ['Qc Kd Ah 2s 3c', 'nothing', 0],
  ['9c 9d 9h 2s 3c', 'three_of_a_kind', 3],
  ['9c 9d 3h 3s Ac', 'two_pair', 4],
  ['Jc Jd 3h 4s 5c', 'high_pair', 2],
  ['10c 10d 3h 4s 5c', 'nothing', 0],
])('%s is a %s', (text, hand, paying) => {
  const cards = cardsOf(text)
  expect(handOf(cards)).toBe(hand)
  expect(handOf([...cards].reverse())).toBe(hand)
  expect(cardsThatPay(cards)).toHaveLength(paying)
})

test('what is thrown away is replaced from the left, by the hidden cards in their order', async () => {
  const { state, view, payout, done } = unwrap(hold(stateOf('Kh 2c Kd 4s 6h'), [0, 2]))
  const cards = withDrawn('Kh 2c Kd 4s 6h')
  expect(videoPokerView.parse(view).cards).toEqual([cards[0], cards[5], cards[2], cards[6], cards[7]])
  expect(videoPokerView.parse(view).held).toEqual([0, 2])
  expect([done, payout >= 100n]).toEqual([true, true])
  expect(refusalOf(hold(state, [0]))).toBe('round_over')
})

test('a deal shows nothing of the cards to come, and two deals that differ only there look the same', async () => {
  const bet = { stake: '1.00' }
  const dealt = cardsOf('Kh 2c Kd 4s 6h')
  const views = [cardsOf('3h 3c 3d 3s 5h'), cardsOf('9h 9c 9d 9s Ah')].map(drawn => {
    const round = unwrap(game.resume({ bet, cards: [...dealt, ...drawn], held: null }))
    return JSON.stringify(round.view)
  })
  expect(views[0]).toBe(views[1])
  expect(JSON.parse(views[0] ?? '')).toMatchObject({
    dealt,
    cards: null,
    held: null,
    hand: 'high_pair',
    payout: '0.00',
  })
})

test('each hand pays its multiple of the stake, to the centavo', () => {
  for (const [text, pay] of [
    ['10h Jh Qh Kh Ah', 800n],
    ['9h 10h Jh Qh Kh', 50n],
    ['2c 2d 2h 2s Ah', 25n],
    ['2c 2d 3h 3s 3c', 9n],
    ['2c 9c Jc Kc Ac', 6n],
    ['5c 4d 3h 2s Ac', 4n],
    ['9c 9d 9h 2s 3c', 3n],
    ['9c 9d 3h 3s Ac', 2n],
    ['Jc Jd 3h 4s 5c', 1n],
    ['10c 10d 3h 4s 5c', 0n],
  ] as const) {
    const state = { bet: { stake: '0.37' }, cards: withDrawn(text), held: null }
    expect(unwrap(hold(state, [0, 1, 2, 3, 4])).payout).toBe(37n * pay)
  }
})

test('a round is sound, repeatable and within its stated maximum, whatever is held', async () => {
  const bets = fc.record({ stake: fc.bigInt({ min: 1n, max: 100_000n }).map(writeAmount) })
  const holds = fc.subarray([0, 1, 2, 3, 4])
  await fc.assert(
    fc.asyncProperty(bets, fc.nat(1_000_000), holds, async (bet, nonce, held) => {
      const prepared = unwrap(game.prepareBet(bet))
      const round = await prepared.start(fairDraw(game, nonce))
      expectSoundRound(game, prepared, round)
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      const ended = unwrap(hold(round.state, held))
      expectSoundRound(game, prepared, ended)
      expect(unwrap(game.close(ended.state))).toEqual(ended)
    }),
    { numRuns: 150 },
  )
})

test('a round that was left is played for the member with the best hold, never given back', () => {
  const closed = unwrap(game.close(stateOf('Kh Kd 7s 4c 2d')))
  expect(closed).toMatchObject({ done: true })
  expect(closed.payout).toBeGreaterThanOrEqual(100n)
  expect(videoPokerView.parse(closed.view).held).toEqual([0, 1])
})

test('cards fall evenly over the ten places: chi-square of 4,000 deals', async () => {
  const prepared = unwrap(game.prepareBet({ stake: '1.00' }))
  const counts = Array.from({ length: 2 }, () => new Array<number>(DECK).fill(0))
  for (let nonce = 0; nonce < 4_000; nonce += 1) {
    const { cards } = videoPokerState.parse((await prepared.start(fairDraw(game, nonce))).state)
    expect(new Set(cards).size).toBe(10)
    counts.forEach((count, at) => {
      const card = cards[at === 0 ? 0 : 9] ?? 0
      count[card] = (count[card] ?? 0) + 1
    })
  }
  for (const count of counts) expect(chiSquare(count)).toBeLessThan(chiSquareLimit(DECK - 1))
})

test('a deal takes one number below 52, one below 51 and so on, ten in all', async () => {
  const prepared = unwrap(game.prepareBet({ stake: '1.00' }))
  const { state } = await prepared.start(drawOf([51, 0, 0, 0, 0, 0, 0, 0, 0, 42]))
  expect(videoPokerState.parse(state).cards).toEqual([51, 0, 1, 2, 3, 4, 5, 6, 7, 50])
})

test.each([
  [null, 'bet_invalid'],
  [{}, 'bet_invalid'],
  [{ stake: 1 }, 'bet_invalid'],
  [{ stake: '1.00', coins: 5 }, 'bet_invalid'],
  [{ stake: '0.00' }, 'stake_too_small'],
  [{ stake: '1000.01' }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test.each([
  [{ action: 'hold' }],
  [{ action: 'hold', held: [5] }],
  [{ action: 'hold', held: [-1] }],
  [{ action: 'hold', held: [1, 1] }],
  [{ action: 'hold', held: [3, 0] }],
  [{ action: 'hold', held: [0.5] }],
  [{ action: 'cash_out' }],
  [null],
])('the step %j is refused and changes nothing', step => {
  expect(refusalOf(game.step(stateOf('Kh Kd 7s 4c 2d'), step))).toBe('step_invalid')
})

test('a foreign state is refused', () => {
  const bet = { stake: '1.00' }
  for (const state of [
    {},
    { bet, cards: [1, 2, 3], held: null },
    { bet, cards: withDrawn('Kh'), held: [7] },
  ]) {
    expect(refusalOf(game.resume(state))).toBe('state_invalid')
  }
})

test.each(VIDEO_POKER_THEMES.map(each => [each.id, each] as const))(
  '%s opens with a bet it accepts',
  (_, each) => {
    const prepared = unwrap(createVideoPokerGame(each).prepareBet(each.opening))
    expect(prepared.rtpPpm).toBe(995_439)
    expect(prepared.maximumPayout).toBe(prepared.stake * 800n)
  },
)
