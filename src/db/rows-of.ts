import { type Collection, Dexie, type Table } from 'dexie'
import type { ReadOnlyCollection, ReadOnlyTable } from './read-only.ts'

/** Rows whose compound key begins with one value: a member's rows, a language's catalogue. `index` is the primary key when not said. */
export function rowsOf<Row, Key>(
  table: Table<Row, Key>,
  first: string,
  index?: string,
): Collection<Row, Key, Row>
export function rowsOf<Row, Key>(
  table: ReadOnlyTable<Row, Key>,
  first: string,
  index?: string,
): ReadOnlyCollection<Row, Key>
export function rowsOf(
  table: { where(index: string): { between(lower: unknown[], upper: unknown[]): unknown } },
  first: string,
  index = ':id',
): unknown {
  return table.where(index).between([first, Dexie.minKey], [first, Dexie.maxKey])
}
