import { expect, test } from 'vitest'
import { watchSession } from '../../../src/features/auth/session/watch-session.ts'

const minuteMs = 60_000

/** A page that is in sight; `look` is what it does each minute. */
function openPage() {
  const page = { now: 100 * 86_400_000, asked: 0, look: () => {} }
  const touches = new EventTarget()
  watchSession({
    page: {
      addEventListener: (name: string, listen: EventListenerOrEventListenerObject) =>
        touches.addEventListener(name, listen),
      setInterval: (run: unknown) => {
        if (typeof run === 'function') page.look = () => void run()
        return 1
      },
    },
    isVisible: () => true,
    now: () => page.now,
    whenConnectionReturns: () => undefined,
    keepFresh: () => {
      page.asked += 1
    },
  })
  const happen = (name: string) => touches.dispatchEvent(new Event(name))
  return { page, touch: () => happen('pointerdown'), play: () => happen('arara-played') }
}

test('a session is kept for a quarter of an hour after the last touch, and no longer', () => {
  const { page, touch } = openPage()
  page.now += 20 * minuteMs
  page.look()
  expect(page.asked).toBe(0)
  touch()
  page.now += 14 * minuteMs
  page.look()
  expect(page.asked).toBe(1)
})

test('a round in a provider’s frame, whose touches the app does not hear, keeps the session as a touch does', () => {
  const { page, play } = openPage()
  page.now += 20 * minuteMs
  play()
  page.now += 14 * minuteMs
  page.look()
  expect(page.asked).toBe(1)
})

test('a clock that is set an hour back does not keep the session of somebody who went away for an hour longer', () => {
  const { page, touch } = openPage()
  touch()
  page.now -= 60 * minuteMs
  page.look()
  expect(page.asked).toBe(0)
  touch()
  page.look()
  expect(page.asked).toBe(1)
})
