/** What the icon counts of this device alone, kept where a worker can read it. A number and no more: not whose, nor of what. */
const cacheName = 'icon'
const key = '/icon/unsent'

/** The part of a browser's `caches` that is used. */
export type NoteCaches = { open: (name: string) => Promise<Pick<Cache, 'match' | 'put'>> }

/** Rejects where a browser forbids its storage or has no room left. */
export async function recordUnsent(caches: NoteCaches, count: number): Promise<void> {
  await (await caches.open(cacheName)).put(key, new Response(String(count)))
}

/** 0 where nothing was noted, or it cannot be read. */
export async function readUnsent(caches: NoteCaches): Promise<number> {
  try {
    const kept = await (await caches.open(cacheName)).match(key)
    const count = Number(await kept?.text())
    return Number.isInteger(count) && count > 0 ? count : 0
  } catch {
    return 0
  }
}
