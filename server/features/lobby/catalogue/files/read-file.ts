import * as z from 'zod/mini'
import {
  type FileFault,
  type Placed,
  readCsvLines,
  readEntries,
} from '../../../../platform/files/read-entries.ts'
import { parseJson } from '../../../../platform/http/http-exchange.ts'
import { fieldsOfCells } from './csv-cells.ts'
import { type GameEntry, gameEntry, type ProviderEntry, providerEntry } from './game-entry.ts'

export type CatalogueFormat = 'json' | 'csv'

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
 * A catalogue as text: JSON `{ providers, games }`, or CSV with a line a game (docs/guides/catalogue-files.md). Never throws for
 * what is in the file: whatever cannot be read is a fault with its place.
 */
export function readCatalogueFile(text: string, format: CatalogueFormat): CatalogueFile {
  const raw = format === 'json' ? readJson(text) : readCsv(text)
  const providers = readEntries(raw.providers, providerEntry)
  const games = readEntries(raw.games, gameEntry)
  return {
    providers: providers.entries.map(({ value }) => value),
    games: games.entries.map(({ value }) => value),
    faults: [...raw.faults, ...providers.faults, ...games.faults],
  }
}

interface RawFile {
  readonly providers: readonly Placed<unknown>[]
  readonly games: readonly Placed<unknown>[]
  readonly faults: readonly FileFault[]
}

function readJson(text: string): RawFile {
  const parsed = whole.safeParse(parseJson(text))
  if (!parsed.success) {
    const fault: FileFault = { at: 'file', field: '', why: { word: 'no_games_object' } }
    return { providers: [], games: [], faults: [fault] }
  }
  const placed = (list: string, values: readonly unknown[] = []) =>
    values.map((value, index) => ({ at: `${list}[${index}]`, value }))
  return {
    providers: placed('providers', parsed.data.providers),
    games: placed('games', parsed.data.games),
    faults: [],
  }
}

function readCsv(text: string): RawFile {
  const lines = readCsvLines(text)
  if ('why' in lines) return { providers: [], games: [], faults: [lines] }
  const games = lines.map(({ at, value }) => ({ at, value: fieldsOfCells(value) }))
  return { providers: [], games, faults: [] }
}
