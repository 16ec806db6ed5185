import { describe, expect, test } from 'vitest'
import { openPushed, readPushed, showPushed } from '../../../src/pwa/push-messages.ts'
import { recordUnsent } from '../../../src/state/unsent-note.ts'

/** A worker whose device did not send `unsent` things, with a list of what it did. */
async function createWorker({ unsent = 0 } = {}) {
  const did: unknown[] = []
  const kept = new Map<string, Response>()
  const cache = {
    match: async (path: RequestInfo | URL) => kept.get(String(path)),
    put: async (path: RequestInfo | URL, response: Response) => void kept.set(String(path), response),
  }
  const caches = { open: async () => cache }
  if (unsent > 0) await recordUnsent(caches, unsent)
  const registration = {
    showNotification: async (title: string, options: NotificationOptions) =>
      void did.push(['show', title, options]),
  }
  const navigator = { setAppBadge: async (count: number) => void did.push(['badge', count]) }
  return { did, registration, navigator, caches, clients: { matchAll: async () => [] } }
}

/** The tabs that are open, with a list of what became of them. */
function createTabs(...tabs: readonly { url: string; visibilityState: DocumentVisibilityState }[]) {
  const did: unknown[] = []
  const clients = tabs.map(tab => ({
    ...tab,
    focus: async () => did.push(['focus', tab.url]),
    postMessage: (message: unknown) => void did.push(['tell', tab.url, message]),
  }))
  return { did, matchAll: async () => clients, openWindow: async (path: string) => did.push(['open', path]) }
}

const reported = { text: 'Seu saque andou.', tag: 'withdrawal', path: '/withdrawalRecord', badge: 3 }

describe('a notification of a closed app', () => {
  test('is shown as the server wrote it, and the app’s sign counts what is unread', async () => {
    const worker = await createWorker()
    await showPushed(worker, reported)
    expect(worker.did).toEqual([
      [
        'show',
        'Arara',
        expect.objectContaining({
          body: 'Seu saque andou.',
          tag: 'withdrawal',
          data: { path: '/withdrawalRecord' },
        }),
      ],
      ['badge', 3],
    ])
  })

  test('is shown even when it cannot be read, and where nothing counts', async () => {
    const worker = await createWorker()
    await showPushed({ ...worker, navigator: {} }, undefined)
    expect(worker.did).toEqual([['show', 'Arara', expect.anything()]])
  })

  test('leaves on the app’s sign what this device did not send', async () => {
    const worker = await createWorker({ unsent: 2 })
    await showPushed(worker, reported)
    expect(worker.did).toContainEqual(['badge', 5])
  })

  test('is shown, and its news are counted, where the device keeps nothing', async () => {
    const worker = await createWorker()
    const caches = { open: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) }
    await showPushed({ ...worker, caches }, reported)
    expect(worker.did).toEqual([
      ['show', 'Arara', expect.anything()],
      ['badge', 3],
    ])
  })

  test('tells the tabs that are open, which count for themselves', async () => {
    const tabs = createTabs({ url: 'https://arara.example/', visibilityState: 'visible' })
    await showPushed({ ...(await createWorker()), clients: tabs }, reported)
    expect(tabs.did).toEqual([['tell', 'https://arara.example/', { type: 'PUSHED' }]])
  })

  test('pressed with no tab open opens its page', async () => {
    const tabs = createTabs()
    await openPushed(tabs, reported)
    expect(tabs.did).toEqual([['open', '/withdrawalRecord']])
  })

  test('pressed with a tab open leads there inside that tab, the visible one first, and never reloads it', async () => {
    const tabs = createTabs(
      { url: 'https://arara.example/backoffice/', visibilityState: 'visible' },
      { url: 'https://arara.example/hidden', visibilityState: 'hidden' },
      { url: 'https://arara.example/seen', visibilityState: 'visible' },
    )
    await openPushed(tabs, reported)
    expect(tabs.did).toEqual([
      ['focus', 'https://arara.example/seen'],
      ['tell', 'https://arara.example/seen', { type: 'OPEN', path: '/withdrawalRecord' }],
    ])
  })

  test.each(['//evil.example', 'https://evil.example', '/api/auth/logout', '/backoffice/', 7])(
    'leads nowhere but to a page of this app: %s',
    path => {
      expect(readPushed({ ...reported, path }).path).toBe('/')
    },
  )
})
