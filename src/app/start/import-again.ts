import { isOwnFile } from '../../pwa/is-own-file.ts'

type Load = () => Promise<unknown>

const chunkName = /import\([`"']\.\/([\w.-]+\.js)/
const imported = /(?:from|import)\s*[`"']\.\/([\w.-]+\.js)/g

/** Past the browser's cache; where our worker stands in between, past its caches too, which then have the new one (pwa/fetch-anew.ts). */
const bring = (path: string) =>
  navigator.serviceWorker?.controller
    ? fetch(`${path}?again=${Date.now()}`, { cache: 'no-store' })
    : fetch(path, { cache: 'reload' })

/**
 * Replaces what the device keeps of a chunk and of all that it imports: the next document reads nothing of what was broken.
 *
 * @returns whether every one of them is whole now
 */
async function mend(name: string, seen: Set<string>): Promise<boolean> {
  if (seen.has(name)) return true
  seen.add(name)
  const path = `/assets/${name}`
  const response = await bring(path)
  const isWhole = await isOwnFile(path, response)
  const code = await response.text()
  const others = [...code.matchAll(imported)].map(([, next]) => next === undefined || mend(next, seen))
  return (await Promise.all(others)).every(Boolean) && isWhole
}

/** Throws for a chunk that was cut before its exports: it is JavaScript all the same, of a module that exports nothing. No late chunk of ours is one. */
export function whole<Module extends object>(module: Module): Module {
  if (Object.keys(module).length === 0) throw new SyntaxError('The module exports nothing')
  return module
}

/** Under a new address: the import reads it before it waits for anything (scripts/web-build/seal-assets.ts). */
function loadAnew(load: Load): Promise<unknown> {
  Reflect.set(globalThis, 'again', `?again=${Date.now()}`)
  const loading = load()
  Reflect.deleteProperty(globalThis, 'again')
  return loading
}

/**
 * Requests a chunk again that did not arrive, arrived cut or broken, or as some other page: under a new address, because the old
 * one fails for ever in this document. After a second failure the device's copy is replaced; a chunk that still fails is reported
 * as missing (page-failed.tsx), whatever error the browser gave. Without a network the first error is thrown.
 *
 * @param onNextDocument the chunk and its imports are whole, and it fails all the same: one that it imports failed before, and a browser
 *   keeps such a failure as long as the document lives
 */
export async function importAgain(
  load: Load,
  error: unknown,
  onNextDocument: (name: string) => void,
): Promise<unknown> {
  const [, name] = chunkName.exec(String(load)) ?? []
  if (name === undefined || !navigator.onLine) throw error
  try {
    return await loadAnew(load)
  } catch (cause) {
    const missing = new Error(`Failed to fetch dynamically imported module: /assets/${name}`, { cause })
    if (!(await mend(name, new Set()).catch(() => false))) throw missing
    return await loadAnew(load).catch(() => {
      onNextDocument(name)
      throw missing
    })
  }
}
