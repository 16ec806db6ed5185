import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { untilControlled } from './device.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.use({ serviceWorkers: 'allow' })

const settings = '/information-center/notification-settings'
const reported = z.object({ endpoint: z.string(), topics: z.array(z.string()) })
const address = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`

/**
 * The headless shell allows nobody notifications, and its push service is not here: where it would take messages is what the test
 * last wrote into the page's storage, across its starts.
 */
async function pretendPushService(page: Page) {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  await page.addInitScript(given => {
    const subscription = (endpoint: string) => ({
      toJSON: () => ({ endpoint, keys: given }),
      unsubscribe: async () => {
        localStorage.removeItem('test.push')
        return true
      },
    })
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Notification.requestPermission = async () => 'granted'
    const read = () => localStorage.getItem('test.push')
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const endpoint = read()
        return endpoint === null ? null : subscription(endpoint)
      },
      subscribe: async () => {
        if (read() === null) localStorage.setItem('test.push', 'https://fcm.googleapis.com/fcm/send/first')
        return subscription(read() ?? '')
      },
    })
  }, keys)
}

const change = (page: Page, name: string | null) =>
  page.evaluate(
    endpoint =>
      endpoint === null ? localStorage.removeItem('test.push') : localStorage.setItem('test.push', endpoint),
    name === null ? null : address(name),
  )

/** The next time that the app tells the server where to send to, and the server takes it. */
async function untilReported(page: Page) {
  const answer = await page.waitForResponse(response => response.url().includes('/api/push/subscribe'))
  expect(answer.status()).toBe(200)
  return z.parse(reported, answer.request().postDataJSON())
}

test('a subscription that the browser changed is sent to the server at the next start, and at once when the worker hears of it; one that it dropped is made again', async ({
  memberTab: page,
  context,
}) => {
  await pretendPushService(page)
  await page.goto(settings)
  await untilControlled(page)
  const turnOff = page.getByRole('button', { name: word('Turn off on this device') })
  const [first] = await Promise.all([
    untilReported(page),
    page.getByRole('button', { name: word('Turn on notifications') }).click(),
  ])
  expect(first).toEqual({ endpoint: address('first'), topics: ['money', 'security', 'support'] })
  await expect(turnOff).toBeVisible()

  await change(page, 'second')
  const [second] = await Promise.all([untilReported(page), page.reload()])
  expect(second).toEqual({ ...first, endpoint: address('second') })
  await expect(turnOff).toBeVisible()

  await change(page, 'third')
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker runs')
  const [third] = await Promise.all([
    untilReported(page),
    worker.evaluate(() => {
      const event = new ExtendableEvent('pushsubscriptionchange')
      // What a script dispatches cannot wait.
      Object.defineProperty(event, 'waitUntil', { value: () => undefined })
      self.dispatchEvent(event)
    }),
  ])
  expect(third).toEqual({ ...first, endpoint: address('third') })

  await change(page, null)
  const [again] = await Promise.all([untilReported(page), page.reload()])
  expect(again).toEqual(first)
  await expect(turnOff).toBeVisible()
})
