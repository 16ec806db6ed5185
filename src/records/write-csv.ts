import type { Language } from '../../contract/language.ts'
import type { Cell, RecordTable } from './record-table.ts'

/** Says UTF-8 to spreadsheets, which otherwise read accents as two letters. */
const byteOrderMark = '\ufeff'
const lineEnd = '\r\n'

/** Where a comma is the decimal mark. */
const withDecimalComma: readonly Language[] = ['pt', 'vi', 'id', 'tr']

/** How the spreadsheets of a country read figures: in Brazil a comma is the decimal mark, so cells end with a semicolon. */
function dialectOf(language: Language) {
  return withDecimalComma.includes(language)
    ? { separator: ';', decimal: ',' }
    : { separator: ',', decimal: '.' }
}

/** What a spreadsheet would run as a formula, full-width signs included. */
const startsFormula = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u

/** A record as text that spreadsheets of the member's country open rightly; nothing in it is ever a formula. */
export function writeCsv({ columns, rows, totals }: RecordTable, language: Language): string {
  const { separator, decimal } = dialectOf(language)
  const line = (cells: readonly string[]) => cells.join(separator) + lineEnd
  const textCell = (words: string) => quote(startsFormula.test(words) ? `'${words}` : words, separator)
  const figure = (centavos: bigint) => quote(toDecimal(centavos, decimal), separator)
  const write = (cell: Cell) => {
    if (cell.kind === 'money') return figure(cell.centavos)
    return cell.kind === 'moment' ? toLocalStamp(cell.at) : textCell(cell.text)
  }
  return (
    byteOrderMark +
    line(columns.map(({ title }, at) => textCell(isMoment(rows, at) ? `${title} (Brasília)` : title))) +
    rows.map(row => line(row.map(write))).join('') +
    (totals.length > 0 ? lineEnd : '') +
    totals.map(({ label, centavos }) => line([textCell(label), figure(centavos)])).join('')
  )
}

/** Whose time it is stands in the title of its column. */
const isMoment = (rows: RecordTable['rows'], at: number) => rows.some(row => row[at]?.kind === 'moment')

function quote(words: string, separator: string): string {
  return words.includes(separator) || /["\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
}

function toDecimal(centavos: bigint, decimal: string): string {
  const digits = (centavos < 0n ? -centavos : centavos).toString().padStart(3, '0')
  return `${centavos < 0n ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`
}

const stamp = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** `2026-11-20 14:02:33` in Brasília: what every spreadsheet knows as a moment. */
function toLocalStamp(at: string): string {
  return stamp.format(Date.parse(at))
}
