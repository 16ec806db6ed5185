import { asRecord } from '../state/member/as-record.ts'
import { isOwnFile } from './is-own-file.ts'

/** A tab of the build before may still want its chunks; after this long nobody does. */
const leftOverMs = 8 * 7 * 24 * 3_600_000

/** A chunk is mostly a round trip: one lane alone would take a minute over a slow line, more would crowd the member out. */
const lanes = 3

/**
 * Fetches the chunks outside the shell while nothing else is going on, so that a page never opened still opens offline.
 * Few at once and of low priority: the member's own requests come first. What fails is asked for again at the next start. Of eight
 * languages only the page's is fetched, which is a third of the bytes. Chunks of earlier builds leave by age, and only when the list of this
 * one is known. `signal` ends it as a lost connection does.
 */
export async function warmChunks(now: number, language: string, signal: AbortSignal) {
  const listed = await listChunks(signal)
  if (listed === undefined) return
  const cache = await caches.open('chunks')
  const here = await cache.keys()
  const paths = new Set(here.map(pathOf))
  const wanting = [...(listed.languages.get(language) ?? []), ...listed.everyone]
  const waiting = wanting.filter(path => !paths.has(path)).values()
  let isCut = false
  const lane = async () => {
    for (const path of waiting) {
      if (isCut) return
      try {
        const response = await fetch(path, { priority: 'low', signal })
        if (await isOwnFile(path, response)) await cache.put(path, response)
      } catch {
        isCut = true
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (isCut) return
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

async function listChunks(signal: AbortSignal): Promise<Listed | undefined> {
  try {
    const response = await fetch('/warm.json', { cache: 'no-cache', signal })
    const list = asRecord(response.ok ? await response.json() : undefined)
    const everyone = readPaths(list?.everyone)
    if (everyone.length === 0) return undefined
    const languages = Object.entries(asRecord(list?.languages) ?? {})
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
