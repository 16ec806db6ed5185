import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { fieldsOfCells } from './csv-cells.ts'
import { type GameEntry, gameEntry, type ProviderEntry, providerEntry } from './game-entry.ts'

export type CatalogueFormat = 'json' | 'csv'

/** Where a file is wrong: `games[3]` or line 5, the field, and why in a few words. */
export interface FileFault {
  readonly at: string
  readonly field: string
  readonly why: string
}

export interface CatalogueFile {
  readonly providers: readonly ProviderEntry[]
  readonly games: readonly GameEntry[]
  /** Entries with a fault are in neither list. */
  readonly faults: readonly FileFault[]
}

const whole = z.strictObject({
  providers: z.optional(z.array(z.unknown())),
  games: z.optional(z.array(z.unknown())),
})

/**
 * A catalogue as text: JSON `{ providers, games }`, or CSV with a line a game (docs/catalogue-files.md). Never throws for
 * what is in the file: whatever cannot be read is a fault with its place.
 */
export function readCatalogueFile(text: string, format: CatalogueFormat): CatalogueFile {
  const faults: FileFault[] = []
  const raw = format === 'json' ? readJson(text, faults) : readCsv(text, faults)
  return {
    providers: keepGood(raw.providers, providerEntry, faults),
    games: keepGood(raw.games, gameEntry, faults),
    faults,
  }
}

interface Placed {
  readonly at: string
  readonly value: unknown
}

interface RawFile {
  readonly providers: readonly Placed[]
  readonly games: readonly Placed[]
}

const nothing: RawFile = { providers: [], games: [] }

function readJson(text: string, faults: FileFault[]): RawFile {
  const parsed = whole.safeParse(parseJson(text))
  if (!parsed.success) {
    faults.push({ at: 'file', field: '', why: 'is no JSON object of providers and games' })
    return nothing
  }
  const placed = (list: string, values: readonly unknown[] = []) =>
    values.map((value, index) => ({ at: `${list}[${index}]`, value }))
  return {
    providers: placed('providers', parsed.data.providers),
    games: placed('games', parsed.data.games),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const csvLine = z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) })

function readCsv(text: string, faults: FileFault[]): RawFile {
  try {
    const delimiter = [',', ';', '\t']
    const lines: unknown = parse(text, {
      columns: true,
      bom: true,
      info: true,
      delimiter,
      skip_empty_lines: true,
    })
    const read = z.array(csvLine).parse(lines)
    const games = read.map(({ record, info }) => ({ at: `line ${info.lines}`, value: fieldsOfCells(record) }))
    return { providers: [], games }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.push({ at: 'file', field: '', why: error.message })
    return nothing
  }
}

function keepGood<S extends z.ZodMiniType>(
  placed: readonly Placed[],
  schema: S,
  faults: FileFault[],
): readonly z.output<S>[] {
  return placed.flatMap(({ at, value }) => {
    const read = z.safeParse(schema, value)
    if (read.success) return [read.data]
    for (const issue of read.error.issues) faults.push({ at, field: issue.path.join('.'), why: whyOf(issue) })
    return []
  })
}

function whyOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown: ${issue.keys.join(', ')}`
  return issue.input === undefined && issue.code === 'invalid_type'
    ? 'is missing'
    : 'is not a value of this field'
}
