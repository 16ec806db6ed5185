import { describe, expect, test } from 'vitest'
import type { LimitKind, LimitPeriod } from '../../../contract/regime.ts'
import {
  isLastMandatory,
  isTighter,
  missingOf,
  turnOf,
  waitOf,
} from '../../../server/features/responsible-gambling/limits/rules.ts'

const asked = new Date('2026-11-20T15:00:00Z')
const hoursOn = (hours: number, milliseconds = 0) =>
  new Date(asked.getTime() + hours * 3_600_000 + milliseconds)

describe('issue, Limits: "lower at once, higher or removed only after 24 h and a second confirmation within a week"', () => {
  test.each([
    ['the first limit', 5_000n, undefined, true],
    ['a lower one', 4_999n, 5_000n, true],
    ['as much as before', 5_000n, 5_000n, true],
    ['a higher one', 5_001n, 5_000n, false],
    ['none', null, 5_000n, false],
  ])('%s holds at once: %s instead of %s is %s', (_which, intent, now, isAtOnce) => {
    expect(isTighter(intent, now)).toBe(isAtOnce)
  })

  test.each([
    ['right after', 0, 'waits', 0],
    ['a moment before the day is over', 24, 'waits', -1],
    ['when the day is over', 24, 'open', 0],
    ['a moment before the week after is over', 24 + 168, 'open', -1],
    ['when that week is over', 24 + 168, 'over', 0],
  ])('%s a higher limit %s', (_when, hours, turn, milliseconds) => {
    expect(turnOf(waitOf(asked, 24), hoursOn(hours, milliseconds))).toBe(turn)
  })

  test('a licence may ask for more than a day (docs/rules/brazil.md), never for less', () => {
    expect(waitOf(asked, 72).from).toEqual(hoursOn(72))
    expect(waitOf(asked, 1).from).toEqual(hoursOn(24))
  })
})

describe('issue, Limits: "mandatory where the regime says so"', () => {
  const set = (...all: ReadonlyArray<readonly [LimitKind, LimitPeriod]>) =>
    all.map(([kind, period]) => ({ kind, period }))

  test('one limit of a kind is enough, of whichever period', () => {
    const mandatory: LimitKind[] = ['deposit', 'loss', 'time']
    expect(missingOf(mandatory, [])).toEqual(mandatory)
    expect(missingOf(mandatory, set(['loss', 'month'], ['stake', 'day']))).toEqual(['deposit', 'time'])
    expect(missingOf([], [])).toEqual([])
  })

  test.each([
    ['the only one', set(['loss', 'day']), true],
    ['one of two', set(['loss', 'day'], ['loss', 'week']), false],
    ['the only one, beside another kind', set(['loss', 'day'], ['stake', 'day']), true],
  ])('%s may be taken away only when another of its kind stays', (_which, all, isLast) => {
    expect(isLastMandatory(['loss'], all, { kind: 'loss', period: 'day' })).toBe(isLast)
    expect(isLastMandatory([], all, { kind: 'loss', period: 'day' })).toBe(false)
  })
})
