/** Runs in the page, alone. What the app uses where it is, and does without where it is not (docs/reference/browser-support.md). */
export async function listFeatures(): Promise<Record<string, string>> {
  const yes = (is: boolean) => (is ? 'yes' : 'no')
  const has = (name: string, of: object = navigator) => yes(name in of)
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined)
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  return {
    'secure context': yes(isSecureContext),
    'service worker': registration?.active ? 'active' : has('serviceWorker'),
    'Web Locks': has('locks'),
    BroadcastChannel: has('BroadcastChannel', globalThis),
    'storage estimate': estimate?.quota ? `${Math.round(estimate.quota / 1e6)} MB` : 'no',
    'persistent storage': has('persist', navigator.storage ?? {}),
    'background sync': has('SyncManager', globalThis),
    'Web Push': has('PushManager', globalThis),
    'install prompt of the page': has('onbeforeinstallprompt', globalThis),
    'badge on the icon': has('setAppBadge'),
    'navigator.connection': has('connection'),
    'wake lock': has('wakeLock'),
    vibration: has('vibrate'),
    share: has('share'),
    passkeys: has('PublicKeyCredential', globalThis),
    'fetch priority': has('priority', Request.prototype),
    'navigation preload': has('NavigationPreloadManager', globalThis),
    'light-dark()': yes(CSS.supports('color', 'light-dark(red, blue)')),
    'field-sizing': yes(CSS.supports('field-sizing', 'content')),
    'text-wrap: balance': yes(CSS.supports('text-wrap', 'balance')),
    requestIdleCallback: has('requestIdleCallback', globalThis),
    'scheduler.postTask': has('scheduler', globalThis),
  }
}
