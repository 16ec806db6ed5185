type ModuleFacts = { importers: readonly string[] } | null
type Graph = { getModuleInfo: (id: string) => ModuleFacts }

/** Where the home begins: the entry, and the home's own part that the router loads beside it. */
const beginnings = /\/src\/main\.tsx$|\/src\/routes\/index\.tsx\?tsr-split/

/**
 * Puts what the home needs into two files, one of libraries and one of our own: some fifty small shared chunks would each
 * cost a request and compress by themselves. Everything else stays split by route. Libraries change seldom, so an update
 * fetches only the other file.
 */
export function homeChunks() {
  const known = new Map<string, boolean>()

  const isOfHome = (id: string, graph: Graph): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Cycles end here; a module of the home is found by another way round.
    known.set(id, false)
    const found =
      beginnings.test(id) ||
      (graph.getModuleInfo(id)?.importers ?? []).some(importer => isOfHome(importer, graph))
    if (found) known.set(id, true)
    else known.delete(id)
    return found
  }
  return (id: string, graph: Graph): string | null => {
    // The beginnings stay chunks of their own: an entry swallowed by a group is no entry in the build's manifest.
    if (beginnings.test(id) || !isOfHome(id, graph)) return null
    return id.includes('/node_modules/') ? 'libraries' : 'home'
  }
}
