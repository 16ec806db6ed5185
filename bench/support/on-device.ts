import type { Page } from '@playwright/test'

/** Rows of the catalogue in the app's own database. */
export function countGames(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('arara')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const counted = db.transaction('games').objectStore('games').count()
          counted.onerror = () => reject(counted.error)
          counted.onsuccess = () => {
            db.close()
            resolve(counted.result)
          }
        }
      }),
  )
}

/** Waits until the catalogue is whole on the device and a worker answers for the page. */
export async function untilOnDevice(page: Page, games: number): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  })
  for (let tries = 0; tries < 240; tries += 1) {
    if ((await countGames(page)) >= games) return
    await page.waitForTimeout(250)
  }
  throw new Error('The catalogue did not come whole')
}
