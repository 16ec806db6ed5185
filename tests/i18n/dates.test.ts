import { afterEach, describe, expect, it, vi } from 'vitest'
import { brazilDay } from '../../contract/brazil-day.ts'
import { formatDate } from '../../src/i18n/format-date.ts'
import { relativeAge } from '../../src/i18n/relative-age.ts'

const halfPastTwoUtc = Date.parse('2026-11-20T02:30:00Z')

describe('formatDate', () => {
  it('shows Brasília time, so that half past two UTC is still the day before', () => {
    expect(formatDate(halfPastTwoUtc, 'moment', 'pt')).toBe('19/11/2026, 23:30')
    expect(formatDate(halfPastTwoUtc, 'day', 'pt')).toBe('19/11/2026')
    expect(brazilDay(halfPastTwoUtc)).toBe('2026-11-19')
  })

  it('knows that summer time once existed', () => {
    expect(formatDate(Date.parse('2018-12-31T12:00:00Z'), 'time', 'pt')).toBe('10:00')
    expect(formatDate(Date.parse('2026-12-31T12:00:00Z'), 'time', 'pt')).toBe('09:00')
  })

  it('speaks zh_cn, which Intl would throw on, and keeps to 24 hours in English', () => {
    expect(formatDate(halfPastTwoUtc, 'day', 'zh_cn')).toBe('2026/11/19')
    expect(formatDate(halfPastTwoUtc, 'time', 'en')).toBe('23:30')
    expect(formatDate(Date.parse('2026-11-20T03:05:00Z'), 'time', 'en')).toBe('00:05')
  })
})

describe('brazilDay', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is the same day in a browser whose data writes the month first', async () => {
    class MonthFirst extends Intl.DateTimeFormat {
      constructor(_: string, options: Intl.DateTimeFormatOptions) {
        super('en-US', options)
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: MonthFirst })
    const anew: string = '../../contract/brazil-day.ts?month-first'
    const loaded: typeof import('../../contract/brazil-day.ts') = await import(anew)
    expect(loaded.brazilDay(halfPastTwoUtc)).toBe('2026-11-19')
  })
})

describe('relativeAge', () => {
  const now = Date.parse('2026-11-19T17:02:00Z')

  it('counts minutes up to an hour, then gives the clock, then the day', () => {
    expect(relativeAge(now - 59_999, now)).toEqual({ kind: 'now' })
    expect(relativeAge(now - 60_000, now)).toEqual({ kind: 'minutes', minutes: 1 })
    expect(relativeAge(now - 59 * 60_000, now)).toEqual({ kind: 'minutes', minutes: 59 })
    expect(relativeAge(now - 60 * 60_000, now)).toEqual({ kind: 'today' })
    expect(relativeAge(now - 15 * 3_600_000, now)).toEqual({ kind: 'earlier' })
  })

  it('takes a server whose clock runs ahead for now', () => {
    expect(relativeAge(now + 5000, now)).toEqual({ kind: 'now' })
    expect(relativeAge(now + 59_999, now)).toEqual({ kind: 'now' })
  })

  it('shows the time or day of a moment far ahead, recorded before the clock was set back', () => {
    expect(relativeAge(now + 60_000, now)).toEqual({ kind: 'today' })
    expect(relativeAge(now + 86_400_000, now)).toEqual({ kind: 'earlier' })
  })
})
