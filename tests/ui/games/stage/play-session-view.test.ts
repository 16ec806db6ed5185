import { describe, expect, it } from 'vitest'
import type { Answers } from '../../../../src/db/answer-rows.ts'
import { clockText } from '../../../../src/features/games/session/clock-text.ts'
import { keepDemoClock, readDemoClock } from '../../../../src/features/games/session/demo-clock.ts'
import { sessionAt } from '../../../../src/features/games/session/session-view.ts'

/* Session clock and net position always visible, reality check every 60 minutes or sooner by choice. */
const minute = 60_000
/** The device's clock is three hours behind the server's. */
const heardAt = Date.parse('2026-11-20T12:20:00Z')
const reported: Answers['play-session'] = {
  session: {
    started_at: '2026-11-20T15:00:00.000Z',
    ends_at: '2026-11-20T15:49:00.000Z',
    staked: 5_000n,
    won: 1_200n,
    check_at: '2026-11-20T15:30:00.000Z',
  },
  minutes: 30,
  wallet_version: 7,
  now: '2026-11-20T15:20:00.000Z',
  heardAt,
}

describe('the session on the screen', () => {
  it('counts on from the server’s clock, however wrong the device’s is', () => {
    expect(sessionAt(reported, heardAt)).toMatchObject({ playedMs: 20 * minute, net: -3_800n })
    expect(sessionAt(reported, heardAt + 7_000).playedMs).toBe(20 * minute + 7_000)
    // A clock that was turned back meanwhile takes no time away.
    expect(sessionAt(reported, heardAt - minute).playedMs).toBe(20 * minute)
  })

  it('asks from the minute on in which the check is due, by its name', () => {
    expect(sessionAt(reported, heardAt + 10 * minute - 1).dueCheck).toBeUndefined()
    expect(sessionAt(reported, heardAt + 10 * minute).dueCheck).toBe('2026-11-20T15:30:00.000Z')
  })

  it('is over after its idle half hour, and the question with it', () => {
    expect(sessionAt(reported, heardAt + 29 * minute - 1)).toMatchObject({ staked: 5_000n })
    const over = { playedMs: 0, staked: 0n, won: 0n, net: 0n, dueCheck: undefined, minutes: 30 }
    expect(sessionAt(reported, heardAt + 29 * minute)).toMatchObject(over)
    expect(sessionAt({ ...reported, session: null }, heardAt)).toMatchObject(over)
  })

  it('writes its time as a clock', () => {
    expect(clockText(0)).toBe('00:00')
    expect(clockText(59_999)).toBe('00:59')
    expect(clockText(3_725_000)).toBe('1:02:05')
  })
})

describe('the clock of play money', () => {
  const memory = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
  }

  it('goes on over a reload and from game to game', () => {
    const storage = memory()
    keepDemoClock(storage, { memberId: 'm1', startedAt: 0, seenAt: 5 * minute })
    expect(readDemoClock(storage, 'm1', 34 * minute).startedAt).toBe(0)
  })

  it('begins anew for another member, after half an hour of rest, and where nothing can be read', () => {
    const storage = memory()
    keepDemoClock(storage, { memberId: 'm1', startedAt: 0, seenAt: 5 * minute })
    expect(readDemoClock(storage, 'm2', 6 * minute).startedAt).toBe(6 * minute)
    expect(readDemoClock(storage, 'm1', 35 * minute).startedAt).toBe(35 * minute)
    storage.setItem('arara.demo-clock', 'no json')
    expect(readDemoClock(storage, 'm1', minute).startedAt).toBe(minute)
  })

  it('lets play go on where the device has no room to keep it', () => {
    const setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    expect(() => keepDemoClock({ setItem }, { memberId: 'm1', startedAt: 0, seenAt: 0 })).not.toThrow()
  })
})
