type Load = () => Promise<unknown>

const chunkName = /import\([`"']\.\/([\w.-]+\.js)/
const imported = /(?:from|import)\s*[`"']\.\/([\w.-]+\.js)/g

/** Past the browser's cache; where our worker stands in between, past its caches too, which then have the new one (pwa/fetch-anew.ts). */
const bring = (path: string) =>
  navigator.serviceWorker?.controller
    ? fetch(`${path}?again=${Date.now()}`, { cache: 'no-store' })
    : fetch(path, { cache: 'reload' })

/** Replaces what the device keeps of a chunk and of all that it imports: the next document reads nothing of what was broken. */
async function mend(name: string, seen: Set<string>): Promise<void> {
  if (seen.has(name)) return
  seen.add(name)
  const code = await (await bring(`/assets/${name}`)).text()
  await Promise.all([...code.matchAll(imported)].map(([, next]) => next && mend(next, seen)))
}

/**
 * Asks once more for a chunk that did not arrive, arrived cut or broken, or as some other page: under a new address, for the old
 * one fails for ever in this document. What fails again is fetched anew for the next document, and is then told as missing
 * (page-failed.tsx), whatever the browser said of it; without a network the first error stands.
 */
export async function importAgain(load: Load, error: unknown): Promise<unknown> {
  const [, name] = chunkName.exec(String(load)) ?? []
  if (name === undefined || !navigator.onLine) throw error
  try {
    // Read by the import itself before it waits for anything (scripts/web-build/seal-assets.ts).
    Reflect.set(globalThis, 'again', `?again=${Date.now()}`)
    const second = load()
    Reflect.deleteProperty(globalThis, 'again')
    return await second
  } catch (cause) {
    await mend(name, new Set()).catch(() => undefined)
    throw new Error(`Failed to fetch dynamically imported module: /assets/${name}`, { cause })
  }
}
