import { describe, expect, test } from 'vitest'
import { openPushed, readPushed, showPushed } from '../../src/pwa/push-messages.ts'

/** What a worker shows, with a list of what it did. */
function createScreen() {
  const did: unknown[] = []
  const registration = {
    showNotification: async (title: string, options: NotificationOptions) =>
      void did.push(['show', title, options]),
  }
  return {
    did,
    registration,
    navigator: { setAppBadge: async (count: number) => void did.push(['badge', count]) },
  }
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

const told = { text: 'Seu saque andou.', tag: 'withdrawal', path: '/withdrawalRecord', badge: 3 }

describe('a notification of a closed app', () => {
  test('is shown as the server wrote it, and the app’s sign counts what is unread', async () => {
    const { did, registration, navigator } = createScreen()
    await showPushed(registration, navigator, told)
    expect(did).toEqual([
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
    const { did, registration } = createScreen()
    await showPushed(registration, {}, undefined)
    expect(did).toEqual([['show', 'Arara', expect.anything()]])
  })

  test('pressed with no tab open opens its page', async () => {
    const tabs = createTabs()
    await openPushed(tabs, told)
    expect(tabs.did).toEqual([['open', '/withdrawalRecord']])
  })

  test('pressed with a tab open leads there inside that tab, the visible one first, and never reloads it', async () => {
    const tabs = createTabs(
      { url: 'https://arara.example/backoffice/', visibilityState: 'visible' },
      { url: 'https://arara.example/hidden', visibilityState: 'hidden' },
      { url: 'https://arara.example/seen', visibilityState: 'visible' },
    )
    await openPushed(tabs, told)
    expect(tabs.did).toEqual([
      ['focus', 'https://arara.example/seen'],
      ['tell', 'https://arara.example/seen', { type: 'OPEN', path: '/withdrawalRecord' }],
    ])
  })

  test.each(['//evil.example', 'https://evil.example', '/api/auth/logout', '/backoffice/', 7])(
    'leads nowhere but to a page of this app: %s',
    path => {
      expect(readPushed({ ...told, path }).path).toBe('/')
    },
  )
})
