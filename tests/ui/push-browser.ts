import { onTestFinished, vi } from 'vitest'

/** A browser that can show notifications and was not asked yet; answers what would be its own question. */
export function openPushBrowser() {
  const requestPermission = vi.fn(async () => 'denied' as const)
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => undefined },
    configurable: true,
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return requestPermission
}
