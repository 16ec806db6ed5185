import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSicBoGame } from '../../../games/sic-bo/sic-bo-game.ts'
import { placePayout, sicBoChances, winningThrows } from '../../../games/sic-bo/sic-bo-odds.ts'
import { sicBoView } from '../../../games/sic-bo/sic-bo-schemas.ts'
import { PLACES, type SicBoPlace, THROWS, wins } from '../../../games/sic-bo/sic-bo-table.ts'
import type { SicBoTheme } from '../../../games/sic-bo/sic-bo-theme.ts'
import { SIC_BO_THEMES } from '../../../games/sic-bo/sic-bo-themes.ts'
import {
  chiSquare,
  chiSquareLimit,
  drawOf,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const theme: SicBoTheme = {
  id: 'sic-bo-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 50n, maxBet: 1_000_000n },
  volatility: 'medium',
  minChip: 50n,
  chips: [50n],
}
const game = createSicBoGame(theme)

/** As casinos publish it (Wizard of Odds, "Sic Bo"): of 216 throws, how many win. */
const published: readonly (readonly [SicBoPlace, number])[] = [
  [{ kind: 'small' }, 105],
  [{ kind: 'big' }, 105],
  [{ kind: 'odd' }, 105],
  [{ kind: 'even' }, 105],
  [{ kind: 'any_triple' }, 6],
  [{ kind: 'triple', at: 3 }, 1],
  [{ kind: 'double', at: 2 }, 16],
  [{ kind: 'pair', faces: [1, 6] }, 30],
  [{ kind: 'single', at: 5 }, 91],
  ...[3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3].map(
    (count, index) => [{ kind: 'total' as const, at: index + 4 }, count] as const,
  ),
]

test('the table has 52 places, and 216 throws, each once', () => {
  expect(PLACES).toHaveLength(52)
  expect(new Set(PLACES.map(place => JSON.stringify(place))).size).toBe(52)
  expect(new Set(THROWS.map(dice => dice.join())).size).toBe(216)
})

test.each(published)('%j wins on as many throws as is published: %i', (place, count) => {
  expect(winningThrows(place)).toBe(count)
})

test.each(PLACES)('%j returns exactly 210 of 216', place => {
  // Of this stake no payout is rounded.
  const stake = 27n * 25n * 16n * 100n
  const returned = THROWS.reduce((sum, dice) => sum + placePayout(place, stake, dice), 0n)
  expect(returned).toBe(stake * 210n)
})

test('the game states the return and the edge of every place', () => {
  expect(game).toMatchObject({ rtpPpm: 972_222, edgePpm: 27_777 })
})

test('small, big, odd and even lose on a triple; a face pays by how often it shows', () => {
  for (const kind of ['small', 'big', 'odd', 'even'] as const) {
    expect(wins({ kind }, [2, 2, 2])).toBe(false)
    expect(wins({ kind }, [5, 5, 5])).toBe(false)
  }
  const single = { kind: 'single' as const, at: 4 }
  expect(placePayout(single, 100n, [1, 2, 3])).toBe(0n)
  expect(placePayout(single, 100n, [4, 2, 3])).toBe(200n)
  expect(placePayout(single, 100n, [4, 2, 4])).toBe(300n)
  expect(placePayout(single, 100n, [4, 4, 4])).toBe(1_500n)
})

test.each(PLACES)('the distribution of %j is whole, its mean the stated return', place => {
  const chances = sicBoChances(place)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)).toBeCloseTo(
    35 / 36,
    6,
  )
})

test('any tray of chips is sound, repeatable and pays each chip alone', async () => {
  const trays = fc.array(fc.constantFrom(...PLACES.map(place => ({ ...place, stake: '0.50' }))), {
    minLength: 1,
    maxLength: 30,
  })
  await fc.assert(
    fc.asyncProperty(trays, fc.nat(1_000_000), async (chips, nonce) => {
      const prepared = unwrap(game.prepareBet({ chips }))
      const round = await prepared.start(fairDraw(game, nonce))
      expectSoundRound(game, prepared, round)
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      const view = sicBoView.parse(round.view)
      const sum = view.chips.reduce((so, chip) => so + BigInt(chip.payout.replace('.', '')), 0n)
      expect(sum).toBe(round.payout)
      expect(view.total).toBe(view.dice[0] + view.dice[1] + view.dice[2])
    }),
    { numRuns: 100 },
  )
})

test('the three dice are drawn in order, and the stated maximum is reached', async () => {
  const chips = [
    { kind: 'triple', at: 6, stake: '1.00' },
    { kind: 'any_triple', stake: '1.00' },
  ]
  const prepared = unwrap(game.prepareBet({ chips }))
  expect(prepared.maximumPayout).toBe(21_000n + 3_500n)
  expect((await prepared.start(drawOf([5, 5, 5]))).payout).toBe(24_500n)
  const other = await prepared.start(drawOf([0, 3, 5]))
  expect(sicBoView.parse(other.view)).toMatchObject({ dice: [1, 4, 6], total: 11, payout: '0.00' })
})

test('rounding to centavos costs the smallest chip at most a hundredth of its return', () => {
  for (const place of PLACES) {
    const { rtpPpm } = unwrap(game.prepareBet({ chips: [{ ...place, stake: '0.50' }] }))
    expect(rtpPpm).toBeGreaterThan(960_000)
    expect(rtpPpm).toBeLessThanOrEqual(972_222)
  }
})

test.each([
  [[], 'bet_invalid'],
  [{ chips: [] }, 'bet_invalid'],
  [{ chips: [{ kind: 'total', at: 3, stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'total', at: 18, stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'single', at: 7, stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'pair', faces: [2, 2], stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'pair', faces: [5, 2], stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'pair', faces: [1, 2, 3], stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'small', at: 1, stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: Array.from({ length: 61 }, () => ({ kind: 'big', stake: '1.00' })) }, 'bet_invalid'],
  [{ chips: [{ kind: 'big', stake: '0.49' }] }, 'stake_too_small'],
  [{ chips: [{ kind: 'big', stake: '10000.01' }] }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a settled throw takes no step, and a foreign state is refused', async () => {
  const prepared = unwrap(game.prepareBet({ chips: [{ kind: 'big', stake: '1.00' }] }))
  const { state } = await prepared.start(fairDraw(game, 1))
  expect(refusalOf(game.step(state, {}))).toBe('round_over')
  expect(refusalOf(game.resume({ dice: [1, 2, 3] }))).toBe('state_invalid')
})

test('dice fall evenly: chi-square of 4,000 throws, each of the three alone', async () => {
  const counts = [0, 1, 2].map(() => new Array<number>(6).fill(0))
  const prepared = unwrap(game.prepareBet({ chips: [{ kind: 'big', stake: '1.00' }] }))
  for (let nonce = 0; nonce < 4_000; nonce += 1) {
    const { dice } = sicBoView.parse((await prepared.start(fairDraw(game, nonce))).view)
    for (const [index, face] of dice.entries()) {
      const tally = counts[index] ?? []
      tally[face - 1] = (tally[face - 1] ?? 0) + 1
    }
  }
  for (const tally of counts) expect(chiSquare(tally)).toBeLessThan(chiSquareLimit(5))
})

test.each(SIC_BO_THEMES.map(each => [each.id, each] as const))('%s takes its smallest chip', (_, each) => {
  const [chip = 0n] = each.chips
  const stake = `${each.limits.minBet / 100n}.${(each.limits.minBet % 100n).toString().padStart(2, '0')}`
  expect(chip).toBeGreaterThanOrEqual(each.minChip)
  expect(refusalOf(createSicBoGame(each).prepareBet({ chips: [{ kind: 'big', stake }] }))).toBeUndefined()
})
