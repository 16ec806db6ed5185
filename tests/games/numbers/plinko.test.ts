import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { createPlinkoGame } from '../../../games/plinko/plinko-game.ts'
import {
  listBoards,
  plinkoChances,
  plinkoPayout,
  plinkoReturnPpm,
} from '../../../games/plinko/plinko-odds.ts'
import { plinkoView } from '../../../games/plinko/plinko-schemas.ts'
import { plinkoTable, RISKS } from '../../../games/plinko/plinko-tables.ts'
import type { PlinkoTheme } from '../../../games/plinko/plinko-theme.ts'
import { PLINKO_THEMES } from '../../../games/plinko/plinko-themes.ts'
import {
  chiSquare,
  chiSquareLimit,
  drawOf,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const theme: PlinkoTheme = {
  id: 'plinko-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  fewestRows: 8,
  mostRows: 16,
  opening: { stake: '1.00', rows: 8, risk: 'low' },
  ball: 'ball',
}
const game = createPlinkoGame(theme)

test.each(listBoards())('$rows rows, $risk: every one of the paths counted returns 98 to 99 %', board => {
  const { rows, risk } = board
  const table = plinkoTable(rows, risk)
  let tenths = 0
  for (let path = 0; path < 2 ** rows; path += 1) {
    let slot = 0
    for (let bits = path; bits > 0; bits &= bits - 1) slot += 1
    tenths += table[slot] ?? Number.NaN
  }
  const rtp = tenths / 10 / 2 ** rows
  expect(rtp).toBeGreaterThanOrEqual(0.98)
  expect(rtp).toBeLessThanOrEqual(0.99)
  expect(plinkoReturnPpm(10n, board)).toBe(Math.floor((tenths * 100_000) / 2 ** rows))
  const chances = plinkoChances(board)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)).toBeCloseTo(rtp, 12)
})

test('tables are the same from both sides, fall towards the middle, and rise with the risk', () => {
  for (const { rows, risk } of listBoards()) {
    const table = plinkoTable(rows, risk)
    expect(table).toHaveLength(rows + 1)
    expect([...table].reverse()).toEqual(table)
    const half = table.slice(0, Math.floor(rows / 2) + 1)
    expect([...half].sort((left, right) => right - left)).toEqual(half)
  }
  for (let rows = 8; rows <= 16; rows += 1) {
    const edges = RISKS.map(risk => plinkoTable(rows, risk)[0] ?? 0)
    expect([...edges].sort((left, right) => left - right)).toEqual(edges)
  }
})

test('the stated return of a game is that of its worst board, and its edge that of its best', () => {
  const returns = listBoards().map(board => plinkoReturnPpm(10n, board))
  expect(game.rtpPpm).toBe(Math.min(...returns))
  expect(game.edgePpm).toBeLessThanOrEqual(1_000_000 - Math.max(...returns))
  expect(game.edgePpm).toBeGreaterThanOrEqual(10_000)
})

test('a ball is sound, repeatable and within its stated maximum for any bet', async () => {
  const bets = fc.record({
    stake: fc.bigInt({ min: 50n, max: 100_000n }).map(writeAmount),
    rows: fc.integer({ min: 8, max: 16 }),
    risk: fc.constantFrom(...RISKS),
  })
  await fc.assert(
    fc.asyncProperty(bets, fc.nat(1_000_000), async (bet, nonce) => {
      const prepared = unwrap(game.prepareBet(bet))
      const round = await prepared.start(fairDraw(game, nonce))
      expectSoundRound(game, prepared, round)
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      const view = plinkoView.parse(round.view)
      expect(view.path).toHaveLength(bet.rows)
      expect(view.slot).toBe(view.path.filter(turn => turn === 1).length)
      expect(round.payout).toBe(plinkoPayout(prepared.stake, bet, view.slot))
    }),
    { numRuns: 150 },
  )
})

test('each row takes one word and its last bit is the turn', async () => {
  const prepared = unwrap(game.prepareBet({ stake: '1.00', rows: 8, risk: 'high' }))
  const right = await prepared.start(drawOf([1, 3, 5, 7, 9, 11, 13, 15]))
  expect(right.payout).toBe(3_000n)
  expect(prepared.maximumPayout).toBe(3_000n)
  expect(plinkoView.parse(right.view)).toMatchObject({ slot: 8, multiplier: '30.0000' })
  const middle = await prepared.start(drawOf([0, 1, 0, 1, 2, 3, 4, 5]))
  expect(middle.payout).toBe(20n)
})

test('balls land as the binomial says: chi-square of turns by row, and the mean of slots', async () => {
  const prepared = unwrap(game.prepareBet({ stake: '1.00', rows: 16, risk: 'low' }))
  const turns = new Array<number>(32).fill(0)
  const balls = 1_500
  let slots = 0
  for (let nonce = 0; nonce < balls; nonce += 1) {
    const { path, slot } = plinkoView.parse((await prepared.start(fairDraw(game, nonce))).view)
    slots += slot
    for (const [row, turn] of path.entries()) turns[row * 2 + turn] = (turns[row * 2 + turn] ?? 0) + 1
  }
  expect(chiSquare(turns)).toBeLessThan(chiSquareLimit(16))
  expect(Math.abs(slots / balls - 8)).toBeLessThan((4.9 * 2) / Math.sqrt(balls))
})

test.each([
  [null, 'bet_invalid'],
  [{ stake: '1.00', rows: 7, risk: 'low' }, 'bet_invalid'],
  [{ stake: '1.00', rows: 17, risk: 'low' }, 'bet_invalid'],
  [{ stake: '1.00', rows: 8.5, risk: 'low' }, 'bet_invalid'],
  [{ stake: '1.00', rows: 8, risk: 'none' }, 'bet_invalid'],
  [{ stake: '1.00', rows: 8, risk: 'low', path: [1] }, 'bet_invalid'],
  [{ stake: '0.00', rows: 8, risk: 'low' }, 'stake_too_small'],
  [{ stake: '1000.01', rows: 8, risk: 'low' }, 'stake_too_large'],
  [{ stake: '0.01', rows: 8, risk: 'low' }, 'bet_rounds_away'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a settled ball takes no step, and a foreign or cut state is refused', async () => {
  const prepared = unwrap(game.prepareBet({ stake: '1.00', rows: 9, risk: 'low' }))
  const { state } = await prepared.start(fairDraw(game, 1))
  expect(refusalOf(game.step(state, { action: 'cash_out' }))).toBe('round_over')
  const bet = { stake: '1.00', rows: 9, risk: 'low' }
  expect(refusalOf(game.resume({ bet, path: [0, 1, 0, 1, 0, 1, 0, 1] }))).toBe('state_invalid')
})

test.each(PLINKO_THEMES.map(each => [each.id, each] as const))(
  '%s opens with a bet it accepts',
  (_, each) => {
    const prepared = unwrap(createPlinkoGame(each).prepareBet(each.opening))
    expect(prepared.rtpPpm).toBeGreaterThanOrEqual(980_000)
  },
)
