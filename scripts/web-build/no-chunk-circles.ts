import type { Plugin } from 'vite'

/** Fails the build when chunks import each other in a circle: one of them would run before what it needs. */
export function noChunkCircles(): Plugin {
  return {
    name: 'arara:no-chunk-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap(one =>
          one.type === 'chunk' ? [[one.fileName, one.imports] as const] : [],
        ),
      )
      const circle = findCircle(imports)
      if (circle !== undefined) this.error(`These chunks import each other: ${circle.join(' → ')}`)
    },
  }
}

/** Files that lead back to the first of them; none when there is no circle. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const cleared = new Set<string>()
  const walk = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (cleared.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...path, file])
      if (circle !== undefined) return circle
    }
    cleared.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = walk(file, [])
    if (circle !== undefined) return circle
  }
  return undefined
}
