import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Where the home begins: the entry, the frame around every page, and the home's own part. */
const beginnings = ['src/main.tsx', 'src/routes/__root.tsx', 'src/routes/index.tsx']
/** Not followed: the router splits a page's screen from its route. */
const otherRoutes = /^src\/routes\//
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^'"]+)'/gm
const lazyImport = /\bimport\('(\.[^']+)'\)/g
/** Vite's list of modules by a pattern, imported with the module that asks when it is eager. */
const globImport = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*'(\.[^']+)'([^)]*)\)/g

type Follow = 'static' | 'lazy'

/** Sources (from the project's root, with `/`) that the home imports statically: what is there before it is painted. */
export function homeModules(root: string): Set<string> {
  return reach(root, beginnings, () => ['static'])
}

/** Sources that a page brings along, and what it may open later, but for what `waits` for its own words. */
export function pageModules(root: string, route: string, waits: (path: string) => boolean): Set<string> {
  return reach(root, [route], path => (waits(path) ? ['static'] : ['static', 'lazy']))
}

function reach(root: string, starts: readonly string[], followed: (path: string) => readonly Follow[]) {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path) || !existsSync(join(root, path))) return
    found.add(path)
    const source = readFileSync(join(root, path), 'utf8')
    for (const target of followed(path).flatMap(kind => targetsOf(source, join(root, dirname(path)), kind))) {
      if (!/\.tsx?$/.test(target)) continue
      const imported = relative(root, join(root, dirname(path), target)).replaceAll('\\', '/')
      if (!otherRoutes.test(imported)) visit(imported)
    }
  }
  for (const path of starts) visit(path)
  return found
}

/** What a source in this folder imports in that way. */
function targetsOf(source: string, folder: string, kind: Follow): readonly string[] {
  const named = source.matchAll(kind === 'static' ? staticImport : lazyImport)
  const listed = [...source.matchAll(globImport)].filter(
    ([, , options = '']) => options.includes('eager: true') === (kind === 'static'),
  )
  return [
    ...Array.from(named, ([, target = '']) => target),
    ...listed.flatMap(([, pattern = '']) => globSync(pattern, { cwd: folder })),
  ]
}
