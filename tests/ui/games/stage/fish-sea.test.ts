import { describe, expect, it } from 'vitest'
import { FISH_THEMES } from '../../../../games/fish/fish-themes.ts'
import { wholeWithin } from '../../../../src/features/games/fish/draw-sea.ts'
import { createSea, placeOf } from '../../../../src/features/games/fish/sea.ts'
import { createRandom } from '../../../games/support.ts'

const prey = FISH_THEMES[0]?.prey ?? []

/** A sea whose chance is known. */
function openSea({ isStill = false } = {}) {
  const random = createRandom(7)
  return createSea(prey, () => random(1_000_000) / 1_000_000, isStill)
}

describe('the sea', () => {
  it('always holds twelve fish, every kind among them, and they cross it', () => {
    const sea = openSea()
    for (let now = 0; now < 120_000; now += 1_000) {
      const swimmers = sea.fill(now)
      expect(swimmers).toHaveLength(12)
      expect(new Set(swimmers.map(({ species }) => species)).size).toBe(prey.length)
      for (const swimmer of swimmers) {
        const { x, y } = placeOf(swimmer, now)
        expect(x).toBeGreaterThanOrEqual(-0.23)
        expect(x).toBeLessThanOrEqual(1.23)
        expect(y > 0 && y < 1).toBe(true)
      }
    }
    expect(Math.min(...sea.fill(120_000).map(({ id }) => id))).toBeGreaterThan(12)
  })

  it('aims at a fish of the kind that was chosen, and calls one in when none is there', () => {
    const sea = openSea()
    expect(sea.aimAt('pirarucu', 0).species).toBe('pirarucu')
    sea.fill(0)
    const aimed = sea.aimAt('piranha', 10)
    expect(aimed.species).toBe('piranha')
    expect(sea.aimed()).toBe(aimed)
  })

  it('takes a caught fish out of the water, leaves a missed one in, and shows both within its edges', () => {
    const sea = openSea()
    sea.fill(0)
    const missed = sea.aimAt('piranha', 0)
    sea.land(false, '', 5_000)
    expect(sea.aimed()).toBeUndefined()
    expect(sea.splash()).toMatchObject({ isCaught: false, at: 5_000 })
    const caught = sea.aimAt('pacu', 5_000)
    sea.land(true, '+R$ 5', 60_000)
    const { x = 0, isCaught } = sea.splash() ?? {}
    expect(isCaught).toBe(true)
    expect(x >= 0.1 && x <= 0.9).toBe(true)
    const left = sea.fill(5_000).map(({ id }) => id)
    expect(left).not.toContain(caught.id)
    expect(left).toContain(missed.id)
  })

  it('rests for who asked for less motion: a caught fish is followed by one that can be seen', () => {
    const sea = openSea({ isStill: true })
    const before = sea.fill(0)
    expect(sea.fill(90_000)).toEqual(before)
    sea.aimAt('pacu', 90_000)
    sea.land(true, '', 90_000)
    for (const swimmer of sea.fill(95_000)) {
      const { x } = placeOf(swimmer, sea.swimTime(95_000))
      expect(x > -0.1 && x < 1.1).toBe(true)
    }
  })
})

it('what a fish caught at the edge pays is read whole, and one in the middle keeps its words above it', () => {
  const picture = { width: 336, height: 220 }
  const words = { half: 38, left: 168, base: 100 }
  expect(wholeWithin(picture, words)).toEqual({ left: 168, base: 100 })
  expect(wholeWithin(picture, { ...words, left: 330 }).left + words.half).toBeLessThanOrEqual(picture.width)
  expect(wholeWithin(picture, { ...words, left: 5 }).left - words.half).toBeGreaterThanOrEqual(0)
  expect(wholeWithin(picture, { ...words, base: -10 }).base).toBeGreaterThanOrEqual(20)
})
