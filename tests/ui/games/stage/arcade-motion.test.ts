import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLimboGame } from '../../../../games/limbo/limbo-game.ts'
import { LIMBO_THEMES } from '../../../../games/limbo/limbo-themes.ts'
import {
  heightOf,
  nextTarget,
  quickTargets,
  readTarget,
  writeTarget,
} from '../../../../src/features/games/limbo/limbo-target.ts'
import { fallFrames, pegsOf } from '../../../../src/features/games/plinko/plinko-path.ts'
import { tenthsText } from '../../../../src/features/games/plinko/tenths-text.ts'
import { courseFrames, crossesAt } from '../../../../src/features/games/race/race-course.ts'

const shiftOf = (frame: Keyframe | undefined) => Number(/\((-?[\d.]+)%/.exec(String(frame?.transform))?.[1])
const offsetsOf = (frames: readonly Keyframe[]) => frames.map(frame => Number(frame.offset))
const isRising = (values: readonly number[]) =>
  values.every((value, at) => value >= 0 && value <= 1 && value >= (values[at - 1] ?? 0))

describe('a ball', () => {
  it('falls into the slot that was drawn, whatever its path, in rising time', () => {
    const paths = fc.array(fc.constantFrom(0, 1), { minLength: 8, maxLength: 16 })
    fc.assert(
      fc.property(paths, path => {
        const frames = fallFrames(path)
        const slot = path.reduce<number>((sum, turn) => sum + turn, 0)
        expect(shiftOf(frames.at(-1))).toBeCloseTo(((slot - path.length / 2) * 100) / (path.length + 1), 2)
        expect(isRising(offsetsOf(frames))).toBe(true)
      }),
    )
  })

  it('meets pegs that stand on the board', () => {
    for (let rows = 8; rows <= 16; rows += 1) {
      for (const { x, y } of pegsOf(rows)) {
        expect(x > 0 && x < 100 && y > 0 && y < 100).toBe(true)
      }
    }
  })

  it.each([
    [5, '0,5'],
    [130, '13'],
    [10_000, '1k'],
    [13_000, '1,3k'],
  ])('finds %s tenths written on its slot as %s', (tenths, text) => {
    expect(tenthsText(tenths)).toBe(text)
  })
})

describe('a race', () => {
  it('is won by the runner that was drawn first: runners cross the line and end in the drawn order', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (id, order) => {
        const courses = order.map((runner, rank) => courseFrames(id, runner, rank))
        const ends = courses.map(frames => shiftOf(frames.at(-1)))
        expect([...ends].sort((left, right) => right - left)).toEqual(ends)
        expect(new Set(ends).size).toBe(6)
        for (const [rank, frames] of courses.entries()) {
          expect(isRising(offsetsOf(frames))).toBe(true)
          const before = frames.filter(frame => Number(frame.offset) < crossesAt(rank))
          expect(before.every(frame => shiftOf(frame) < 90)).toBe(true)
          expect(shiftOf(frames.find(frame => frame.offset === crossesAt(rank)))).toBe(90)
        }
      }),
    )
  })
})

describe('a target', () => {
  it.each([
    ['2', 200],
    ['2,5', 250],
    ['2.50', 250],
    [' 10000 ', 1_000_000],
    ['', undefined],
    ['2,555', undefined],
    ['-2', undefined],
    ['2x', undefined],
  ])('typed as "%s" is read as %s hundredths', (text, target) => {
    expect(readTarget(text)).toBe(target)
  })

  it('is written as it can be read, and every step and quick choice is one the game takes', () => {
    for (const theme of LIMBO_THEMES) {
      const game = createLimboGame(theme)
      const takes = (target: number) => game.prepareBet({ stake: '10.00', target }).ok
      expect(quickTargets.filter(target => target <= theme.mostTarget).every(takes)).toBe(true)
      fc.assert(
        fc.property(fc.integer({ min: 101, max: theme.mostTarget }), target => {
          expect(readTarget(writeTarget(target, ','))).toBe(target)
          expect(readTarget(writeTarget(target, '.'))).toBe(target)
          const up = nextTarget(target, 1, theme.mostTarget)
          const down = nextTarget(target, -1, theme.mostTarget)
          expect(up > target || target === theme.mostTarget).toBe(true)
          expect(down < target || target === 101).toBe(true)
          expect(takes(up) && takes(down)).toBe(true)
        }),
      )
    }
  })

  it('lies below what won and above what lost', () => {
    const numbers = fc.integer({ min: 101, max: 1_000_000 })
    fc.assert(
      fc.property(numbers, numbers, (reached, target) => {
        const height = heightOf(reached, target)
        expect(height >= 0 && height < 1).toBe(true)
        expect(height > 0.6).toBe(reached >= target)
      }),
    )
  })
})
