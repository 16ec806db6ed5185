import { expect, test } from 'vitest'
import { onceOnline } from '../../../src/pwa/once-online.ts'

/** A page whose network the test switches. */
function createPage() {
  const events = new EventTarget()
  const navigator = { onLine: true }
  return {
    page: { navigator, addEventListener: events.addEventListener.bind(events) },
    lose: () => {
      navigator.onLine = false
    },
    regain: () => {
      navigator.onLine = true
      events.dispatchEvent(new Event('online'))
    },
  }
}

/** Fails until `ready`; counts. */
function createAttempt() {
  const state = { count: 0, isReady: false }
  const attempt = async () => {
    state.count += 1
    if (!state.isReady) throw new TypeError('fetching the script')
    return 'registered'
  }
  return { state, attempt }
}

test('what failed because the network went is tried again when it is back', async () => {
  const { page, lose, regain } = createPage()
  const { state, attempt } = createAttempt()
  lose()
  const outcome = onceOnline(page, attempt)
  await Promise.resolve()
  expect(state.count).toBe(1)
  state.isReady = true
  regain()
  expect(await outcome).toBe('registered')
  expect(state.count).toBe(2)
})

test('what fails with a network is refused by the browser, and not tried again', async () => {
  const { page } = createPage()
  const { state, attempt } = createAttempt()
  await expect(onceOnline(page, attempt)).rejects.toThrow('fetching the script')
  expect(state.count).toBe(1)
})
