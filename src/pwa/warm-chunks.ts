import { recordOf } from '../state/record-of.ts'
import { isOwnFile } from './is-own-file.ts'

/** A tab of the build before may still want its chunks; after this long nobody does. */
const leftOverMs = 8 * 7 * 24 * 3_600_000

/**
 * Fetches the chunks outside the shell while nothing else is going on, so that a page never opened still opens offline.
 * One after the other: the member's own requests come first. What fails is asked for again at the next start. Of eight
 * languages only the page's is fetched, which is a third of the bytes. Chunks of earlier builds leave by age, and only when the list of this
 * one is known.
 */
export async function warmChunks(now: number, language: string) {
  const listed = await listChunks()
  if (listed === undefined) return
  const cache = await caches.open('chunks')
  const here = await cache.keys()
  const paths = new Set(here.map(pathOf))
  for (const path of [...(listed.languages.get(language) ?? []), ...listed.everyone]) {
    if (paths.has(path)) continue
    try {
      const response = await fetch(path)
      if (await isOwnFile(path, response)) await cache.put(path, response)
    } catch {
      return
    }
  }
  const wanted = new Set([...listed.everyone, ...[...listed.languages.values()].flat()])
  for (const request of here) {
    if (!wanted.has(pathOf(request))) await dropLeftOver(cache, request, now)
  }
}

const pathOf = (request: Request) => new URL(request.url).pathname

async function dropLeftOver(cache: Cache, request: Request, now: number) {
  const date = (await cache.match(request))?.headers.get('date')
  const isRecent = date != null && now - Date.parse(date) < leftOverMs
  if (!isRecent) await cache.delete(request)
}

type Listed = { everyone: readonly string[]; languages: ReadonlyMap<string, readonly string[]> }

async function listChunks(): Promise<Listed | undefined> {
  try {
    const response = await fetch('/warm.json', { cache: 'no-cache' })
    const list = recordOf(response.ok ? await response.json() : undefined)
    const everyone = readPaths(list?.everyone)
    if (everyone.length === 0) return undefined
    const languages = Object.entries(recordOf(list?.languages) ?? {})
    return {
      everyone,
      languages: new Map(languages.map(([language, paths]) => [language, readPaths(paths)])),
    }
  } catch {
    return undefined
  }
}

function readPaths(list: unknown): string[] {
  return Array.isArray(list) ? list.filter(path => typeof path === 'string') : []
}
