import { describe, expect, test } from 'vitest'
import {
  type HarmFacts,
  markersOf,
  offersAfter,
  scoreOf,
} from '../../../server/features/responsible-gambling/harm-detection/rules.ts'

const nothing: HarmFacts = {
  ...{ deposited_week: 0n, deposited_before: 0n, deposited_month: 0n, minutes: 0n, night_minutes: 0n },
  ...{ long_days: 0n, play_days: 0n, lost_month: 0n },
  ...{ repeated_deposits: 0n, failed_deposits: 0n, raised_limits: 0n, removed_limits: 0n },
  spoken_harm: 0n,
}
const points = (facts: Partial<HarmFacts>) =>
  Object.fromEntries(markersOf({ ...nothing, ...facts }).map(one => [one.kind, one.points]))

/* The table of docs/compliance/harm-detection.md. */
describe('a marker is found from its row of the table on, and not below', () => {
  test.each<[Partial<HarmFacts>, Record<string, number>]>([
    [nothing, {}],
    // Twice the usual week of R$ 100.00, and four times; under R$ 200.00 and without weeks before it is no growth.
    [{ deposited_week: 20_000n, deposited_before: 40_000n }, { growing_deposits: 20 }],
    [{ deposited_week: 40_000n, deposited_before: 40_000n }, { growing_deposits: 30 }],
    [{ deposited_week: 20_000n, deposited_before: 40_004n }, {}],
    [{ deposited_week: 19_999n, deposited_before: 4n }, {}],
    [{ deposited_week: 500_000n }, {}],
    [{ repeated_deposits: 2n }, {}],
    [{ repeated_deposits: 3n }, { repeated_deposits: 20 }],
    [{ repeated_deposits: 6n }, { repeated_deposits: 30 }],
    [{ failed_deposits: 3n }, {}],
    [{ failed_deposits: 4n }, { failed_deposits: 10 }],
    [{ failed_deposits: 8n }, { failed_deposits: 15 }],
    [{ night_minutes: 119n, minutes: 119n }, {}],
    [{ night_minutes: 120n, minutes: 400n }, { night_play: 15 }],
    [{ night_minutes: 120n, minutes: 401n }, {}],
    [{ night_minutes: 240n, minutes: 500n }, { night_play: 20 }],
    [{ long_days: 1n }, {}],
    [{ long_days: 2n }, { long_sessions: 15 }],
    [{ long_days: 5n }, { long_sessions: 25 }],
    [{ play_days: 24n }, {}],
    [{ play_days: 25n }, { daily_play: 10 }],
    [{ lost_month: 100_000n, deposited_month: 111_111n }, { heavy_losses: 15 }],
    [{ lost_month: 100_000n, deposited_month: 111_112n }, {}],
    [{ lost_month: 99_999n, deposited_month: 0n }, {}],
    [{ lost_month: 500_000n, deposited_month: 9_000_000n }, { heavy_losses: 25 }],
    [{ raised_limits: 1n }, { raised_limits: 10 }],
    [{ raised_limits: 3n }, { raised_limits: 20 }],
    [{ removed_limits: 1n }, { removed_limits: 15 }],
    [{ removed_limits: 2n }, { removed_limits: 25 }],
    [{ spoken_harm: 1n }, { spoke_of_harm: 25 }],
    [{ spoken_harm: 2n }, { spoke_of_harm: 35 }],
  ])('%o', (facts, expected) => {
    expect(points(facts)).toEqual(expected)
  })
})

test('the gravest marker stands first, and the score is their sum', () => {
  const found = markersOf({ ...nothing, raised_limits: 1n, long_days: 5n, play_days: 28n })
  expect(found.map(one => one.kind)).toEqual(['long_sessions', 'daily_play', 'raised_limits'])
  expect(scoreOf(found)).toEqual({ score: 45, level: 'watch' })
  expect(scoreOf([])).toEqual({ score: 0, level: 'calm' })
  expect(scoreOf([{ kind: 'daily_play', points: 50, facts: {} }]).level).toBe('high')
  expect(scoreOf([{ kind: 'daily_play', points: 24, facts: {} }]).level).toBe('calm')
})

test('a high score closes offers, watch leaves them as they are, calm opens what a score closed', () => {
  expect(offersAfter('high', undefined)).toBe('score')
  expect(offersAfter('watch', 'score')).toBe('score')
  expect(offersAfter('watch', undefined)).toBeUndefined()
  expect(offersAfter('calm', 'score')).toBeUndefined()
  expect(offersAfter('calm', 'person')).toBe('person')
})
