/**
 * Fetches the chunks outside the shell while nothing else is going on, so that a page never opened still opens offline.
 * One after the other: the member's own requests come first. What fails is asked for again at the next start.
 */
export async function warmChunks() {
  const cache = await caches.open('chunks')
  for (const path of await listChunks()) {
    if (await cache.match(path)) continue
    try {
      const response = await fetch(path)
      if (response.ok) await cache.put(path, response)
    } catch {
      return
    }
  }
}

async function listChunks(): Promise<string[]> {
  try {
    const response = await fetch('/warm.json', { cache: 'no-cache' })
    const list: unknown = response.ok ? await response.json() : []
    return Array.isArray(list) ? list.filter(path => typeof path === 'string') : []
  } catch {
    return []
  }
}
