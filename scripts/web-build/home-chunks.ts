type ModuleFacts = { importers: readonly string[]; code: string | null } | null
type Graph = { getModuleInfo: (id: string) => ModuleFacts }

/** Where the home begins: the entry, and the home's own part that the router loads beside it. */
const home = /\/src\/main\.tsx$|\/src\/routes\/index\.tsx\?tsr-split/
const entry = /\/src\/main\.tsx$/
/** What follows the home's first paint: calls, engine, and the lobby's first reads with their schemas. */
const network = /\/src\/start\/connect\.ts$|\/src\/features\/games\/lobby-resources\.ts$/

/** What the registries of the start load when it is first asked for: some dozens, a few hundred bytes each. */
const asked = /\/src\/.*-(resources?|calls?|writes?|games)\.ts$/
/** Characters of source. What is smaller and shared by pages goes with the others of its kind, not alone. */
const smallModule = 1200

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
 * into a third: some fifty small shared chunks would each cost a request and compress by themselves. For the same reason small
 * parts that pages share are one file, and what registries load another. Everything else stays split by route. Libraries change seldom, so an update fetches only the others.
 */
export function homeChunks() {
  const isOfHome = reachedFrom(home)
  const isOfNetwork = reachedFrom(network)
  return (id: string, graph: Graph): string | null => {
    // An entry swallowed by a group is no entry in the build's manifest.
    if (entry.test(id)) return null
    if (isOfHome(id, graph)) return id.includes('/node_modules/') ? 'libraries' : 'home'
    if (isOfNetwork(id, graph)) return 'network'
    if (id.includes('/node_modules/')) return null
    if (asked.test(id)) return 'resources'
    const { importers = [], code } = graph.getModuleInfo(id) ?? {}
    return importers.length > 1 && (code?.length ?? 0) < smallModule ? 'common' : null
  }
}
