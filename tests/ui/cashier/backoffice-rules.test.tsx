import { describe, expect, it } from 'vitest'
import { createSessionStore } from '../../../backoffice/features/auth/session/session-store.ts'
import { noFilters } from '../../../backoffice/features/cashier/deposits/deposit-filters.ts'
import { judgeFound } from '../../../backoffice/features/cashier/withdrawals/detail/judge-found.ts'
import { formatSpan } from '../../../backoffice/parts/time/format-span.ts'
import { hrefOf, readPlace } from '../../../backoffice/state/place.ts'
import { reviewItemOf } from '../operations/backoffice-item.ts'

describe('a decision whose answer was lost', () => {
  const before = reviewItemOf()
  const approve = { verdict: 'approve' } as const
  const reject = { verdict: 'reject', reason: 'documents' } as const

  it('did not arrive while the row waits as before', () => {
    expect(judgeFound({ before, row: before, intent: approve, name: 'Rita' })).toBe('not-arrived')
  })

  it('is done when the row says so under our name', () => {
    const row = reviewItemOf({ state: 'approved', reviewer: 'Rita' })
    expect(judgeFound({ before, row, intent: approve, name: 'Rita' })).toBe('decided')
    const rejected = reviewItemOf({ state: 'rejected', reviewer: 'Saulo, Rita', reason: 'documents' })
    expect(judgeFound({ before, row: rejected, intent: reject, name: 'Rita' })).toBe('decided')
  })

  it('gave the first of two approvals when our name is new on a row that waits', () => {
    const row = reviewItemOf({ reviewer: 'Rita' })
    expect(judgeFound({ before, row, intent: approve, name: 'Rita' })).toBe('first-approval')
    expect(judgeFound({ before, row, intent: approve, name: 'Saulo' })).toBe('overtaken')
    expect(judgeFound({ before, row, intent: reject, name: 'Rita' })).toBe('not-arrived')
  })

  it('was overtaken when somebody else decided, or we did otherwise', () => {
    const row = reviewItemOf({ state: 'approved', reviewer: 'Saulo' })
    expect(judgeFound({ before, row, intent: approve, name: 'Rita' })).toBe('overtaken')
    const other = reviewItemOf({ state: 'rejected', reviewer: 'Rita', reason: 'another reason' })
    expect(judgeFound({ before, row: other, intent: reject, name: 'Rita' })).toBe('overtaken')
  })
})

describe('the place', () => {
  const read = (path: string) => readPlace(new URL(path, 'https://house.example'))

  it('is read from the address and written back the same', () => {
    const id = '0198c0de-0000-7000-8000-000000000001'
    for (const place of [
      { screen: 'withdrawals', state: 'rejected', id },
      { screen: 'withdrawals', state: 'pending', id: undefined },
      { screen: 'members', search: 'a&b ç' },
      { screen: 'deposits', filters: { ...noFilters, state: 'all', search: 'R1', min: '10.50' }, id },
      { screen: 'payments', state: 'stuck' },
      { screen: 'reconciliation', day: '2026-11-20' },
      { screen: 'enrol', token: 'x_y-z' },
    ] as const) {
      expect(read(hrefOf(place))).toEqual(place)
    }
  })

  it('is the waiting withdrawals at the door, and honest about an address of nothing', () => {
    expect(read('/backoffice/')).toEqual({ screen: 'withdrawals', state: 'pending', id: undefined })
    expect(read('/backoffice/withdrawals?state=stolen&id=1')).toEqual(read('/backoffice'))
    expect(read('/backoffice/deposits?min=1e9&from=yesterday&state=x')).toEqual(read('/backoffice/deposits'))
    expect(read('/backoffice/nothing')).toEqual({ screen: 'unknown' })
  })
})

describe('a length of time', () => {
  it('is shown in one unit: minutes, hours or days', () => {
    const minute = 60_000
    expect(formatSpan(10, 'en')).toBe('1 min')
    expect(formatSpan(-119 * minute, 'en')).toBe('119 min')
    expect(formatSpan(180 * minute, 'pt')).toBe('3 h')
    expect(formatSpan(49 * 60 * minute, 'pt')).toBe('2 dias')
  })
})

describe('the session', () => {
  const administrator = { id: 'a', email: 'rita@example.com', name: 'Rita', role: 'owner' } as const
  const storageOf = (kept = new Map<string, string>()) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })

  it('survives a reload of its tab until its time is over', () => {
    const storage = storageOf()
    createSessionStore({ storage, now: () => 0 }).enter({ token: 't', administrator, endsAt: 1_000 })
    expect(createSessionStore({ storage, now: () => 999 }).bearer()).toEqual({ token: 't', memberId: 'a' })
    expect(createSessionStore({ storage, now: () => 1_000 }).read()).toEqual({
      status: 'ended',
      why: 'expired',
      email: administrator.email,
    })
  })

  it('is not ended by a late 401 to an older token', () => {
    const session = createSessionStore({ storage: storageOf(), now: () => 0 })
    session.enter({ token: 'new', administrator, endsAt: 1_000 })
    session.expire('old')
    expect(session.read().status).toBe('signed-in')
    session.expire('new')
    expect(session.read()).toMatchObject({ status: 'ended', why: 'expired' })
    expect(session.bearer()).toBeUndefined()
  })

  it('starts signed out from a storage that holds something else', () => {
    const storage = storageOf(new Map([['arara-backoffice-session', '{"status":"signed-in"']]))
    expect(createSessionStore({ storage, now: () => 0 }).read()).toEqual({ status: 'signed-out' })
  })
})
