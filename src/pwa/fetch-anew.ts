import { isOwnFile } from './is-own-file.ts'

/** Fetches a file past every cache; a whole one replaces what any cache of this worker kept of it. */
export async function fetchAnew(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'reload' })
  if (!(await isOwnFile(path, response))) return response
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    if (await cache.match(path)) await cache.put(path, response.clone())
  }
  return response
}
