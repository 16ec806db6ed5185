import { onTestFinished, vi } from 'vitest'

/**
 * A browser that can show notifications, with its own memory of where it takes them. It was not asked yet; `says` is what its owner
 * answers then, `default` that they close its question.
 */
export function openPushBrowser(says: NotificationPermission = 'default') {
  const browser = {
    /** The endpoint it takes messages at. */
    endpoint: undefined as string | undefined,
    /** Its push service answers. */
    isReachable: true,
    requestPermission: vi.fn(async () => {
      if (notification.permission === 'default') notification.permission = says
      return notification.permission
    }),
    /** What the owner of the browser does in its settings: what is not allowed ends. */
    allow: (next: NotificationPermission) => {
      notification.permission = next
      if (next !== 'granted') browser.endpoint = undefined
    },
    /** What a browser does now and then, unasked. */
    rotate: () => {
      made += 1
      browser.endpoint = `https://fcm.googleapis.com/fcm/send/${made}`
    },
  }
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: browser.requestPermission,
  }
  let made = 0
  let serverKey: unknown
  const subscription = () => ({
    toJSON: () => ({ endpoint: browser.endpoint, keys: { p256dh: `p${made}`, auth: `a${made}` } }),
    unsubscribe: async () => {
      if (!browser.isReachable) throw new DOMException('no push service', 'AbortError')
      browser.endpoint = undefined
      return true
    },
  })
  const pushManager = {
    getSubscription: async () => (browser.endpoint === undefined ? null : subscription()),
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      if (notification.permission !== 'granted') throw new DOMException('not allowed', 'NotAllowedError')
      if (!browser.isReachable) throw new DOMException('no push service', 'AbortError')
      if (browser.endpoint !== undefined && serverKey !== applicationServerKey)
        throw new DOMException('another key', 'InvalidStateError')
      serverKey = applicationServerKey
      if (browser.endpoint === undefined) browser.rotate()
      return subscription()
    },
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ active: {}, pushManager }) },
    configurable: true,
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return browser
}
