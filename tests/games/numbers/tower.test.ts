import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json, Round } from '../../../games/engine.ts'
import { createTowerGame } from '../../../games/tower/tower-game.ts'
import {
  DIFFICULTIES,
  type Difficulty,
  floorOf,
  towerChances,
  towerPayout,
} from '../../../games/tower/tower-odds.ts'
import { towerState, towerView } from '../../../games/tower/tower-schemas.ts'
import type { TowerTheme } from '../../../games/tower/tower-theme.ts'
import { TOWER_THEMES } from '../../../games/tower/tower-themes.ts'
import { chiSquare, chiSquareLimit, expectSoundRound, fairDraw, refusalOf, unwrap } from '../support.ts'

const theme: TowerTheme = {
  id: 'tower-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  floors: 8,
  difficulties: DIFFICULTIES,
  opening: { stake: '1.00', difficulty: 'medium' },
  prize: 'coconut',
  trap: 'wave',
  look: 'building',
}
const game = createTowerGame(theme)

async function started(difficulty: Difficulty, nonce = 1, stake = '1.00') {
  const prepared = unwrap(game.prepareBet({ stake, difficulty }))
  const round = await prepared.start(fairDraw(game, nonce))
  const { traps } = towerState.parse(round.state)
  const { ways } = floorOf(difficulty)
  const safe = traps.map(
    floor => Array.from({ length: ways }, (_, at) => at).find(at => !floor.includes(at)) ?? 0,
  )
  return { prepared, round, traps, safe }
}

const climb = (state: Json, door: number) => game.step(state, { action: 'climb', door })
const cashOut = (state: Json) => game.step(state, { action: 'cash_out' })

test('every difficulty and every cash-out point returns 99 %, less than a centavo of rounding', () => {
  const stake = 1_000_000n
  for (const difficulty of DIFFICULTIES) {
    const { good, ways } = floorOf(difficulty)
    let [favourable, all] = [1n, 1n]
    for (let floors = 1; floors <= 12; floors += 1) {
      favourable *= BigInt(good)
      all *= BigInt(ways)
      const payout = towerPayout(stake, difficulty, floors)
      // payout ≤ 0.99 × stake × all ÷ favourable < payout + 1
      expect(payout * favourable * 100n).toBeLessThanOrEqual(99n * stake * all)
      expect((payout + 1n) * favourable * 100n).toBeGreaterThan(99n * stake * all)
    }
  }
})

test.each(DIFFICULTIES)(
  '%s: enumerating every tower of three floors gives the return of a fixed plan',
  difficulty => {
    const { good, ways } = floorOf(difficulty)
    const floors = Array.from({ length: 2 ** ways }, (_, mask) =>
      Array.from({ length: ways }, (_door, at) => at).filter(at => mask & (1 << at)),
    ).filter(traps => traps.length === ways - good)
    let survived = 0
    for (const first of floors)
      for (const second of floors)
        for (const third of floors)
          if (!(first.includes(0) || second.includes(1) || third.includes(0))) survived += 1
    const won = BigInt(survived) * towerPayout(1_000_000n, difficulty, 3)
    expect(Number(won) / (floors.length ** 3 * 1_000_000)).toBeCloseTo(0.99, 5)
  },
)

test('the distribution of a plan adds up to certainty, and its mean is the stated return', () => {
  for (const difficulty of DIFFICULTIES) {
    const chances = towerChances(difficulty, 4)
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)).toBeCloseTo(
      0.99,
      12,
    )
  }
})

test('the view never shows a trap before the round is over, however it is played', async () => {
  const steps = fc.array(fc.nat(3), { maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...DIFFICULTIES),
      fc.nat(100_000),
      steps,
      async (difficulty, nonce, doors) => {
        const { prepared, round: first } = await started(difficulty, nonce)
        let round: Round = first
        for (const door of doors) {
          expectSoundRound(game, prepared, round)
          const view = towerView.parse(round.view)
          if (!round.done) expect(view.traps).toBeNull()
          if (round.done) expect(view.traps).toHaveLength(theme.floors)
          const next = climb(round.state, door)
          if (next.ok) round = next.value
        }
        const ended = unwrap(game.close(round.state))
        expectSoundRound(game, prepared, ended)
        expect(ended.done).toBe(true)
      },
    ),
    { numRuns: 150 },
  )
})

test('two open rounds that differ only in hidden traps look the same to the player', async () => {
  const one = await started('easy', 1)
  const other = await started('easy', 2)
  expect(one.traps).not.toEqual(other.traps)
  expect(JSON.stringify(one.round.view)).toBe(JSON.stringify(other.round.view))
})

test('a cash-out pays what the view promised and shows the traps; the same seed gives the same tower', async () => {
  const { round, safe, traps } = await started('medium')
  expect((await started('medium')).traps).toEqual(traps)
  const risen = safe.slice(0, 3).reduce((so, door) => unwrap(climb(so.state, door)), round)
  // 0.99 × 1.5³ = 3.34125
  expect(towerView.parse(risen.view)).toMatchObject({ cashOut: '3.34', multiplier: '3.3412' })
  const ended = unwrap(cashOut(risen.state))
  expect(ended).toMatchObject({ done: true, payout: 334n })
  expect(towerView.parse(ended.view)).toMatchObject({ ending: 'cashed_out', traps })
})

test('a trap ends the round with nothing, and the roof cashes out automatically', async () => {
  const { round, traps, safe, prepared } = await started('hard')
  const fallen = unwrap(climb(round.state, traps[0]?.[0] ?? 0))
  expect(fallen).toMatchObject({ done: true, payout: 0n })
  expect(towerView.parse(fallen.view)).toMatchObject({ ending: 'fallen', traps, payout: '0.00' })
  const roof = safe.reduce((so, door) => unwrap(climb(so.state, door)), round)
  expect(roof).toMatchObject({ done: true, payout: prepared.maximumPayout })
  // 0.99 × 2⁸ = 253.44
  expect(prepared.maximumPayout).toBe(25_344n)
})

test('steps that make no sense are refused and change nothing', async () => {
  const { round, safe } = await started('hard')
  expect(refusalOf(cashOut(round.state))).toBe('nothing_to_cash_out')
  for (const step of [
    null,
    {},
    { action: 'jump' },
    { action: 'climb', door: 2 },
    { action: 'climb', door: -1 },
    { action: 'climb', door: 4 },
  ]) {
    expect(refusalOf(game.step(round.state, step))).toBe('step_invalid')
  }
  const ended = unwrap(cashOut(unwrap(climb(round.state, safe[0] ?? 0)).state))
  expect(refusalOf(climb(ended.state, 0))).toBe('round_over')
  expect(refusalOf(game.step({ traps: [1] }, { action: 'cash_out' }))).toBe('state_invalid')
})

test('a round that the player left gives the stake back untouched, or cashes out what was won', async () => {
  const { round, safe } = await started('hard')
  expect(unwrap(game.close(round.state))).toMatchObject({ done: true, payout: 100n })
  const closed = unwrap(game.close(unwrap(climb(round.state, safe[0] ?? 0)).state))
  expect(closed).toMatchObject({ done: true, payout: 198n })
  expect(unwrap(game.close(closed.state))).toEqual(closed)
})

test.each([
  ['hard', 'bet_invalid'],
  [{ stake: '1.00', difficulty: 'kind' }, 'bet_invalid'],
  [{ stake: '1.00' }, 'bet_invalid'],
  [{ stake: '1.00', difficulty: 'hard', door: 1 }, 'bet_invalid'],
  [{ stake: '0.00', difficulty: 'hard' }, 'stake_too_small'],
  [{ stake: '1000.01', difficulty: 'hard' }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a difficulty that the skin does not offer is refused', () => {
  const kind = createTowerGame({ ...theme, difficulties: ['easy'] })
  expect(refusalOf(kind.prepareBet({ stake: '1.00', difficulty: 'master' }))).toBe('bet_invalid')
})

test('traps lie evenly: chi-square of 1,000 towers over the doors of all floors', async () => {
  const counts = new Array<number>(8 * 4).fill(0)
  for (let nonce = 0; nonce < 1_000; nonce += 1) {
    for (const [floor, traps] of (await started('easy', nonce)).traps.entries()) {
      for (const door of traps) counts[floor * 4 + door] = (counts[floor * 4 + door] ?? 0) + 1
    }
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(31))
})

test.each(TOWER_THEMES.map(each => [each.id, each] as const))('%s opens with a bet it accepts', (_, each) => {
  const prepared = unwrap(createTowerGame(each).prepareBet(each.opening))
  expect(prepared.rtpPpm).toBeGreaterThanOrEqual(980_000)
})
