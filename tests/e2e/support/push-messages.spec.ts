import type { Worker } from '@playwright/test'
import { goOffline, goOnline, untilControlled } from './device.ts'
import { expect, test } from './test.ts'
import { wordLike } from './words.ts'

test.use({ serviceWorkers: 'allow' })

/** A notification that leads to `path` is pressed; whether it was closed by that. */
const press = (worker: Worker, path: string) =>
  worker.evaluate(async to => {
    let isClosed = false
    const notification = { data: { path: to }, close: () => (isClosed = true) }
    const waits: unknown[] = []
    const event = Object.defineProperties(new Event('notificationclick'), {
      notification: { value: notification },
      waitUntil: { value: (work: unknown) => void waits.push(work) },
    })
    self.dispatchEvent(event)
    await Promise.all(waits)
    return isClosed
  }, path)

const reported = { text: 'Seu saque andou.', tag: 'withdrawal', path: '/withdrawalRecord', badge: 3 }

/*
 * A message that the browser delivers automatically crashes the headless shell, so the worker is given the event: everything from
 * there on is its own. What such an event cannot do is wait; the test does it in its place.
 */
test('a message of a closed app is shown with its words, its sign counts what this device did not send too, and a press leads the open tab to its page', async ({
  memberTab: page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const signs: number[] = []
    Object.assign(window, { signs })
    for (const name of ['setAppBadge', 'clearAppBadge']) {
      Object.defineProperty(navigator, name, { value: async (count = 0) => void signs.push(count) })
    }
  })
  const signs = () => page.evaluate((): number[] => Reflect.get(window, 'signs'))
  await page.goto('/')
  await untilControlled(page)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker runs')
  await expect.poll(signs).not.toEqual([])
  const news = (await signs()).at(-1) ?? 0
  await goOffline(context)
  await page
    .getByRole('main')
    .getByRole('button', { name: wordLike('Favourite {name}') })
    .first()
    .click()
  await expect.poll(signs).toContain(news + 1)

  const written = (await signs()).length
  const seen = await worker.evaluate(async message => {
    const shown: unknown[] = []
    const signs: unknown[] = []
    const waits: unknown[] = []
    Object.assign(self, { shown })
    Object.defineProperty(navigator, 'setAppBadge', {
      value: async (count: number) => void signs.push(count),
    })
    Object.defineProperty(Reflect.get(self, 'registration'), 'showNotification', {
      value: async (title: string, options: object) => void shown.push({ title, ...options }),
    })
    const Pushed = Reflect.get(self, 'PushEvent')
    const event = new Pushed('push', { data: JSON.stringify(message) })
    Object.defineProperty(event, 'waitUntil', { value: (work: unknown) => void waits.push(work) })
    self.dispatchEvent(event)
    await Promise.all(waits)
    return { shown, signs }
  }, reported)
  expect(seen).toEqual({
    shown: [
      expect.objectContaining({
        title: 'Arara',
        body: reported.text,
        tag: reported.tag,
        data: { path: reported.path },
      }),
    ],
    signs: [reported.badge + 1],
  })
  // The tab that is open counts what was read there, and puts its number back.
  await expect.poll(async () => (await signs()).length).toBeGreaterThan(written)
  expect((await signs()).at(-1)).toBe(news + 1)
  await goOnline(context)

  expect(await press(worker, reported.path)).toBe(true)
  await expect(page).toHaveURL(/\/withdrawalRecord$/)
})

test('a press while the app is being opened leads to its page once it runs', async ({
  memberPage: page,
  context,
}) => {
  await untilControlled(page)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker runs')
  await page.addInitScript(() => {
    const run = Promise.withResolvers<void>()
    // The page waits for its first picture before it runs the app.
    Object.defineProperty(window, 'firstTile', { get: () => run.promise, set: () => undefined })
    Object.assign(window, { runApp: run.resolve })
  })
  await page.goto('/')
  await press(worker, '/withdrawalRecord')
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'pressedMessage'))).toBe(true)
  await page.evaluate(() => Reflect.get(window, 'runApp')())
  await expect(page).toHaveURL(/\/withdrawalRecord$/)
})
