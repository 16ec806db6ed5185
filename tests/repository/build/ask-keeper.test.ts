import { expect, test } from 'vitest'
import { askKeeper } from '../../../src/app/start/ask-keeper.ts'

/** As Node tells it, and as a browser tells the page's error boundary. */
async function listenToUnhandled(act: () => void): Promise<unknown[]> {
  const received: unknown[] = []
  const listener = (reason: unknown) => received.push(reason)
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', listener)
  act()
  await new Promise(resolve => setImmediate(resolve))
  process.removeListener('unhandledRejection', listener)
  for (const other of others) process.on('unhandledRejection', other)
  return received
}

test('a keeper whose chunk does not arrive is asked in vain, and nothing breaks', async () => {
  let isAsked = false
  const unhandled = await listenToUnhandled(() =>
    askKeeper(
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      async () => {
        isAsked = true
      },
    ),
  )
  expect(unhandled).toEqual([])
  expect(isAsked).toBe(false)
})
