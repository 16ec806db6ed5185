/** Money in centavos, a moment as ISO 8601 in UTC, or text. */
export type Cell =
  | { kind: 'money'; centavos: bigint }
  | { kind: 'moment'; at: string }
  | { kind: 'text'; text: string }

export type RecordColumn = {
  title: string
  /** Figures stand at the end. */
  align: 'start' | 'end'
  /** Its part of the page's width, relative to the others. */
  width: number
}

/** A record as it goes into a file: headings, rows and totals. */
export type RecordTable = {
  title: string
  /** Whose it is (masked), which days, when it was made, in whole lines. */
  notes: readonly string[]
  columns: readonly RecordColumn[]
  rows: readonly (readonly Cell[])[]
  totals: readonly { label: string; centavos: bigint }[]
}

export const money = (centavos: bigint): Cell => ({ kind: 'money', centavos })
export const moment = (at: string): Cell => ({ kind: 'moment', at })
export const text = (words: string | null): Cell => ({ kind: 'text', text: words ?? '' })
