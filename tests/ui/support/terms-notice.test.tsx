// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { type DueTerms, termsQuestion } from '../../../src/features/support/content/due-terms.ts'
import { TermsNotice } from '../../../src/features/support/content/terms-notice.tsx'
import { serverClock } from '../../../src/state/server-clock.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

// "the two-week terms-change notice with re-acceptance"; readable without a network.

const memberId = 'm1'
afterEach(() => {
  localStorage.clear()
  serverClock.aheadMs = 0
})

const version = (number: number, effective_at: string) => ({
  ...{ version: number, title: 'Terms', changes: `change ${number}`, text: `text ${number}`, effective_at },
  announced_at: '2026-05-01T00:00:00.000Z',
})

/** A member who has accepted version 1, on a page, at the world's own time: noon of 1 June 2026. No network. */
async function visit(path: string, second: string) {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  tab.setOnline(false)
  const answer = [version(1, '2020-01-01T03:00:00.000Z'), version(2, second)]
  const everybody = { memberId: '', name: 'house-terms', part: '' } as const
  for (const language of ['pt', 'en']) await tab.db.answers.put({ ...everybody, language, answer })
  await tab.db.answers.put({
    ...{ memberId, name: 'member-terms', language: '', part: '' },
    answer: { accepted_version: 1, acceptances: [] },
  })
  await tab.db.table('users').put({ memberId, is_demo: false })
  return mountPage({ world, tab, path, page: <TermsNotice memberId={memberId} /> })
}

const inForce = '2026-06-01T03:00:00.000Z'
const announced = '2026-06-15T03:00:00.000Z'
const press = (place: HTMLElement, name: string) => {
  const found = [...place.querySelectorAll('button')].find(button => button.textContent === name)
  if (found === undefined) throw new Error(`No button ${name}`)
  found.click()
}

test('a version in force asks for its acceptance, with what changed, and may be put off for a withdrawal', async () => {
  const place = await visit('/', inForce)
  await vi.waitFor(() => expect(place.textContent).toContain('The terms of use have changed'))
  expect(place.textContent).toContain('change 2')
  expect(place.textContent).toContain('You can withdraw at any time')
  const comes = vi.spyOn(Element.prototype, 'scrollIntoView')
  press(place, 'Accept')
  await vi.waitFor(() => expect(place.textContent).toMatch(/You are offline|Log in/))
  // The text is long: on a phone the sentence stands below it, and the button seemed to do nothing.
  await vi.waitFor(() => expect(comes.mock.contexts.map(String)).not.toEqual([]))
  comes.mockRestore()
  press(place, 'Later')
  await vi.waitFor(() => expect(place.querySelector('dialog')).toBeNull())
})

test('terms are in force by the server’s clock, whatever the phone’s says', async () => {
  // The world's noon is the server's noon of the day before: what begins today has not begun.
  serverClock.aheadMs = 86_400_000
  const early = await visit('/', inForce)
  await vi.waitFor(() => expect(early.textContent).toContain('The terms of use will change'))
  // The phone is a day behind: they hold, and money is not played with before they are accepted.
  serverClock.aheadMs = -86_400_000
  const late = await visit('/', '2026-06-02T03:00:00.000Z')
  await vi.waitFor(() => expect(late.textContent).toContain('The terms of use have changed'))
})

test('an announced version is shown once on a device', async () => {
  const place = await visit('/', announced)
  await vi.waitFor(() => expect(place.textContent).toContain('The terms of use will change'))
  press(place, 'I have read it')
  await vi.waitFor(() => expect(place.querySelector('dialog')).toBeNull())
  expect(localStorage.getItem(`arara.terms-seen.${memberId}`)).toBe('2')
})

const newer = version(2, inForce)
const due = (part: Partial<DueTerms>): DueTerms => ({
  current: undefined,
  before: undefined,
  next: undefined,
  ...part,
})
const someone = { accepted: 1, path: '/', putOff: undefined, isSeen: () => false }

test('a version in force is asked for on the lobby and where money is played with, never on the way to a withdrawal', () => {
  const asked = (path: string, putOff?: string) =>
    termsQuestion(due({ current: newer }), { ...someone, path, putOff })
  for (const path of ['/', '/game', '/recharge', '/gameInfo']) expect(asked(path)).toBe('accept')
  for (const path of [
    '/withdraw',
    '/withdrawalRecord',
    '/terms',
    '/information-center/support',
    '/profile',
  ]) {
    expect(asked(path)).toBeUndefined()
  }
  expect(asked('/game', '/')).toBeUndefined()
  expect(asked('/recharge', '/')).toBe('accept')
  expect(asked('/recharge', '/recharge')).toBeUndefined()
})

test('a member who accepted a version, in force or ahead of its day, is not asked; an announced one is shown until it is put aside', () => {
  expect(termsQuestion(due({ current: newer }), { ...someone, accepted: 2 })).toBeUndefined()
  expect(termsQuestion(due({ next: newer }), someone)).toBe('notice')
  expect(termsQuestion(due({ next: newer }), { ...someone, accepted: 2 })).toBeUndefined()
  expect(termsQuestion(due({ next: newer }), { ...someone, isSeen: () => true })).toBeUndefined()
})
