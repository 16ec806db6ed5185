import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import type { FileFaultReason } from '../../../contract/operations/file-fault.ts'
import { asIdentifier } from '../../../contract/text-kinds.ts'

/** Where a file is wrong: `games[3]` or line 5, the field, and why. */
export interface FileFault {
  readonly at: string
  readonly field: string
  readonly why: FileFaultReason
}

/** A value of a file and where it stands there. */
export interface Placed<Value> {
  readonly at: string
  readonly value: Value
}

export type CsvCells = Readonly<Record<string, string>>

const csvLine = z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) })

/** What separates the cells of the first line separates all: a comma may stand within the cells of a spreadsheet's semicolons. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const counted = [',', ';', '\t'].map(sign => [head.split(sign).length, sign] as const)
  return counted.reduce((most, next) => (next[0] > most[0] ? next : most))[1]
}

/** A column as the schema names it, whatever a spreadsheet has made of it: `" ID"`. */
const readColumn = (column: string) => asIdentifier(column).toLowerCase()

const decimalComma = /^(\d+),(\d+)$/

/**
 * The lines of a CSV by the columns of its first; the fault where it is none. Comma, semicolon or tab; where it is no comma, a
 * number may have one before its decimals.
 */
export function readCsvLines(text: string): readonly Placed<CsvCells>[] | FileFault {
  try {
    const delimiter = delimiterOf(text)
    const lines: unknown = parse(text, {
      columns: (names: string[]) => names.map(readColumn),
      bom: true,
      info: true,
      delimiter,
      skip_empty_lines: true,
      ...(delimiter !== ',' && { cast: (cell: string) => cell.replace(decimalComma, '$1.$2') }),
    })
    return z
      .array(csvLine)
      .parse(lines)
      .map(({ record, info }) => ({ at: `line ${info.lines}`, value: record }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { at: 'file', field: '', why: { word: 'unreadable', values: { detail: error.message } } }
  }
}

/** A cell without the spreadsheet's guard against formulas, which our own exports write too. */
export function readCell(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim()
}

interface Entries<Entry> {
  readonly entries: readonly Placed<Entry>[]
  readonly faults: readonly FileFault[]
}

/** What of those values is an entry, and why the others are none. */
export function readEntries<S extends z.ZodMiniType>(
  placed: readonly Placed<unknown>[],
  schema: S,
): Entries<z.output<S>> {
  const entries: Placed<z.output<S>>[] = []
  const faults: FileFault[] = []
  for (const { at, value } of placed) {
    const read = z.safeParse(schema, value)
    if (read.success) entries.push({ at, value: read.data })
    else
      for (const issue of read.error.issues)
        faults.push({ at, field: issue.path.join('.'), why: whyOf(issue) })
  }
  return { entries, faults }
}

function whyOf(issue: z.core.$ZodIssue): FileFaultReason {
  if (issue.code === 'unrecognized_keys')
    return { word: 'unknown_fields', values: { fields: issue.keys.join(', ') } }
  const isMissing = issue.input === undefined && issue.code === 'invalid_type'
  return { word: isMissing ? 'missing' : 'unfit' }
}
