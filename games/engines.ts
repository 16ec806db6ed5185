import type { AloneEngine, Game } from './engine.ts'
import type { SharedEngine } from './shared-game.ts'

/** Rounds of one player. */
interface Alone {
  readonly kind: 'alone'
  readonly load: () => Promise<{ readonly engine: AloneEngine }>
}

/** One round for everybody at a table, on the server's clock. */
interface Shared {
  readonly kind: 'shared'
  readonly load: () => Promise<{ readonly engine: SharedEngine }>
}

/** Bets are slips on matches, drawn or of the real world. */
interface Slips {
  readonly kind: 'slips'
  readonly isDrawn: boolean
}

const alone = (load: Alone['load']): Alone => ({ kind: 'alone', load })
const shared = (load: Shared['load']): Shared => ({ kind: 'shared', load })
const slips = ({ isDrawn }: Pick<Slips, 'isDrawn'>): Slips => ({ kind: 'slips', isDrawn })

/**
 * Every engine, one line each (docs/guides/add-an-engine.md). All else is found in its two folders: `manifest.ts` and `outcome-text.ts`
 * below `games/<engine>`, `*-player.tsx` and `*-rules.ts` below `src/features/games/<engine>`. Each `play.ts` is a chunk of its own:
 * who plays one engine downloads no other.
 */
export const ENGINES = {
  slots: alone(() => import('./slots/play.ts')),
  classic: alone(() => import('./classic/play.ts')),
  dice: alone(() => import('./dice/play.ts')),
  limbo: alone(() => import('./limbo/play.ts')),
  mines: alone(() => import('./mines/play.ts')),
  tower: alone(() => import('./tower/play.ts')),
  penalty: alone(() => import('./penalty/play.ts')),
  plinko: alone(() => import('./plinko/play.ts')),
  roulette: alone(() => import('./roulette/play.ts')),
  'sic-bo': alone(() => import('./sic-bo/play.ts')),
  baccarat: alone(() => import('./baccarat/play.ts')),
  blackjack: alone(() => import('./blackjack/play.ts')),
  'video-poker': alone(() => import('./video-poker/play.ts')),
  'hi-lo': alone(() => import('./hi-lo/play.ts')),
  keno: alone(() => import('./keno/play.ts')),
  'video-bingo': alone(() => import('./video-bingo/play.ts')),
  fish: alone(() => import('./fish/play.ts')),
  race: alone(() => import('./race/play.ts')),
  crash: shared(() => import('./crash/play.ts')),
  'live-roulette': shared(() => import('./live-roulette/play.ts')),
  'live-baccarat': shared(() => import('./live-baccarat/play.ts')),
  'five-draw': shared(() => import('./five-draw/play.ts')),
  'bingo-room': shared(() => import('./bingo-room/play.ts')),
  football: slips({ isDrawn: true }),
  fixtures: slips({ isDrawn: false }),
}

type Engines = typeof ENGINES
type OfKind<Kind> = { [Id in keyof Engines]: Engines[Id] extends Kind ? Id : never }[keyof Engines]

export type AnyEngineId = keyof Engines
export type EngineId = OfKind<Alone>
export type SharedEngineId = OfKind<Shared>
export type SportsEngineId = OfKind<Slips>

const known: Readonly<Record<string, Alone | Shared | Slips>> = ENGINES
const kindOf = (value: string) => (Object.hasOwn(known, value) ? known[value]?.kind : undefined)

/** Whether a word names an engine of any kind. */
export function isAnyEngineId(value: string): value is AnyEngineId {
  return kindOf(value) !== undefined
}

/** Whether a word names an engine whose rounds are of one player. */
export function isEngineId(value: string): value is EngineId {
  return kindOf(value) === 'alone'
}

/** Whether a word names an engine whose rounds everybody at a table shares. */
export function isSharedEngineId(value: string): value is SharedEngineId {
  return kindOf(value) === 'shared'
}

/** Whether a word names an engine whose bets are slips on matches. */
export function isSportsEngineId(value: string): value is SportsEngineId {
  return kindOf(value) === 'slips'
}

/** What an engine is played by, loaded when first asked for. */
export async function loadEngine(engine: EngineId): Promise<AloneEngine> {
  return (await ENGINES[engine].load()).engine
}

/** The game with this id; `undefined` when the engine has no such game. */
export async function loadGame(engine: EngineId, id: string): Promise<Game | undefined> {
  return (await loadEngine(engine)).find(id)
}
