import { describe, expect, it } from 'vitest'
import {
  announcedAt,
  inForceAt,
  isAnnouncedInTime,
  noticeMs,
  startOfDay,
  stateOf,
} from '../../../server/features/support/terms/rules.ts'

// "A terms-change notice of at least two weeks is stated" (specification, section 1); days are those of America/Sao_Paulo.

const version = (number: bigint, announced: string, effective: string, withdrawn = false) => ({
  version: number,
  announced_at: new Date(announced),
  effective_at: new Date(effective),
  withdrawn,
})
const first = version(1n, '2020-01-01T03:00:00Z', '2020-01-01T03:00:00Z')
const second = version(2n, '2026-11-01T12:00:00Z', '2026-12-01T03:00:00Z')
const both = [second, first]
const at = (text: string) => new Date(text)

describe('versions of the terms', () => {
  it('a version counts from the first millisecond of its day, not one before', () => {
    expect(inForceAt(both, at('2026-12-01T02:59:59.999Z'))?.version).toBe(1n)
    expect(inForceAt(both, at('2026-12-01T03:00:00.000Z'))?.version).toBe(2n)
    expect(announcedAt(both, at('2026-12-01T02:59:59.999Z'))?.version).toBe(2n)
    expect(announcedAt(both, at('2026-12-01T03:00:00.000Z'))).toBeUndefined()
  })

  it('nobody hears of a version before it is announced, nor of one that was taken back', () => {
    expect(announcedAt(both, at('2026-11-01T11:59:59.999Z'))).toBeUndefined()
    const back = [{ ...second, withdrawn: true }, first]
    expect(announcedAt(back, at('2026-11-02T00:00:00Z'))).toBeUndefined()
    expect(inForceAt(back, at('2027-01-01T00:00:00Z'))?.version).toBe(1n)
  })

  it('two weeks are two weeks, to the millisecond', () => {
    const reported = at('2026-11-01T03:00:00Z')
    expect(isAnnouncedInTime(reported, new Date(reported.getTime() + noticeMs))).toBe(true)
    expect(isAnnouncedInTime(reported, new Date(reported.getTime() + noticeMs - 1))).toBe(false)
  })

  it('a day begins when Sao Paulo says so, in years with a summer time and without', () => {
    expect(startOfDay('2026-12-01')).toEqual(at('2026-12-01T03:00:00Z'))
    expect(startOfDay('2017-12-01')).toEqual(at('2017-12-01T02:00:00Z'))
    // Clocks went from 0:00 to 1:00: the day began at one.
    expect(startOfDay('2017-10-15')).toEqual(at('2017-10-15T03:00:00Z'))
  })

  it('tells the desk what became of each', () => {
    const states = (now: string) => both.map(row => stateOf(row, both, at(now)))
    expect(states('2026-10-01T00:00:00Z')).toEqual(['planned', 'in_force'])
    expect(states('2026-11-02T00:00:00Z')).toEqual(['announced', 'in_force'])
    expect(states('2026-12-02T00:00:00Z')).toEqual(['in_force', 'past'])
  })
})
