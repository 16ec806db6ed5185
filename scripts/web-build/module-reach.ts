export interface ModuleFacts {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleFacts | null
}

/** The bundler's graph, asked once for each module. */
export function rememberFacts(bundle: ModuleGraph): ModuleGraph {
  const facts = new Map<string, ModuleFacts | null>()
  return {
    getModuleInfo: id => {
      const known = facts.get(id)
      if (known !== undefined) return known
      const found = bundle.getModuleInfo(id)
      facts.set(id, found)
      return found
    },
  }
}

/** The module itself and all that import it statically, over any number of others. */
export function reachersOf(id: string, graph: ModuleGraph): readonly string[] {
  const found = new Set([id])
  // A set hands out what is added while it is walked.
  for (const one of found)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer)
  return [...found]
}

/** The module itself and all that it imports statically, over any number of others. */
export function broughtBy(id: string, graph: ModuleGraph): readonly string[] {
  const found = new Set([id])
  for (const one of found)
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) found.add(imported)
  return [...found]
}
