import { describe, expect, it } from 'vitest'
import { createUuidV7 } from '../../server/platform/workers/uuid-v7.ts'

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)

describe('UUIDv7', () => {
  it('carries the time, the version and the variant (RFC 9562, section 5.7)', () => {
    const now = new Date('2022-02-22T19:22:22.000Z')
    expect(createUuidV7({ now: () => now }, random)()).toMatch(
      /^017f22e2-79b0-7[0-7][0-9a-f]{2}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('ascends within a millisecond, over more of them than the counter holds, and when the clock is set back', () => {
    const clock = { at: new Date('2026-11-20T12:00:00Z') }
    const next = createUuidV7({ now: () => clock.at }, random)
    const ids = Array.from({ length: 10_000 }, next)
    clock.at = new Date('2026-11-20T11:00:00Z')
    ids.push(...Array.from({ length: 10 }, next))
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })
})
