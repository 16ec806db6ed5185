import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json, Round } from '../../../games/engine.ts'
import { createPenaltyGame } from '../../../games/penalty/penalty-game.ts'
import { type Corners, kickOf, penaltyChances, penaltyPayout } from '../../../games/penalty/penalty-odds.ts'
import { penaltyState, penaltyView } from '../../../games/penalty/penalty-schemas.ts'
import type { PenaltyTheme } from '../../../games/penalty/penalty-theme.ts'
import { PENALTY_THEMES } from '../../../games/penalty/penalty-themes.ts'
import {
  chiSquare,
  chiSquareLimit,
  drawOf,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const theme: PenaltyTheme = {
  id: 'penalty-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  kicks: 5,
  opening: { stake: '1.00', corners: 5 },
  scene: 'stadium',
}
const game = createPenaltyGame(theme)
const ALL_CORNERS: readonly Corners[] = [2, 3, 5]

async function started(corners: Corners, nonce = 1, stake = '1.00') {
  const prepared = unwrap(game.prepareBet({ stake, corners }))
  const round = await prepared.start(fairDraw(game, nonce))
  const { dives } = penaltyState.parse(round.state)
  return { prepared, round, dives, goals: dives.map(dive => (dive + 1) % corners) }
}

const kick = (state: Json, corner: number) => game.step(state, { action: 'kick', corner })
const cashOut = (state: Json) => game.step(state, { action: 'cash_out' })

test('every number of corners and every cash-out point returns 99 %, less than a centavo of rounding', () => {
  const stake = 1_000_000n
  for (const corners of ALL_CORNERS) {
    const { good, ways } = kickOf(corners)
    let [favourable, all] = [1n, 1n]
    for (let goals = 1; goals <= 12; goals += 1) {
      favourable *= BigInt(good)
      all *= BigInt(ways)
      const payout = penaltyPayout(stake, corners, goals)
      expect(payout * favourable * 100n).toBeLessThanOrEqual(99n * stake * all)
      expect((payout + 1n) * favourable * 100n).toBeGreaterThan(99n * stake * all)
    }
  }
})

test.each(ALL_CORNERS)(
  '%s corners: every sequence of five dives, played by the engine, gives 99 % after each goal',
  async corners => {
    const plan = [0, 1, 0, corners - 1, 1].map(corner => corner % corners)
    const prepared = unwrap(game.prepareBet({ stake: '1000.00', corners }))
    const survived = new Array<bigint>(6).fill(0n)
    for (let sequence = 0; sequence < corners ** 5; sequence += 1) {
      const dives = plan.map((_corner, at) => Math.floor(sequence / corners ** at) % corners)
      let round = await prepared.start(drawOf(dives))
      let goals = 0
      for (const corner of plan) {
        const next = kick(round.state, corner)
        if (!next.ok || penaltyView.parse(next.value.view).ending === 'saved') break
        round = next.value
        goals += 1
        survived[goals] = (survived[goals] ?? 0n) + 1n
      }
    }
    for (let goals = 1; goals <= 5; goals += 1) {
      const paid = (survived[goals] ?? 0n) * penaltyPayout(100_000n, corners, goals)
      expect(Number(paid) / (corners ** 5 * 100_000)).toBeCloseTo(0.99, 4)
    }
  },
)

test('the distribution of a plan adds up to certainty, and its mean is the stated return', () => {
  for (const corners of ALL_CORNERS) {
    const chances = penaltyChances(corners, 3)
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)).toBeCloseTo(
      0.99,
      12,
    )
  }
})

test('the view shows no dive before its kick, however it is played', async () => {
  const steps = fc.array(fc.nat(4), { maxLength: 7 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ALL_CORNERS),
      fc.nat(100_000),
      steps,
      async (corners, nonce, kicks) => {
        const { prepared, round: first, dives } = await started(corners, nonce)
        let round: Round = first
        for (const corner of kicks) {
          expectSoundRound(game, prepared, round)
          const view = penaltyView.parse(round.view)
          expect(view.dives).toEqual(round.done ? dives : dives.slice(0, view.kicks.length))
          const next = kick(round.state, corner)
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

test('two open rounds that differ only in dives to come look the same to the player', async () => {
  const one = await started(5, 1)
  const other = await started(5, 2)
  expect(one.dives).not.toEqual(other.dives)
  expect(JSON.stringify(one.round.view)).toBe(JSON.stringify(other.round.view))
})

test('a cash-out pays what the view promised; the same seed gives the same keeper', async () => {
  const { round, goals, dives } = await started(5)
  expect((await started(5)).dives).toEqual(dives)
  const scored = goals.slice(0, 3).reduce((so, corner) => unwrap(kick(so.state, corner)), round)
  // 0.99 × 1.25³ = 1.93359…
  expect(penaltyView.parse(scored.view)).toMatchObject({ cashOut: '1.93', multiplier: '1.9335' })
  const ended = unwrap(cashOut(scored.state))
  expect(ended).toMatchObject({ done: true, payout: 193n })
  expect(penaltyView.parse(ended.view)).toMatchObject({ ending: 'cashed_out', dives })
})

test('a kick to the keeper ends the round with nothing, and the last goal cashes out automatically', async () => {
  const { round, dives, goals, prepared } = await started(2)
  const saved = unwrap(kick(round.state, dives[0] ?? 0))
  expect(saved).toMatchObject({ done: true, payout: 0n })
  expect(penaltyView.parse(saved.view)).toMatchObject({ ending: 'saved', dives, payout: '0.00' })
  const all = goals.reduce((so, corner) => unwrap(kick(so.state, corner)), round)
  // 0.99 × 2⁵ = 31.68
  expect(all).toMatchObject({ done: true, payout: 3_168n })
  expect(prepared.maximumPayout).toBe(3_168n)
})

test('steps that make no sense are refused and change nothing', async () => {
  const { round, goals } = await started(3)
  expect(refusalOf(cashOut(round.state))).toBe('nothing_to_cash_out')
  for (const step of [
    null,
    {},
    { action: 'chip' },
    { action: 'kick', corner: 3 },
    { action: 'kick', corner: -1 },
    { action: 'kick', corner: 5 },
  ]) {
    expect(refusalOf(game.step(round.state, step))).toBe('step_invalid')
  }
  const ended = unwrap(cashOut(unwrap(kick(round.state, goals[0] ?? 0)).state))
  expect(refusalOf(kick(ended.state, 0))).toBe('round_over')
  expect(refusalOf(game.step({ dives: [1] }, { action: 'cash_out' }))).toBe('state_invalid')
})

test('a round that the player left gives the stake back untouched, or cashes out what was won', async () => {
  const { round, goals } = await started(2)
  expect(unwrap(game.close(round.state))).toMatchObject({ done: true, payout: 100n })
  const closed = unwrap(game.close(unwrap(kick(round.state, goals[0] ?? 0)).state))
  expect(closed).toMatchObject({ done: true, payout: 198n })
  expect(unwrap(game.close(closed.state))).toEqual(closed)
})

test.each([
  [5, 'bet_invalid'],
  [{ stake: '1.00', corners: 4 }, 'bet_invalid'],
  [{ stake: '1.00', corners: 1 }, 'bet_invalid'],
  [{ stake: '1.00' }, 'bet_invalid'],
  [{ stake: '1.00', corners: 5, corner: 1 }, 'bet_invalid'],
  [{ stake: '0.00', corners: 5 }, 'stake_too_small'],
  [{ stake: '1000.01', corners: 5 }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('the keeper favours no corner: chi-square of 1,500 rounds over kicks and corners', async () => {
  const counts = new Array<number>(25).fill(0)
  for (let nonce = 0; nonce < 1_500; nonce += 1) {
    for (const [at, dive] of (await started(5, nonce)).dives.entries()) {
      counts[at * 5 + dive] = (counts[at * 5 + dive] ?? 0) + 1
    }
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(24))
})

test.each(PENALTY_THEMES.map(each => [each.id, each] as const))(
  '%s opens with a bet it accepts',
  (_, each) => {
    const prepared = unwrap(createPenaltyGame(each).prepareBet(each.opening))
    expect(prepared.rtpPpm).toBeGreaterThanOrEqual(980_000)
  },
)
