/// <reference lib="webworker" />

import { asRecord } from '../state/member/as-record.ts'
import { readOwnPath } from '../state/member/own-path.ts'
import { type NoteCaches, readUnsent } from '../state/unsent-note.ts'
import { subscribeAgain } from './subscribe-again.ts'

/** What the server wrote for a locked screen; it is composed there, in the reader's language. */
type Pushed = { text: string; tag: string; path: string; badge: number }

export function readPushed(raw: unknown): Pushed {
  const { text, tag, path, badge } = asRecord(raw) ?? {}
  return {
    text: typeof text === 'string' ? text : '',
    tag: typeof tag === 'string' ? tag : 'news',
    path: readOwnPath(path) ?? '/',
    badge: typeof badge === 'number' && Number.isInteger(badge) && badge >= 0 ? badge : 0,
  }
}

type Shower = { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
/** Only where installed apps have a sign that counts. */
type Badged = { setAppBadge?: (count: number) => Promise<void> }
type Received = {
  registration: Shower
  navigator: Badged
  caches: NoteCaches
  clients: Pick<Tabs, 'matchAll'>
}

/** Every message is shown: a browser takes the permission back from a worker that swallows them. */
export async function showPushed({ registration, navigator, caches, clients }: Received, raw: unknown) {
  const { text, tag, path, badge } = readPushed(raw)
  const shown = registration.showNotification('Arara', {
    body: text,
    // News of one thing takes the place of older news of it.
    tag,
    icon: '/manifest/icon-192.png',
    badge: '/manifest/badge-96.png',
    data: { path },
  })
  const count = async () => {
    // The server knows of the news alone, this device of what it did not send.
    await navigator.setAppBadge?.(badge + (await readUnsent(caches)))
    // A tab that is open counts what is read there, and puts its number back.
    for (const tab of await clients.matchAll({ type: 'window' })) tab.postMessage({ type: 'PUSHED' })
  }
  // A phone may refuse the number.
  await Promise.all([shown, count().catch(() => undefined)])
}

type Tab = Pick<WindowClient, 'url' | 'visibilityState' | 'postMessage'> & { focus: () => Promise<unknown> }
type Tabs = {
  matchAll: (options: { type: 'window' }) => Promise<readonly Tab[]>
  openWindow: (path: string) => Promise<unknown>
}

const isOurs = ({ url }: Tab) => !new URL(url).pathname.startsWith('/backoffice')

/**
 * The tab that is open leads there itself, as a link would: a navigation by the worker would reload it in the middle of
 * whatever it does.
 */
export async function openPushed(clients: Tabs, raw: unknown) {
  const { path } = readPushed(raw)
  const tabs = (await clients.matchAll({ type: 'window' })).filter(isOurs)
  const tab = tabs.find(one => one.visibilityState === 'visible') ?? tabs[0]
  if (!tab) return void (await clients.openWindow(path))
  await tab.focus().catch(() => undefined)
  tab.postMessage({ type: 'OPEN', path })
}

/** Hears what arrives while the app is closed. Nothing is asked of the server here: the worker has no session. */
export function onPushes(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('push', event => {
    event.waitUntil(showPushed(worker, readJson(event.data)))
  })
  worker.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(openPushed(worker.clients, event.notification.data))
  })
  worker.addEventListener('pushsubscriptionchange', event => {
    event.waitUntil(subscribeAgain(worker, event))
  })
}

function readJson(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}
