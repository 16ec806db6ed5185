import { type Language, languages } from '../../../../../contract/language.ts'
import { type CsvCells, readCell } from '../../../../platform/files/read-entries.ts'

/** The columns of a catalogue as CSV, in the order they are written. Names have one each, `name_pt` to `name_tr`. */
const plainColumns = [
  ...[
    'id',
    'api_code',
    'game_type',
    'tags',
    'rtp',
    'edge',
    'volatility',
    'min_bet',
    'max_bet',
    'max_win',
    'top_multiple',
    'demo',
    'launch',
  ],
  ...['engine', 'theme', 'frame_url', 'art', 'certified_for', 'popularity', 'released_at', 'enabled'],
] as const

const nameColumn = (language: Language) => `name_${language}`
export const csvColumns: readonly string[] = [...plainColumns, ...languages.map(nameColumn)]

const listColumns = new Set(['tags', 'certified_for'])
const booleanColumns = new Set(['demo', 'enabled'])
const listSeparator = '|'
/** As spreadsheets save them, in Portuguese too. */
const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  verdadeiro: true,
  falso: false,
}

/** A line of the file as the fields of a game; an empty cell says nothing. What it cannot read it leaves for the schema to refuse. */
export function fieldsOfCells(cells: CsvCells): Readonly<Record<string, unknown>> {
  const names: Record<string, string> = {}
  const fields: Record<string, unknown> = { names }
  for (const [column, cell] of Object.entries(cells)) {
    const text = readCell(cell)
    if (text === '') continue
    const language = languages.find(one => nameColumn(one) === column)
    if (language !== undefined) names[language] = text
    else fields[column] = valueOfCell(column, text)
  }
  return fields
}

function valueOfCell(column: string, text: string): unknown {
  if (listColumns.has(column)) return text.split(listSeparator).map(one => one.trim())
  if (booleanColumns.has(column)) return booleans[text.toLowerCase()] ?? text
  return column === 'popularity' && /^\d+$/.test(text) ? Number(text) : text
}

/** The other way round: one cell of a game's field. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(listSeparator) : String(value)
}
