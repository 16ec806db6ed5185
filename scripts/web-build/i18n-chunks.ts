import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { homeModules, pageModules } from './home-modules.ts'
import { roomOfPath } from './rooms.ts'

/** A catalogue's parts: what the lobby says, what several rooms say, and what one of six says alone. */
export const volumes = ['first', 'shared', 'tables', 'play', 'money', 'account', 'offers', 'reading'] as const
export type Volume = (typeof volumes)[number]

/** What is not here, as the session's dialogs and what holds a member back, comes over every page. */
const volumeOfRoom: Readonly<Record<string, Volume>> = {
  ...{ play: 'play', fairness: 'play' },
  ...{ cashier: 'money', limits: 'money', bonuses: 'money', push: 'money' },
  ...{ account: 'account', security: 'account', overview: 'account', records: 'account' },
  ...{ promotions: 'offers', vip: 'offers', agency: 'offers' },
  ...{ support: 'reading', help: 'reading', about: 'reading' },
}

/** A game's stage waits for all words automatically (src/features/games/page/use-player.ts): the page about a game needs none of them. */
const waitsForWords = (path: string) =>
  path === 'src/features/games/page/load-player.ts' || path === 'src/features/sportsbook/book-players.ts'

/** The volume of a message, by the sources that name it. */
export function volumeOf(sources: readonly string[], home: ReadonlySet<string>): Volume {
  if (sources.some(path => home.has(path))) return 'first'
  const [one = 'shared', ...others] = new Set(sources.map(volumeOfSource))
  return others.length > 0 ? 'shared' : one
}

/** These lie about every table. */
const aboutTables = new Set(['offline', 'session', 'sound'])

function volumeOfSource(path: string): Volume {
  const [room = '', engine] = roomOfPath(`/${path}`) ?? []
  if (engine !== undefined && !aboutTables.has(engine)) return 'tables'
  return volumeOfRoom[room] ?? 'shared'
}

/** The sources that name each message, by its id. */
export async function readSources(file: string): Promise<Map<string, string[]>> {
  const context = { locale: 'en', sourceLocale: 'en', filename: file }
  const catalogue = await formatter({ lineNumbers: false }).parse(readFileSync(file, 'utf8'), context)
  return new Map(
    Object.entries(catalogue).map(([id, { origin }]) => [id, (origin ?? []).map(([path]) => path)]),
  )
}

/** What each page says beside the lobby's words and the shared ones, by its path in the tree of routes. */
export async function readPageVolumes(root: string): Promise<Map<string, Volume[]>> {
  const home = homeModules(root)
  const volumesOf = new Map<string, Set<Volume>>()
  for (const sources of (await readSources(join(root, 'locales/en.po'))).values()) {
    const volume = volumeOf(sources, home)
    for (const path of sources) volumesOf.set(path, (volumesOf.get(path) ?? new Set()).add(volume))
  }
  const routes = readdirSync(join(root, 'src/routes'), { recursive: true, encoding: 'utf8' })
  return new Map(
    routes.flatMap(file => {
      const [, name] = /^([^_-].*)\.tsx$/.exec(file.replaceAll('\\', '/')) ?? []
      if (name === undefined) return []
      const modules = pageModules(
        root,
        `src/routes/${name}.tsx`,
        path => home.has(path) || waitsForWords(path),
      )
      const said = new Set([...modules].flatMap(path => [...(volumesOf.get(path) ?? [])]))
      const own = volumes.filter(volume => said.has(volume) && volume !== 'first' && volume !== 'shared')
      return [[`/${name}`.replace(/\/?index$/, '') || '/', own] as const]
    }),
  )
}
