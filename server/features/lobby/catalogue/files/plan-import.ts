import type { FileFault } from '../../../../platform/files/read-entries.ts'
import type { GameRow, ProviderRow } from '../store.ts'
import type { GameEntry, ProviderEntry } from './game-entry.ts'
import type { CatalogueFile } from './read-file.ts'

/** What an import would do, by id; nothing has been written. */
export interface ImportPlan {
  readonly added: readonly string[]
  /** Each with the columns that become others. */
  readonly changed: readonly { readonly id: string; readonly columns: readonly string[] }[]
  readonly unchanged: number
  /** Games that the file of their provider no longer names: closed, never deleted. */
  readonly withdrawn: readonly string[]
  readonly faults: readonly FileFault[]
  /** The rows as they would stand. */
  readonly providers: readonly ProviderTarget[]
  readonly games: readonly GameTarget[]
}

export type ProviderTarget = Omit<ProviderRow, 'version'>
export type GameTarget = Omit<GameRow, 'version'>

interface Standing {
  readonly providers: readonly ProviderRow[]
  readonly games: readonly GameRow[]
}

interface Options {
  /** Origins whose pages may be framed. */
  readonly frameOrigins: readonly string[]
  /** Closes the games that the file does not name, of the providers it names games of. */
  readonly withdrawMissing: boolean
}

/** Decided by the code of our own games: a file may repeat it, never change it. */
const ofEngines = [
  'api_code',
  'game_type',
  'rtp_ppm',
  'edge_ppm',
  'volatility',
  'launch',
  'engine',
  'theme',
  'top_multiple',
] as const

/** Compares a file with the catalogue as it stands. Pure. */
export function planImport(file: CatalogueFile, standing: Standing, options: Options): ImportPlan {
  const known = new Map(standing.games.map(row => [row.id, row]))
  const faults = [...file.faults, ...doubles(file)]
  const providers = new Map(standing.providers.map(({ version: _, ...row }) => [row.api_code, row]))
  for (const entry of file.providers)
    providers.set(entry.api_code, toProvider(entry, providers.get(entry.api_code)))
  const games: GameTarget[] = []
  for (const entry of file.games) {
    const row = known.get(entry.id)
    const target = toGame(entry, row)
    const why = faultOf(target, row, providers, options.frameOrigins)
    if (why === undefined) games.push(target)
    else faults.push({ at: entry.id, ...why })
  }
  const withdrawn = options.withdrawMissing ? missing(file, standing) : []
  const compared = games.map(target => ({ target, columns: differing(target, known.get(target.id)) }))
  return {
    added: games.flatMap(({ id }) => (known.has(id) ? [] : [id])),
    changed: compared.flatMap(({ target: { id }, columns }) =>
      known.has(id) && columns.length > 0 ? [{ id, columns }] : [],
    ),
    unchanged: compared.filter(({ target, columns }) => known.has(target.id) && columns.length === 0).length,
    withdrawn: withdrawn.map(row => row.id),
    faults,
    providers: file.providers.flatMap(({ api_code }) => providers.get(api_code) ?? []),
    games: [...games, ...withdrawn.map(({ version: _, ...row }) => ({ ...row, enabled: false }))],
  }
}

function toProvider(entry: ProviderEntry, row: ProviderTarget | undefined): ProviderTarget {
  return {
    api_code: entry.api_code,
    name: entry.name,
    logo: entry.logo === undefined ? (row?.logo ?? null) : entry.logo,
    enabled: entry.enabled ?? row?.enabled ?? true,
  }
}

function toGame(entry: GameEntry, row: GameRow | undefined): GameTarget {
  const {
    rtp,
    edge,
    names,
    tags,
    certified_for,
    enabled,
    engine,
    theme,
    frame_url,
    max_win,
    top_multiple,
    ...same
  } = entry
  const spoken = Object.entries(names).flatMap(([language, name]) =>
    name === undefined ? [] : [[language, name] as const],
  )
  return {
    ...same,
    names: { ...Object.fromEntries(spoken), pt: names.pt },
    tags: tags ?? row?.tags ?? [],
    rtp_ppm: rtp,
    edge_ppm: edge ?? 1_000_000 - rtp,
    engine: engine ?? row?.engine ?? null,
    theme: theme ?? row?.theme ?? null,
    frame_url: frame_url ?? null,
    max_win: max_win === undefined ? (row?.max_win ?? null) : max_win,
    top_multiple: top_multiple === undefined ? (row?.top_multiple ?? null) : top_multiple,
    certified_for: certified_for ?? row?.certified_for ?? [],
    enabled: enabled ?? row?.enabled ?? true,
  }
}

type Why = Pick<FileFault, 'field' | 'why'>

function faultOf(
  target: GameTarget,
  row: GameRow | undefined,
  providers: ReadonlyMap<string, ProviderTarget>,
  frameOrigins: readonly string[],
): Why | undefined {
  if (!providers.has(target.api_code)) return { field: 'api_code', why: { word: 'no_provider' } }
  if (target.max_bet < target.min_bet) return { field: 'max_bet', why: { word: 'under_min_bet' } }
  if (target.launch === 'original' && row === undefined) return { field: 'launch', why: { word: 'own_game' } }
  if (row?.launch === 'original') {
    const decided = ofEngines.find(column => target[column] !== row[column])
    return decided && { field: decided, why: { word: 'fixed_by_game' } }
  }
  if (row !== undefined && row.api_code !== target.api_code) {
    return { field: 'api_code', why: { word: 'other_provider' } }
  }
  const isFramed = target.frame_url !== null && frameOrigins.includes(new URL(target.frame_url).origin)
  return isFramed ? undefined : { field: 'frame_url', why: { word: 'frame_origin' } }
}

function doubles({ games }: CatalogueFile): FileFault[] {
  const seen = new Set<string>()
  return games.flatMap(({ id }) => {
    if (seen.has(id)) return [{ at: id, field: 'id', why: { word: 'twice' } }]
    seen.add(id)
    return []
  })
}

function missing(file: CatalogueFile, standing: Standing): readonly GameRow[] {
  const named = new Set(file.games.map(game => game.id))
  const of = new Set(file.games.map(game => game.api_code))
  return standing.games.filter(row => row.enabled && of.has(row.api_code) && !named.has(row.id))
}

function differing(target: GameTarget, row: GameRow | undefined): readonly string[] {
  if (row === undefined) return []
  const before = new Map<string, unknown>(Object.entries(row))
  return Object.entries(target).flatMap(([column, value]) =>
    isSame(value, before.get(column)) ? [] : [column],
  )
}

/** Of what a row holds: texts, numbers, lists of texts, names by language. */
function isSame(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other)
}

function ordered(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
