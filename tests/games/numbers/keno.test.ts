import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { createKenoGame } from '../../../games/keno/keno-game.ts'
import {
  BALLS,
  DRAWN,
  drawings,
  everyKenoRtp,
  KENO_RISKS,
  kenoChances,
  kenoPayout,
  kenoPays,
  kenoRtpPpm,
  waysOfHits,
} from '../../../games/keno/keno-odds.ts'
import { kenoView } from '../../../games/keno/keno-schemas.ts'
import type { KenoTheme } from '../../../games/keno/keno-theme.ts'
import { KENO_THEMES } from '../../../games/keno/keno-themes.ts'
import {
  chiSquare,
  chiSquareLimit,
  drawOf,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const theme: KenoTheme = {
  id: 'keno-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  opening: { stake: '1.00', risk: 'low', picks: [1] },
}
const game = createKenoGame(theme)
const everyChoice = KENO_RISKS.flatMap(risk =>
  Array.from({ length: 10 }, (_, index) => ({ risk, picks: index + 1 })),
)

test('ten of forty can come in 847,660,528 ways, and the hits of every pick share them all', () => {
  expect(drawings()).toBe(847_660_528n)
  for (let picks = 1; picks <= 10; picks += 1) {
    let ways = 0n
    for (let hits = 0; hits <= picks; hits += 1) ways += waysOfHits(picks, hits)
    expect(ways).toBe(drawings())
  }
})

test('the ways of hits agree with chances from first principles', () => {
  expect(Number(waysOfHits(1, 1)) / Number(drawings())).toBeCloseTo(DRAWN / BALLS, 15)
  expect(Number(waysOfHits(2, 2)) / Number(drawings())).toBeCloseTo((10 / 40) * (9 / 39), 15)
  expect(Number(waysOfHits(10, 10))).toBe(1)
})

test.each(everyChoice)('$risk with $picks picks returns between 97 and 99 %, exactly counted', choice => {
  const { risk, picks } = choice
  const pays = kenoPays(risk, picks)
  expect(pays).toHaveLength(picks + 1)
  for (let hits = 1; hits <= picks; hits += 1) expect(pays[hits]).toBeGreaterThanOrEqual(pays[hits - 1] ?? 0)
  let returned = 0n
  for (let hits = 0; hits <= picks; hits += 1) returned += BigInt(pays[hits] ?? 0) * waysOfHits(picks, hits)
  expect(returned * 100n >= 97n * 100n * drawings()).toBe(true)
  expect(returned * 100n <= 99n * 100n * drawings()).toBe(true)
  expect(kenoRtpPpm(100n, risk, picks)).toBe(Number((returned * 10_000n) / drawings()))
})

test('the game states its lowest return and its lowest edge', () => {
  const all = everyChoice.map(({ risk, picks }) => kenoRtpPpm(100n, risk, picks))
  expect(game.rtpPpm).toBe(Math.min(...all))
  expect(game.edgePpm).toBe(1_000_000 - Math.max(...all) - 1)
  expect(everyKenoRtp()).toHaveLength(30)
  expect(game).toMatchObject({ rtpPpm: 973_707, edgePpm: 14_631 })
})

test.each(everyChoice)('the distribution of $risk with $picks picks is whole', ({ risk, picks }) => {
  const chances = kenoChances(risk, picks)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  const mean = chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)
  expect(Math.floor(mean * 1_000_000 + 1e-6)).toBe(kenoRtpPpm(100n, risk, picks))
})

test('a ticket is sound, repeatable and pays what its hits say, for any bet', async () => {
  const bets = fc.record({
    stake: fc.bigInt({ min: 20n, max: 100_000n }).map(writeAmount),
    risk: fc.constantFrom(...KENO_RISKS),
    picks: fc.uniqueArray(fc.integer({ min: 1, max: BALLS }), { minLength: 1, maxLength: 10 }),
  })
  await fc.assert(
    fc.asyncProperty(bets, fc.nat(1_000_000), async (bet, nonce) => {
      const prepared = unwrap(game.prepareBet(bet))
      const round = await prepared.start(fairDraw(game, nonce))
      expectSoundRound(game, prepared, round)
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      expect(unwrap(game.prepareBet(prepared.bet)).bet).toEqual(prepared.bet)
      const view = kenoView.parse(round.view)
      const hits = bet.picks.filter(pick => view.drawn.includes(pick)).length
      expect(view.hits).toBe(hits)
      expect(round.payout).toBe(kenoPayout(prepared.stake, bet.risk, bet.picks.length, hits))
    }),
    { numRuns: 150 },
  )
})

test('balls come from a shrinking cage: zero, drawn ten times, is 1 to 10 in order, and ten hits pay the most', async () => {
  const picks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const prepared = unwrap(game.prepareBet({ stake: '1.00', risk: 'high', picks }))
  const round = await prepared.start(drawOf(new Array(10).fill(0)))
  expect(kenoView.parse(round.view)).toMatchObject({ drawn: picks, hits: 10, multiplier: '2000.0000' })
  expect(round.payout).toBe(prepared.maximumPayout)
})

test('balls come evenly: chi-square of 4,000 draws over 40 balls', async () => {
  const counts = new Array<number>(BALLS).fill(0)
  const prepared = unwrap(game.prepareBet({ stake: '1.00', risk: 'low', picks: [1] }))
  for (let nonce = 0; nonce < 4_000; nonce += 1) {
    // One ball a draw: the ten of one draw are not independent.
    const [first = 0] = kenoView.parse((await prepared.start(fairDraw(game, nonce))).view).drawn
    counts[first - 1] = (counts[first - 1] ?? 0) + 1
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(BALLS - 1))
})

test.each([
  [null, 'bet_invalid'],
  [{ stake: '1.00', risk: 'low', picks: [] }, 'bet_invalid'],
  [{ stake: '1.00', risk: 'low', picks: [0] }, 'bet_invalid'],
  [{ stake: '1.00', risk: 'low', picks: [41] }, 'bet_invalid'],
  [{ stake: '1.00', risk: 'low', picks: [1.5] }, 'bet_invalid'],
  [{ stake: '1.00', risk: 'low', picks: [7, 7] }, 'bet_invalid'],
  [{ stake: '1.00', risk: 'low', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }, 'bet_invalid'],
  [{ stake: '1.00', risk: 'wild', picks: [1] }, 'bet_invalid'],
  [{ stake: 1, risk: 'low', picks: [1] }, 'bet_invalid'],
  [{ stake: '1.00', risk: 'low', picks: [1], drawn: [1] }, 'bet_invalid'],
  [{ stake: '0.00', risk: 'low', picks: [1] }, 'stake_too_small'],
  [{ stake: '1000.01', risk: 'low', picks: [1] }, 'stake_too_large'],
  [{ stake: '0.01', risk: 'low', picks: [1] }, 'bet_rounds_away'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a settled ticket takes no step, and a foreign state is refused', async () => {
  const prepared = unwrap(game.prepareBet({ stake: '1.00', risk: 'low', picks: [1] }))
  const { state } = await prepared.start(fairDraw(game, 1))
  expect(refusalOf(game.step(state, {}))).toBe('round_over')
  expect(refusalOf(game.resume({ drawn: [1] }))).toBe('state_invalid')
})

test.each(KENO_THEMES.map(each => [each.id, each] as const))('%s opens with a bet it accepts', (_, each) => {
  const { rtpPpm } = unwrap(createKenoGame(each).prepareBet(each.opening))
  expect(rtpPpm).toBeGreaterThanOrEqual(970_000)
})
