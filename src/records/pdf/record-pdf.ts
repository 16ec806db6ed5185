import { type Language, toLocaleTag } from '../../../contract/language.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import type { Cell, RecordColumn, RecordTable } from '../record-table.ts'
import { fitText, textWidth } from './text-runs.ts'
import { type Mark, writePdf } from './write-pdf.ts'

/** A4 on its side: eight columns fit. Points. */
const sheet = { width: 842, height: 595, margin: 40 }
const size = { title: 15, note: 8.5, row: 8.5 }
const rowHeight = 15
const gap = 8
const black = 0
const soft = 0.35
const hair = 0.75

export type PdfWords = {
  brand: string
  /** Page 2 of 5. */
  pageOf: (page: number, pages: number) => string
}

type Column = RecordColumn & { x: number; room: number }

/** A record as pages to print or to show: heading on the first, column titles on each, totals at the end. */
export function writeRecordPdf(
  table: RecordTable,
  { language, made, words }: { language: Language; made: Date; words: PdfWords },
): Uint8Array<ArrayBuffer> {
  const columns = placeColumns(table.columns)
  const pages = paginate(table).map(({ from, to, isFirst, isLast }) => {
    const marks: Mark[] = []
    let y = sheet.height - sheet.margin
    if (isFirst) y = drawHeading(marks, table, words, y)
    y = drawTitles(marks, columns, y)
    for (const row of table.rows.slice(from, to)) y = drawRow(marks, columns, row, y, language)
    if (isLast) drawTotals(marks, table, y)
    return marks
  })
  for (const [index, marks] of pages.entries()) drawFoot(marks, words, index + 1, pages.length)
  const { width, height } = sheet
  return writePdf({ title: table.title, language: toLocaleTag(language), made, width, height, pages })
}

/** Which rows stand on which page. The totals stay with at least the end of the rows. */
export function paginate({ notes, rows, totals }: Pick<RecordTable, 'notes' | 'rows' | 'totals'>) {
  const room = sheet.height - 2 * sheet.margin - 2 * rowHeight
  const heading = 42 + notes.length * 12
  const ending = totals.length * rowHeight + gap
  const pages: { from: number; to: number; isFirst: boolean; isLast: boolean }[] = []
  for (let from = 0; ; ) {
    const isFirst = pages.length === 0
    const free = room - (isFirst ? heading : 0)
    const fits = Math.floor(free / rowHeight)
    const isLast = (rows.length - from) * rowHeight + ending <= free
    // The totals alone do not fit: one row goes over with them.
    const to = isLast ? rows.length : Math.min(from + fits, Math.max(rows.length - 1, from))
    pages.push({ from, to, isFirst, isLast })
    if (isLast) return pages
    from = to
  }
}

function placeColumns(columns: readonly RecordColumn[]): Column[] {
  const whole = columns.reduce((sum, column) => sum + column.width, 0)
  const free = sheet.width - 2 * sheet.margin - gap * (columns.length - 1)
  let x = sheet.margin
  return columns.map(column => {
    const room = (free * column.width) / whole
    const placed = { ...column, x, room }
    x += room + gap
    return placed
  })
}

function drawHeading(marks: Mark[], { title, notes }: RecordTable, { brand }: PdfWords, top: number): number {
  const x = sheet.margin
  const brandX = sheet.width - sheet.margin - textWidth(brand, size.title)
  marks.push({ kind: 'text', x, y: top - size.title, size: size.title, words: title, isBold: true })
  marks.push({ kind: 'text', x: brandX, y: top - size.title, size: size.title, words: brand, grey: soft })
  let y = top - size.title - 8
  for (const words of notes) {
    y -= 12
    marks.push({ kind: 'text', x, y, size: size.note, words, grey: soft })
  }
  return y - 12
}

function drawTitles(marks: Mark[], columns: readonly Column[], top: number): number {
  const y = top - rowHeight
  for (const column of columns) marks.push(place(column, column.title, y, soft))
  marks.push({ kind: 'line', x: sheet.margin, y: y - 4, length: sheet.width - 2 * sheet.margin, grey: soft })
  return y - 4
}

function drawRow(
  marks: Mark[],
  columns: readonly Column[],
  row: readonly Cell[],
  top: number,
  language: Language,
) {
  const y = top - rowHeight + 4
  columns.forEach((column, index) => {
    const cell = row[index]
    if (cell) marks.push(place(column, wordsOf(cell, language), y, black))
  })
  marks.push({ kind: 'line', x: sheet.margin, y: y - 4, length: sheet.width - 2 * sheet.margin, grey: hair })
  return top - rowHeight
}

function place({ x, room, align }: Column, words: string, y: number, grey: number): Mark {
  const shown = fitText(words, size.row, room)
  const left = align === 'end' ? x + room - textWidth(shown, size.row) : x
  return { kind: 'text', x: left, y, size: size.row, words: shown, grey }
}

function drawTotals(marks: Mark[], { totals }: RecordTable, top: number) {
  let y = top - gap
  const end = sheet.width - sheet.margin
  for (const { label, centavos } of totals) {
    y -= rowHeight
    const words = formatMoney(centavos)
    marks.push({ kind: 'text', x: end - 260, y, size: size.row, words: fitText(label, size.row, 160) })
    marks.push({
      kind: 'text',
      x: end - textWidth(words, size.row),
      y,
      size: size.row,
      words,
      // Figures, comma and sign are as wide in bold.
      isBold: true,
    })
  }
}

function drawFoot(marks: Mark[], words: PdfWords, page: number, pages: number) {
  const text = words.pageOf(page, pages)
  const x = sheet.width - sheet.margin - textWidth(text, size.note)
  marks.push({ kind: 'text', x, y: sheet.margin - 18, size: size.note, words: text, grey: soft })
}

function wordsOf(cell: Cell, language: Language): string {
  if (cell.kind === 'money') return formatMoney(cell.centavos)
  return cell.kind === 'moment' ? formatDate(Date.parse(cell.at), 'moment', language) : cell.text
}
