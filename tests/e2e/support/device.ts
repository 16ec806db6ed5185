import { type BrowserContext, expect, type Page } from '@playwright/test'

/** No network for every tab of the device, its service worker included. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
}

export async function goOnline(context: BrowserContext): Promise<void> {
  await context.setOffline(false)
}

/** All rows of one table of the app's own database, as they lie on the device. */
export async function readTable(page: Page, table: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(readRows, table)
}

/** Runs in the page. */
export function readRows(table: string): Promise<Record<string, unknown>[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('arara')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      const asked = db.transaction(table).objectStore(table).getAll()
      asked.onerror = () => reject(asked.error)
      asked.onsuccess = () => {
        db.close()
        resolve(asked.result)
      }
    }
  })
}

/** The service worker has taken control; much of the app may still be on its way to the device. */
export async function untilControlled(page: Page): Promise<void> {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isControlled, { timeout: 60_000 }).toBe(true)
}

/** The service worker has taken control and every chunk of the app is on the device: from here on any page opens offline. */
export async function untilInstalled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(lookAtInstallation), { timeout: 60_000 }).toBe('installed')
}

/** Runs in the page. Says what is missing, so that a failure does. */
export async function lookAtInstallation(): Promise<string> {
  if (String(navigator.serviceWorker.register).includes('blocked by Playwright')) {
    throw new Error('No worker here: this wants an installedTest (docs/guides/browser-tests.md)')
  }
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.active) return registration ? 'the worker is being installed' : 'no worker is registered'
  if (!navigator.serviceWorker.controller) return 'the worker does not control this page'
  // The build's own file, and the language of every test that asks.
  const { everyone, languages }: { everyone: string[]; languages: { pt: string[] } } = await (
    await fetch('/warm.json')
  ).json()
  const paths = [...everyone, ...languages.pt]
  const cached = await (await caches.open('chunks')).keys()
  const here = new Set(cached.map(request => new URL(request.url).pathname))
  const missing = paths.filter(path => !here.has(path))
  return paths.length > 0 && missing.length === 0
    ? 'installed'
    : `${missing.length} of ${paths.length} chunks are missing`
}
