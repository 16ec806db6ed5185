import { existsSync, readFileSync } from 'node:fs'

export interface AppRoute {
  readonly path: string
  /** What the route is mounted under in the generated tree. */
  readonly parent: string
  /** `page` renders a component; `entry` opens something over another page. */
  readonly shows: 'page' | 'entry' | 'nothing'
  /** Sends callers elsewhere before its page opens. */
  readonly isGuarded: boolean
}

const without = (path: string) => path.replace(/(?<=.)\/$/, '')

/**
 * The route tree that the build compiles: `src/routeTree.gen.ts` and the route files that it imports. It is read, not imported:
 * the import compiles every page, 23 s on two cores.
 */
export function readRoutes(): ReadonlyMap<string, AppRoute> {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const files = new Map(
    [...tree.matchAll(/import \{ Route as (\w+) \} from\s+'\.\/([^']+)'/g)].map(
      ([, name = '', file = '']) => [name, `src/${file}.tsx`],
    ),
  )
  const [, list = ''] = /interface FileRoutesByFullPath \{([^}]+)\}/.exec(tree) ?? []
  const routes = [...list.matchAll(/'([^']+)':\s+typeof (\w+)/g)].map(
    ([, path = '', name = '']): AppRoute => {
      const update = new RegExp(
        `const ${name} =\\s+(\\w+)\\.update\\(\\{[^}]*getParentRoute: \\(\\) => (\\w+)`,
      )
      const [, imported = '', parent = ''] = update.exec(tree) ?? []
      const file = files.get(imported) ?? ''
      const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const opens = /\bcomponent\b/.test(source)
      const isGuarded = /\bbeforeLoad\b/.test(source)
      return {
        path: without(path),
        parent,
        shows: opens ? 'page' : isGuarded ? 'entry' : 'nothing',
        isGuarded,
      }
    },
  )
  return new Map(routes.map(route => [route.path, route]))
}
