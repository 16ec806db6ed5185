import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json, Round } from '../../../games/engine.ts'
import { createMinesGame } from '../../../games/mines/mines-game.ts'
import { CELLS, lastReveal, minesPayout } from '../../../games/mines/mines-odds.ts'
import { minesState, minesView } from '../../../games/mines/mines-schemas.ts'
import type { MinesTheme } from '../../../games/mines/mines-theme.ts'
import { MINES_THEMES } from '../../../games/mines/mines-themes.ts'
import { chiSquare, chiSquareLimit, expectSoundRound, fairDraw, refusalOf, unwrap } from '../support.ts'

const theme: MinesTheme = {
  id: 'mines-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  fewestMines: 1,
  mostMines: 24,
  maxMultiplier: 10_000,
  opening: { stake: '1.00', mines: 3 },
  gem: 'emerald',
  bomb: 'bomb',
}
const game = createMinesGame(theme)

async function started(mines: number, nonce = 1, stake = '1.00') {
  const prepared = unwrap(game.prepareBet({ stake, mines }))
  const round = await prepared.start(fairDraw(game, nonce))
  const hidden = new Set(minesState.parse(round.state).mines)
  const safe = Array.from({ length: CELLS }, (_, cell) => cell).filter(cell => !hidden.has(cell))
  return { prepared, round, mines: [...hidden], safe }
}

const reveal = (state: Json, cell: number) => game.step(state, { action: 'reveal', cell })
const cashOut = (state: Json) => game.step(state, { action: 'cash_out' })

/** Pascal's triangle: another way to the same numbers than the engine's. */
function choose(from: number, count: number): bigint {
  let row = [1n]
  for (let index = 0; index < from; index += 1) {
    row = [1n, ...row.slice(1).map((value, at) => value + (row[at] ?? 0n)), 1n]
  }
  return row[count] ?? 0n
}

test('every number of mines and every cash-out point returns 99 %, less than a centavo of rounding', () => {
  const stake = 1_000_000n
  for (let mines = 1; mines < CELLS; mines += 1) {
    for (let reveals = 1; reveals <= CELLS - mines; reveals += 1) {
      const safe = choose(CELLS - mines, reveals)
      const all = choose(CELLS, reveals)
      const payout = minesPayout(stake, mines, reveals)
      // payout ≤ 0.99 × stake × all ÷ safe < payout + 1
      expect(payout * safe * 100n).toBeLessThanOrEqual(99n * stake * all)
      expect((payout + 1n) * safe * 100n).toBeGreaterThan(99n * stake * all)
    }
  }
})

test('enumerating every field of two mines gives the return of a fixed plan of three tiles', () => {
  let won = 0n
  let fields = 0n
  for (let first = 0; first < CELLS; first += 1) {
    for (let second = first + 1; second < CELLS; second += 1) {
      fields += 1n
      if (![first, second].some(mine => [3, 11, 24].includes(mine))) won += minesPayout(10_000n, 2, 3)
    }
  }
  expect(Number(won) / Number(fields * 10_000n)).toBeCloseTo(0.99, 4)
})

test('the view never shows a mine before the round is over, however it is played', async () => {
  const steps = fc.array(fc.nat(24), { maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 24 }), fc.nat(100_000), steps, async (mines, nonce, cells) => {
      const { prepared, round: first } = await started(mines, nonce)
      let round: Round = first
      for (const cell of cells) {
        expectSoundRound(game, prepared, round)
        const view = minesView.parse(round.view)
        if (!round.done) expect(view.mines).toBeNull()
        if (round.done) expect(view.mines).toHaveLength(mines)
        const next = reveal(round.state, cell)
        if (next.ok) round = next.value
      }
      const ended = unwrap(game.close(round.state))
      expectSoundRound(game, prepared, ended)
      expect(ended.done).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('two open rounds that differ only in hidden mines look the same to the player', async () => {
  const one = await started(5, 1)
  const other = await started(5, 2)
  expect(one.mines).not.toEqual(other.mines)
  const common = one.safe.filter(cell => other.safe.includes(cell)).slice(0, 3)
  let [left, right] = [one.round, other.round]
  for (const cell of common) {
    left = unwrap(reveal(left.state, cell))
    right = unwrap(reveal(right.state, cell))
  }
  expect(JSON.stringify(left.view)).toBe(JSON.stringify(right.view))
})

test('a cash-out pays what the view promised and shows the mines', async () => {
  const { round, safe } = await started(3)
  const opened = safe.slice(0, 4).reduce((so, cell) => unwrap(reveal(so.state, cell)), round)
  expect(minesView.parse(opened.view)).toMatchObject({ cashOut: '1.71', multiplier: '1.7120' })
  const ended = unwrap(cashOut(opened.state))
  expect(ended).toMatchObject({ done: true, payout: 171n })
  expect(minesView.parse(ended.view).ending).toBe('cashed_out')
})

test('a mine ends the round with nothing', async () => {
  const { round, mines, safe } = await started(3)
  const opened = unwrap(reveal(round.state, safe[0] ?? 0))
  const ended = unwrap(reveal(opened.state, mines[0] ?? 0))
  expect(ended).toMatchObject({ done: true, payout: 0n })
  expect(minesView.parse(ended.view)).toMatchObject({ ending: 'hit', mines, payout: '0.00' })
})

test('the last safe tile cashes out automatically, and so does the last below the cap', async () => {
  const { round, safe, prepared } = await started(24)
  const ended = unwrap(reveal(round.state, safe[0] ?? 0))
  expect(ended).toMatchObject({ done: true, payout: 2475n })
  expect(prepared.maximumPayout).toBe(2475n)
  const last = lastReveal(12, 10_000)
  expect(minesPayout(1n, 12, last)).toBeLessThanOrEqual(10_000n)
  expect(minesPayout(1n, 12, last + 1)).toBeGreaterThan(10_000n)
  const twelve = await started(12)
  const capped = twelve.safe.slice(0, last).reduce((so, cell) => unwrap(reveal(so.state, cell)), twelve.round)
  expect(capped).toMatchObject({ done: true, payout: twelve.prepared.maximumPayout })
})

test('steps that make no sense are refused and change nothing', async () => {
  const { round, safe } = await started(3)
  const opened = unwrap(reveal(round.state, safe[0] ?? 0))
  expect(refusalOf(cashOut(round.state))).toBe('nothing_to_cash_out')
  expect(refusalOf(reveal(opened.state, safe[0] ?? 0))).toBe('cell_revealed')
  for (const step of [
    null,
    {},
    { action: 'peek' },
    { action: 'reveal', cell: 25 },
    { action: 'reveal', cell: -1 },
  ]) {
    expect(refusalOf(game.step(opened.state, step))).toBe('step_invalid')
  }
  const ended = unwrap(cashOut(opened.state))
  expect(refusalOf(reveal(ended.state, safe[1] ?? 0))).toBe('round_over')
  expect(refusalOf(cashOut(ended.state))).toBe('round_over')
  expect(refusalOf(game.step({ mines: [1] }, { action: 'cash_out' }))).toBe('state_invalid')
})

test('a round that the player left gives the stake back untouched, or cashes out what was won', async () => {
  const { round, safe } = await started(3)
  expect(unwrap(game.close(round.state))).toMatchObject({ done: true, payout: 100n })
  const opened = unwrap(reveal(round.state, safe[0] ?? 0))
  const closed = unwrap(game.close(opened.state))
  expect(closed).toMatchObject({ done: true, payout: 112n })
  expect(unwrap(game.close(closed.state))).toEqual(closed)
})

test.each([
  ['3', 'bet_invalid'],
  [{ stake: '1.00', mines: 0 }, 'bet_invalid'],
  [{ stake: '1.00', mines: 25 }, 'bet_invalid'],
  [{ stake: '1.00', mines: 2.5 }, 'bet_invalid'],
  [{ stake: '1.00', mines: 3, cell: 1 }, 'bet_invalid'],
  [{ stake: '0.00', mines: 3 }, 'stake_too_small'],
  [{ stake: '1000.01', mines: 3 }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('mines lie evenly: chi-square of 3,000 fields over the 25 tiles', async () => {
  const counts = new Array<number>(CELLS).fill(0)
  for (let nonce = 0; nonce < 3_000; nonce += 1) {
    for (const cell of (await started(5, nonce)).mines) counts[cell] = (counts[cell] ?? 0) + 1
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(CELLS - 1))
})

test.each(MINES_THEMES.map(each => [each.id, each] as const))('%s opens with a bet it accepts', (_, each) => {
  const prepared = unwrap(createMinesGame(each).prepareBet(each.opening))
  expect(prepared.rtpPpm).toBeGreaterThanOrEqual(980_000)
})
