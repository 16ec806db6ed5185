// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OfferAfterDeposit } from '../../../src/features/support/push/offers-after-money.tsx'
import { usePush } from '../../../src/features/support/push/use-push.ts'
import { toasts } from '../../../src/state/toasts.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'
import { openPushBrowser } from './push-browser.ts'

// Web push (VAPID) per topic with honest opt-in after a first deposit or withdrawal.

const memberId = 'm1'
const question = 'Hear of it when the app is closed?'

beforeEach(() => localStorage.clear())
afterEach(() => {
  toasts.shown = []
})

/** Stands below the offer: says so when the device has read what the server said of it. */
function Reader() {
  const { kept } = usePush(memberId)
  return kept.answer === undefined ? null : 'the house was heard'
}

type Visitor = { topics?: readonly 'money'[] | null; isRemembered?: boolean }

/** The page of a deposit that arrived, where the server has said `topics` of this device. */
async function visit({ topics = null, isRemembered = true }: Visitor = {}) {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId, isRemembered)
  const answer = { public_key: 'BKey', topics: topics === null ? null : [...topics], offers_open: true }
  await tab.db.answers.put({ memberId, name: 'push', language: '', part: '', answer })
  const sync = { pull: async () => ({ kind: 'applied' as const }), watch: () => () => undefined }
  const page = [<OfferAfterDeposit key="offer" memberId={memberId} />, <Reader key="reader" />]
  const place = await mountPage({ world, tab, path: '/', page, sync })
  await vi.waitFor(() => expect(place.textContent).toContain('the house was heard'))
  const press = (name: string) =>
    [...place.querySelectorAll('button')].find(one => one.textContent === name)?.click()
  return { place, press }
}

test.each([
  ['closed', 'default'],
  ['answered with no', 'denied'],
] as const)(
  'it is offered in the page, says what it is and what it is not; the browser’s own question waits for a press, and when it is %s that is shown',
  async (_, says) => {
    const { requestPermission } = openPushBrowser(says)
    const { place, press } = await visit()
    await vi.waitFor(() => expect(place.textContent).toContain(question))
    expect(place.textContent).toContain('No amounts, no advertising.')
    expect(requestPermission).not.toHaveBeenCalled()
    press('Turn on notifications')
    await vi.waitFor(() =>
      expect(place.textContent).toContain('You did not allow notifications, so none are sent.'),
    )
    expect(requestPermission).toHaveBeenCalledTimes(1)
  },
)

test('"Not now" is the last that is heard of it on this device', async () => {
  const { requestPermission } = openPushBrowser()
  const first = await visit()
  await vi.waitFor(() => expect(first.place.textContent).toContain(question))
  first.press('Not now')
  await vi.waitFor(() => expect(first.place.textContent).not.toContain(question))
  const next = await visit()
  expect(next.place.textContent).not.toContain(question)
  expect(requestPermission).not.toHaveBeenCalled()
})

test('a device that has notifications already is not asked again', async () => {
  openPushBrowser()
  const { place } = await visit({ topics: ['money'] })
  expect(place.textContent).not.toContain(question)
})

test.each([
  [true, 'reads in the offer of no end'],
  [false, 'reads in the offer when notifications end, and how they go on'],
])('a member who is kept signed in (%s) %s', async (isRemembered, _) => {
  openPushBrowser()
  const { place } = await visit({ isRemembered })
  await vi.waitFor(() => expect(place.textContent).toContain(question))
  const end =
    'Notifications end within 12 hours of your login, unless you log in with “Keep me signed in on this device”.'
  await vi.waitFor(() => expect(place.textContent?.includes(end)).toBe(!isRemembered))
})
