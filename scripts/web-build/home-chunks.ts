import { broughtBy, type ModuleGraph, reachersOf, rememberFacts } from './module-reach.ts'
import { sharedChunk } from './shared-chunk.ts'

/** Where the home begins: the entry, and the home's own part that the router loads beside it. */
const home = /\/src\/main\.tsx$|\/src\/routes\/index\.tsx\?tsr-split/
const entry = /\/src\/main\.tsx$/
/** What follows the home's first paint: calls, engine, and the lobby's first reads with their schemas. */
const network = /\/src\/app\/start\/connect\.ts$|\/src\/features\/lobby\/lobby-resources\.ts$/

/**
 * Names the chunk of each module. What the home needs lies in two files, one of libraries and one of our own, and what comes
 * right after its first paint in a third: some fifty small shared chunks would each cost a request and compress by
 * themselves. Libraries change seldom, so an update fetches only the others. The rest is split by route, and what routes share by rooms.
 */
export function homeChunks(root: string) {
  let known: ModuleGraph | undefined
  /** Of libraries: whether no page has it anyway. */
  const late = new Map<string, boolean>()
  return (id: string, bundle: ModuleGraph): string | null => {
    // An entry swallowed by a group is no entry in the build's manifest.
    if (entry.test(id)) return null
    known ??= rememberFacts(bundle)
    const graph = known
    const isLate = (library: string) => {
      const found = late.get(library) ?? earlyChunk(library, reachersOf(library, graph)) === null
      late.set(library, found)
      return found
    }
    const brought = () => broughtBy(id, graph).filter(one => !isLibrary(one) || isLate(one))
    const reachers = reachersOf(id, graph)
    return earlyChunk(id, reachers) ?? sharedChunk(reachers, brought, graph, root)
  }
}

const isLibrary = (id: string) => id.includes('/node_modules/')

function earlyChunk(id: string, reachers: readonly string[]): string | null {
  if (reachers.some(one => home.test(one))) return isLibrary(id) ? 'libraries' : 'home'
  return reachers.some(one => network.test(one)) ? 'network' : null
}
