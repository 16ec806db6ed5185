import { brazilDay } from '../../contract/brazil-day.ts'

export type Dated = { id: string; created_at: string }

/** Rows of one day, or a part of them; the day is written above its first part. */
export type DayChunk<Row> = { id: string; day: string; at: number; isFirst: boolean; rows: Row[] }

/** Long days are cut, so that a list has only what is near the window in the document. Rows keep their order. */
export function chunkDays<Row extends Dated>(rows: readonly Row[], size = 20): DayChunk<Row>[] {
  const chunks: DayChunk<Row>[] = []
  for (const row of rows) {
    const at = Date.parse(row.created_at)
    const day = brazilDay(at)
    const last = chunks.at(-1)
    if (last && last.day === day && last.rows.length < size) last.rows.push(row)
    else chunks.push({ id: row.id, day, at, isFirst: last?.day !== day, rows: [row] })
  }
  return chunks
}
