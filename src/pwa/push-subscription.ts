import { readPlatform } from '../state/device/platform.ts'
import { asRecord } from '../state/member/as-record.ts'
import { findPushManager } from './end-browser-subscription.ts'

/** `install-first`: on an iPhone or iPad only apps on the home screen may notify. */
export type PushSupport = 'ready' | 'denied' | 'install-first' | 'unsupported'

type Page = Pick<Window, 'navigator' | 'isSecureContext'>

/** What this browser can do, without asking anybody anything. */
export function readPushSupport(page: Page): PushSupport {
  if (!('serviceWorker' in page.navigator) || !('PushManager' in page) || !('Notification' in page)) {
    return readPlatform(page.navigator) === 'apple-phone' &&
      Reflect.get(page.navigator, 'standalone') === false
      ? 'install-first'
      : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** As the contract wants it. */
export type BrowserSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export type SubscribeOutcome =
  | { kind: 'subscribed'; subscription: BrowserSubscription }
  | { kind: 'denied' }
  /** No worker, or the browser's push service did not answer. */
  | { kind: 'unreachable' }

/**
 * Which subscription it is, as far as a server has to know. Its keys live and die together (Push API, "push subscription"), so the
 * public one stands for both, and the secret one need lie nowhere else.
 */
export const addressOf = ({ endpoint, keys }: BrowserSubscription) => `${endpoint}|${keys.p256dh}`

/** What this browser would take messages by now, without asking anybody; undefined: it takes none. */
export async function readBrowserSubscription(): Promise<BrowserSubscription | undefined> {
  if (readPushSupport(window) !== 'ready' || Notification.permission !== 'granted') return undefined
  try {
    return readSubscription((await (await findPushManager())?.getSubscription())?.toJSON())
  } catch {
    return undefined
  }
}

/** Asks the member where the browser has not yet, so call it from a press; then the browser's push service. */
export async function subscribeBrowser(publicKey: string): Promise<SubscribeOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return { kind: 'denied' }
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.active) return { kind: 'unreachable' }
  const { pushManager } = registration
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  try {
    const subscription = await ask().catch(async (error: unknown) => {
      // Subscribed with a key that the server has changed since.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      await (await pushManager.getSubscription())?.unsubscribe()
      return ask()
    })
    const read = readSubscription(subscription.toJSON())
    return read === undefined ? { kind: 'unreachable' } : { kind: 'subscribed', subscription: read }
  } catch {
    return { kind: 'unreachable' }
  }
}

function readSubscription(raw: unknown): BrowserSubscription | undefined {
  const { endpoint, keys } = asRecord(raw) ?? {}
  const { p256dh, auth } = asRecord(keys) ?? {}
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return undefined
  return { endpoint, keys: { p256dh, auth } }
}
