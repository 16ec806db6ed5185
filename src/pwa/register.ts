import { Workbox } from 'workbox-window'
import { appUpdate } from '../state/device/app-update.ts'
import { preferences } from '../state/device/preferences.ts'
import { savesData } from '../state/device/saves-data.ts'
import { type BusyLock, whenIdle } from '../state/member/busy.ts'
import { askWhoIsBusy } from './ask-who-is-busy.ts'
import { offerUpdate } from './offer-update.ts'
import { onLaunch } from './on-launch.ts'
import { onNotificationClick } from './on-notification-click.ts'
import { onceOnline } from './once-online.ts'

/** Between two looks for a new version, when the member comes back to the page. */
const lookAgainMs = 15 * 60_000

type Environment = {
  busy: BusyLock
  /** What the tabs ask each other by. */
  channel: BroadcastChannel
  now: () => number
  reload: () => void
  /** A notification was pressed: leads to that page of this app, as a link would. */
  open: (path: string) => void
}

/**
 * Registers the service worker; call it after the first paint. workbox-window keeps the specification's constants itself
 * (60 s in which an update counts as this page's own, 200 ms before `waiting` is reported).
 */
export async function registerServiceWorker({ busy, channel, now, reload, open }: Environment) {
  if (!('serviceWorker' in navigator)) {
    appUpdate.worker = 'unsupported'
    return
  }
  onNotificationClick(window, navigator.serviceWorker, open)
  onLaunch(window, open)
  const workbox = new Workbox('/service-worker.js')
  // A tab that saw the very first worker come does not count what follows as an update, whether agreed to here or in another tab.
  const known = { isAgreed: false, wasControlled: navigator.serviceWorker.controller !== null }
  const areOthersSuspended = askWhoIsBusy(channel, busy)
  const onAgreed = () => {
    known.isAgreed = true
  }
  workbox.addEventListener('waiting', () => offerUpdate({ workbox, busy, areOthersSuspended, onAgreed }))
  workbox.addEventListener('controlling', event => {
    // The very first worker of a device takes control too; nothing on the page is old then.
    if (event.isUpdate || known.isAgreed || known.wasControlled) whenIdle(busy, reload)
    known.wasControlled = true
  })
  try {
    // A first visit may lose its network just then: the worker comes when it is back.
    await onceOnline(window, () => workbox.register({ immediate: true }))
  } catch {
    // Private windows and some policies refuse a worker: the app then needs the network to start, and nothing else.
    appUpdate.worker = 'unsupported'
    return
  }
  appUpdate.worker = navigator.serviceWorker.controller ? 'active' : 'none'
  lookAgainOnReturn(workbox, now)
  // Not `workbox.active`: it never comes on a page that opened while the worker of the page before was being installed.
  void navigator.serviceWorker.ready.then(({ active }) => {
    appUpdate.worker = 'active'
    // A page that was on its way while the worker took over is none of those it claimed, and would not start offline by it.
    if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' })
    whenQuiet(() => {
      const seen = performance.getEntriesByType('resource').map(({ name }) => name)
      active?.postMessage({ type: 'WARM', language: preferences.language, seen })
    })
  })
}

function lookAgainOnReturn(workbox: Workbox, now: () => number) {
  let lookedAt = now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Math.abs(now() - lookedAt) < lookAgainMs) return
    lookedAt = now()
    // Offline: there is nothing to look at, and the next return looks again.
    workbox.update().catch(() => undefined)
  })
}

function whenQuiet(act: () => void) {
  if (savesData()) return
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 10_000 })
  else setTimeout(act, 3000)
}
