import { describe, expect, it } from 'vitest'
import { type Approver, obstacleTo, secondPersonFault } from '../../../server/platform/approvals/rules.ts'
import type { Hand } from '../../../server/platform/audit/hands.ts'

const now = new Date('2027-03-01T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

const olga: Hand = { administratorId: 'olga', sessionId: 'session 1', deviceId: 'device 1' }
const vera: Approver = {
  ...{ administratorId: 'vera', sessionId: 'session 2', deviceId: 'device 2' },
  ...{ role: 'owner', provedAt: minutes(-1), probationUntil: null },
}
const about = { now, approvers: ['owner'] } as const
const faultOf = (first: Partial<Hand>, second: Partial<Approver> = {}, more: { concerns?: string } = {}) =>
  secondPersonFault({ ...olga, ...first }, { ...vera, ...second }, { ...about, ...more })

/** Approver and proposer must differ in person, device and session. */
describe('the rule of two people', () => {
  it('lets another person at another device in another session agree', () => {
    expect(faultOf({})).toBeUndefined()
  })

  it('knows the person who proposed at whichever device they come again', () => {
    expect(faultOf({}, { administratorId: 'olga' })).toBe('second_person_needed')
  })

  it('takes two accounts at one device for one person', () => {
    expect(faultOf({}, { deviceId: 'device 1' })).toBe('second_device_needed')
  })

  it('takes two accounts in one session for one person', () => {
    expect(faultOf({}, { sessionId: 'session 1' })).toBe('second_device_needed')
  })

  it('never takes an unknown device or session for another one', () => {
    expect(faultOf({ deviceId: null })).toBe('second_device_needed')
    expect(faultOf({}, { deviceId: null })).toBe('second_device_needed')
    expect(faultOf({ deviceId: null }, { deviceId: null })).toBe('second_device_needed')
    expect(faultOf({ sessionId: null })).toBe('second_device_needed')
  })

  it('wants the role that the decision names', () => {
    expect(faultOf({}, { role: 'finance' })).toBe('forbidden')
  })

  it('lets nobody approve what changes their own access', () => {
    expect(faultOf({}, {}, { concerns: 'vera' })).toBe('own_account')
    expect(faultOf({}, {}, { concerns: 'olga' })).toBeUndefined()
  })

  it('keeps an approver out to the last moment of their probation', () => {
    expect(faultOf({}, { probationUntil: minutes(0.01) })).toBe('approver_on_probation')
    expect(faultOf({}, { probationUntil: now })).toBeUndefined()
  })

  it('wants a proof of the approver that is no older than ten minutes', () => {
    expect(faultOf({}, { provedAt: minutes(-10) })).toBeUndefined()
    expect(faultOf({}, { provedAt: minutes(-10.01) })).toBe('proof_required')
  })

  it('shows every obstacle but a stale proof beforehand', () => {
    expect(obstacleTo(olga, { ...vera, provedAt: minutes(-60) }, about)).toBeUndefined()
    expect(obstacleTo(olga, { ...vera, deviceId: 'device 1' }, about)).toBe('second_device_needed')
  })
})
