import { setupI18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { createNotices } from '../../../src/app/start/notices.ts'
import { toasts } from '../../../src/state/toasts.ts'

/** The words of other pages arrive, or do not, when the test says so. */
function createWorld({ inEnglish = false } = {}) {
  const arrival = Promise.withResolvers<void>()
  let isHere = false
  const unnamed = setupI18n({
    locale: 'pt',
    messages: { pt: {} },
    missing: () => (isHere ? 'A sentence' : 'id'),
  })
  const english = setupI18n({ locale: 'en', messages: { en: {} } })
  const words = { i18n: inEnglish ? english : unnamed, bring: () => arrival.promise }
  const nothing = () => undefined
  const notices = createNotices({ words, clearToken: nothing, reload: nothing, tryAgain: nothing })
  const arrive = () => {
    isHere = true
    arrival.resolve()
  }
  return { notices, arrive, fail: () => arrival.reject(new Error('The chunk did not arrive')) }
}

const texts = () => toasts.shown.map(({ text }) => text)
const aMoment = () => new Promise(resolve => setTimeout(resolve))

afterEach(() => {
  toasts.shown = []
})

test('a notice waits for its words and is then said in them', async () => {
  const { notices, arrive } = createWorld()
  notices.networkError()
  await aMoment()
  expect(texts()).toEqual([])
  arrive()
  await expect.poll(texts).toEqual(['A sentence'])
})

test('a notice whose words did not arrive is not said as an id', async () => {
  const { notices, fail } = createWorld()
  notices.networkError()
  fail()
  await aMoment()
  expect(texts()).toEqual([])
})

test.each([
  ['missing', 'keeps nothing on the device'],
  ['slow', 'did not open in time'],
  ['blocked', 'did not open in time'],
  ['full', 'cannot be used at the moment'],
  ['broken', 'cannot be used at the moment'],
] as const)('a start without its storage is reported, and why: %s', async (reason, why) => {
  const { notices, arrive } = createWorld({ inEnglish: true })
  arrive()
  await notices.storageUnavailable(reason)
  await expect.poll(texts).toEqual([expect.stringContaining(why)])
})

test('a full device is reported once, however many pulls fail on it: nobody changed anything', async () => {
  const { notices, arrive } = createWorld()
  arrive()
  notices.ofSync({ kind: 'storage-full' })
  await expect.poll(texts).toHaveLength(1)
  notices.ofSync({ kind: 'storage-full' })
  await aMoment()
  toasts.shown = []
  notices.ofSync({ kind: 'storage-full' })
  await aMoment()
  expect(texts()).toEqual([])
})
