import { stringify } from 'csv-stringify/sync'
import { formatCentavos } from '../../../../../contract/centavos.ts'
import { languages } from '../../../../../contract/language.ts'
import type { GameRow, ProviderRow } from '../store.ts'
import { cellOf, csvColumns } from './csv-cells.ts'
import type { CatalogueFormat } from './read-file.ts'

interface Rows {
  readonly providers: readonly ProviderRow[]
  readonly games: readonly GameRow[]
}

/** The catalogue as a file that `readCatalogueFile` reads back to the same rows; CSV holds the games alone. */
export function writeCatalogueFile({ providers, games }: Rows, format: CatalogueFormat): string {
  const ordered = games.toSorted(
    (one, other) => one.popularity - other.popularity || (one.id < other.id ? -1 : 1),
  )
  const entries = ordered.map(toEntry)
  if (format === 'csv') return writeCsv(entries)
  const studios = providers
    .toSorted((one, other) => (one.api_code < other.api_code ? -1 : 1))
    .map(({ api_code, name, logo, enabled }) => ({ api_code, name, logo, enabled }))
  return `${JSON.stringify({ providers: studios, games: entries }, null, 1)}\n`
}

function toEntry(row: GameRow) {
  const { id, api_code, names, game_type, tags, volatility, demo, launch, engine, theme, frame_url, art } =
    row
  return {
    ...{ id, api_code, names, game_type, tags },
    rtp: row.rtp_ppm / 10_000,
    edge: row.edge_ppm / 10_000,
    volatility,
    min_bet: formatCentavos(row.min_bet),
    max_bet: formatCentavos(row.max_bet),
    max_win: row.max_win === null ? null : formatCentavos(row.max_win),
    top_multiple: row.top_multiple === null ? null : row.top_multiple / 100,
    ...{ demo, launch, engine, theme, frame_url, art },
    certified_for: row.certified_for,
    popularity: row.popularity,
    released_at: row.released_at,
    enabled: row.enabled,
  }
}

function writeCsv(entries: readonly ReturnType<typeof toEntry>[]): string {
  const lines = entries.map(({ names, ...entry }) => {
    const cells = new Map<string, unknown>(Object.entries(entry))
    for (const language of languages) cells.set(`name_${language}`, names[language])
    return csvColumns.map(column => cellOf(cells.get(column)))
  })
  return stringify(lines, { header: true, columns: [...csvColumns], escape_formulas: true, bom: true })
}
