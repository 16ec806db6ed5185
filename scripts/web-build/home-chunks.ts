type ModuleFacts = { importers: readonly string[] } | null
type Graph = { getModuleInfo: (id: string) => ModuleFacts }

/** Where the home begins: the entry, and the home's own part that the router loads beside it. */
const home = /\/src\/main\.tsx$|\/src\/routes\/index\.tsx\?tsr-split/
const entry = /\/src\/main\.tsx$/
/** What follows the home's first paint: calls, engine, and the lobby's first reads with their schemas. */
const network = /\/src\/start\/connect\.ts$|\/src\/features\/games\/lobby-resources\.ts$/

/** Whether a module is imported, over any number of others but never dynamically, by one of the beginnings. */
function reachedFrom(beginnings: RegExp) {
  const known = new Map<string, boolean>()
  const isReached = (id: string, graph: Graph): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Cycles end here; a module is found by another way round.
    known.set(id, false)
    const found =
      beginnings.test(id) ||
      (graph.getModuleInfo(id)?.importers ?? []).some(importer => isReached(importer, graph))
    if (found) known.set(id, true)
    else known.delete(id)
    return found
  }
  return isReached
}

/**
 * Puts what the home needs into two files, one of libraries and one of our own, and what comes right after its first paint
 * into a third: some fifty small shared chunks would each cost a request and compress by themselves. Everything else stays
 * split by route: small shared modules gathered by their size make chunks that import each other in a circle, and one of them runs
 * before what it needs. Libraries change seldom, so an update fetches only the others.
 */
export function homeChunks() {
  const isOfHome = reachedFrom(home)
  const isOfNetwork = reachedFrom(network)
  return (id: string, graph: Graph): string | null => {
    // An entry swallowed by a group is no entry in the build's manifest.
    if (entry.test(id)) return null
    if (isOfHome(id, graph)) return id.includes('/node_modules/') ? 'libraries' : 'home'
    return isOfNetwork(id, graph) ? 'network' : null
  }
}
