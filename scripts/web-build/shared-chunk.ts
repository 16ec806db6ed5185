import type { ModuleGraph } from './module-reach.ts'
import { roomOfPath } from './rooms.ts'

// Of paths below the project's root, as `below` makes them: the folder that holds the project may be called anything.
const ofRoute = /^\/src\/routes\//
const ofStart = /^\/src\/app\/(?:start|storage)\//
/** Resources, calls and writes, and what `src/app/start` does in the background with them: no part of a page is needed for them. */
const isDataEntry = (id: string) => id.endsWith('.ts') && (ofStart.test(id) || roomOfPath(id)?.length === 1)
/** What the home shows once it is painted (`late-footer.tsx`): it must not bring along what only other pages need. */
const isLateImporter = (id: string) => /\/late-[^/]+$/.test(id)

/** A library's scope, or its name. */
const ofLibrary = /\/node_modules\/@?([^/]+)\/(?!.*\/node_modules\/)/
/** The mathematics and the wire format of one engine: a page that shows no round needs none. */
const ofGame = /^\/games\/[^/]+\//
const ofScreen = /\/screen-[^/]+$/

/** What so many rooms share most pages need anyway. */
const everywhere = 3
/** What so many engines share is every game's; tables for many players, cards and chips are not. */
const everyGame = 8

/**
 * The chunk of a module that several lazy parts of the app share, named by the room that all of them lie in: `money`, `play`,
 * `play-dice`; by the two rooms that share it (`money-security`); or `common` where more do, apart from what brings a
 * library along (`common-uqr`), for most pages show no list of a thousand rows and no QR code. `null` for a module of one part, which stays
 * with it. What is asked for in the background lies apart (`money-data`), and so do the home's late parts (`common-late`).
 *
 * No two chunks can import each other: whatever a module imports is reached from all the parts that reach the module, so it
 * lies in the same room or in one of more rooms, brings nothing else along, and never goes from `-data` to `-late`, nor from
 * there to a page's.
 *
 * @param reachers the module and all that import it statically
 * @param brought the modules that the module brings along, itself among them, without libraries that each page has anyway
 * @param root the project's folder, which the ids of its modules begin with
 */
export function sharedChunk(
  reachers: readonly string[],
  brought: () => readonly string[],
  graph: ModuleGraph,
  root: string,
): string | null {
  const below = (id: string) => (id.startsWith(`${root}/`) ? id.slice(root.length) : id)
  const dynamicImporters = (id: string) => graph.getModuleInfo(id)?.dynamicImporters ?? []
  const parts = reachers.filter(id => dynamicImporters(id).length > 0)
  const rooms = parts.map(part => roomOf(part, graph, below))
  const [first, ...others] = rooms
  if (first === undefined) return null
  const room = first.filter((name, at) => others.every(other => other[at] === name))
  const isEngine = room.length === 2
  if (parts.length === 1 && !isEngine && !parts.every(part => isDataEntry(below(part)))) return null
  const isLate = parts.some(part => dynamicImporters(part).some(isLateImporter))
  const kind = parts.some(part => isDataEntry(below(part))) ? '-data' : isLate ? '-late' : fewOf(rooms)
  return `${room.join('-') || nameOfRooms(rooms, () => brought().map(below))}${kind}`
}

/**
 * What no more than a few engines share: nobody who opens dice waits for chips and dealers. What two share is a chunk of theirs. What
 * such a module imports is reached from at least the same engines, so it lies in the same chunk, in one of more engines or in every game's.
 */
function fewOf(rooms: readonly (readonly string[])[]): string {
  const engines = new Set(rooms.map(([room, engine]) => (room === 'play' ? engine : undefined)))
  if (engines.has(undefined) || engines.size < 2 || engines.size >= everyGame) return ''
  return engines.size === 2 ? `-few-${[...engines].sort().join('-')}` : '-few'
}

function nameOfRooms(
  rooms: readonly (readonly [string, ...string[]])[],
  brought: () => readonly string[],
): string {
  const shared = new Set(rooms.map(([name]) => name))
  if (shared.size < everywhere) return [...shared].sort().join('-')
  const names = brought().flatMap(id => (ofGame.test(id) ? 'games' : (ofLibrary.exec(id)?.[1] ?? [])))
  return ['common', ...new Set(names)].sort().join('-')
}

/** A lazy part's feature, and its engine below `play`; what lies in none is the start's. A route lies in the feature of its screen, else in the first that it imports. */
function roomOf(
  part: string,
  graph: ModuleGraph,
  below: (id: string) => string,
): readonly [string, ...string[]] {
  const [own, engine] = roomOfPath(below(part)) ?? []
  if (own !== undefined && engine !== undefined) return [own, engine]
  const isRoute = ofRoute.test(below(part))
  const imported = isRoute ? (graph.getModuleInfo(part)?.importedIds.map(below) ?? []) : []
  const owner = imported.find(id => ofScreen.test(id)) ?? imported.find(id => roomOfPath(id)) ?? below(part)
  const [room] = roomOfPath(owner) ?? ['start']
  // The page about a game needs no stage: that comes with the engine.
  return [isRoute && room === 'play' ? 'game-page' : room]
}
