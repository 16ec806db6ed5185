import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fishSvg } from '../../../games/fish/fish-drawings.ts'
import { createFishGame } from '../../../games/fish/fish-game.ts'
import { fishChances, isCaught, numbersOf } from '../../../games/fish/fish-odds.ts'
import { fishView } from '../../../games/fish/fish-schemas.ts'
import { SPECIES } from '../../../games/fish/fish-theme.ts'
import { FISH_THEMES } from '../../../games/fish/fish-themes.ts'
import { drawOf, expectSoundRound, fairDraw, refusalOf, unwrap } from '../support.ts'

const [theme] = FISH_THEMES
if (!theme) throw new Error('there is no fishing game')
const game = createFishGame(theme)
const everyFish = FISH_THEMES.flatMap(waters =>
  waters.prey.map(prey => [prey.species, prey.multiplier] as const),
)

test('every fish swims in one water, and each water has ten, from twice to two hundred times the stake', () => {
  expect(everyFish.map(([species]) => species).sort()).toEqual([...SPECIES].sort())
  for (const { prey } of FISH_THEMES) {
    expect(prey.map(({ multiplier }) => multiplier)).toEqual([2, 3, 5, 8, 15, 25, 40, 60, 100, 200])
  }
})

test.each(everyFish)('%s, which pays %i, returns exactly 97 %, every number counted', (_, multiplier) => {
  const numbers = Array.from({ length: numbersOf(multiplier) }, (__, roll) => roll)
  expect(numbers.filter(isCaught).length * multiplier * 100).toBe(97 * numbers.length)
})

test.each(everyFish)('the distribution of a shot at %s is whole', (_, multiplier) => {
  const chances = fishChances(multiplier)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(chances.reduce((sum, { chance, multiplier: pays }) => sum + chance * pays, 0)).toBeCloseTo(0.97, 12)
})

test('the game states its return and its edge, and so does every shot', () => {
  for (const waters of FISH_THEMES) {
    const each = createFishGame(waters)
    expect(each).toMatchObject({ rtpPpm: 970_000, edgePpm: 30_000 })
    for (const { species } of waters.prey) {
      const { rtpPpm } = unwrap(each.prepareBet({ stake: '1.00', species }))
      expect(rtpPpm).toBe(970_000)
    }
  }
})

test('96 is a catch and 97 is none, whatever the fish', async () => {
  for (const { species, multiplier } of theme.prey) {
    const prepared = unwrap(game.prepareBet({ stake: '1.00', species }))
    const caught = await prepared.start(drawOf([96]))
    expect(caught.payout).toBe(BigInt(multiplier) * 100n)
    expect(caught.payout).toBe(prepared.maximumPayout)
    const missed = await prepared.start(drawOf([97]))
    expect(missed.payout).toBe(0n)
    expect(fishView.parse(missed.view)).toMatchObject({ caught: false, roll: 97, multiplier })
  }
})

test('a shot is sound, repeatable and within its stated maximum, at any price', async () => {
  const shots = fc.record({
    stake: fc.constantFrom('0.10', '0.50', '1.00', '5.00', '10.00'),
    species: fc.constantFrom(...theme.prey.map(({ species }) => species)),
  })
  await fc.assert(
    fc.asyncProperty(shots, fc.nat(1_000_000), async (shot, nonce) => {
      const prepared = unwrap(game.prepareBet(shot))
      const round = await prepared.start(fairDraw(game, nonce))
      expectSoundRound(game, prepared, round)
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      expect(fishView.parse(round.view).caught).toBe(round.payout > 0n)
    }),
    { numRuns: 150 },
  )
})

test('catches come as often as is said: 8,000 shots within five standard errors', async () => {
  const prepared = unwrap(game.prepareBet({ stake: '1.00', species: 'lambari' }))
  let caught = 0
  for (let nonce = 0; nonce < 8_000; nonce += 1) {
    if ((await prepared.start(fairDraw(game, nonce))).payout > 0n) caught += 1
  }
  const expected = 8_000 * 0.485
  expect(Math.abs(caught - expected)).toBeLessThan(5 * Math.sqrt(expected * 0.515))
})

test.each([
  [null, 'bet_invalid'],
  [{ stake: '1.00' }, 'bet_invalid'],
  [{ stake: '1.00', species: 'shark' }, 'bet_invalid'],
  [{ stake: '1.00', species: 'marlim' }, 'bet_invalid'],
  [{ stake: '0.20', species: 'piranha' }, 'bet_invalid'],
  [{ stake: 1, species: 'piranha' }, 'bet_invalid'],
  [{ stake: '1.00', species: 'piranha', multiplier: 200 }, 'bet_invalid'],
  [{ stake: '0.09', species: 'piranha' }, 'stake_too_small'],
  [{ stake: '10.01', species: 'piranha' }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a settled shot takes no step; a foreign state, or one of other waters, is refused', async () => {
  const prepared = unwrap(game.prepareBet({ stake: '1.00', species: 'pacu' }))
  const { state } = await prepared.start(fairDraw(game, 1))
  expect(refusalOf(game.step(state, {}))).toBe('round_over')
  expect(refusalOf(game.resume({ roll: 1 }))).toBe('state_invalid')
  expect(refusalOf(game.resume({ bet: { stake: '1.00', species: 'atum' }, roll: 1 }))).toBe('state_invalid')
})

test.each(FISH_THEMES.map(each => [each.id, each] as const))(
  '%s opens with a shot it accepts, and takes each of its prices',
  (_, each) => {
    const waters = createFishGame(each)
    expect(unwrap(waters.prepareBet(each.opening)).stake).toBe(100n)
    expect(each.shots[0]).toBe(each.limits.minBet)
    expect(each.shots.at(-1)).toBe(each.limits.maxBet)
  },
)

test.each(SPECIES)('%s is drawn, whole and small', species => {
  const svg = fishSvg(species)
  expect(svg).not.toMatch(/undefined|NaN|--/)
  expect(svg.length).toBeLessThan(4_096)
})
