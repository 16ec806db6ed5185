import type { Table } from 'dexie'
import type { Database, TableName, Tables } from './database.ts'

/** The part of a Dexie collection that cannot change anything. */
export interface ReadOnlyCollection<Row, Key> {
  and(accept: (row: Row) => boolean): ReadOnlyCollection<Row, Key>
  filter(accept: (row: Row) => boolean): ReadOnlyCollection<Row, Key>
  count(): Promise<number>
  distinct(): ReadOnlyCollection<Row, Key>
  first(): Promise<Row | undefined>
  last(): Promise<Row | undefined>
  limit(count: number): ReadOnlyCollection<Row, Key>
  offset(count: number): ReadOnlyCollection<Row, Key>
  reverse(): ReadOnlyCollection<Row, Key>
  sortBy(keyPath: string): Promise<Row[]>
  toArray(): Promise<Row[]>
  primaryKeys(): Promise<Key[]>
  each(visit: (row: Row) => void): Promise<void>
}

type IndexKey = string | number | readonly (string | number)[]
type Bound = string | number | readonly unknown[]

export interface ReadOnlyWhere<Row, Key> {
  equals(key: IndexKey): ReadOnlyCollection<Row, Key>
  anyOf(keys: readonly IndexKey[]): ReadOnlyCollection<Row, Key>
  above(key: Bound): ReadOnlyCollection<Row, Key>
  below(key: Bound): ReadOnlyCollection<Row, Key>
  between(lower: Bound, upper: Bound, withLower?: boolean, withUpper?: boolean): ReadOnlyCollection<Row, Key>
  startsWith(prefix: string): ReadOnlyCollection<Row, Key>
}

export interface ReadOnlyTable<Row, Key> {
  get(key: Key): Promise<Row | undefined>
  bulkGet(keys: Key[]): Promise<(Row | undefined)[]>
  where(index: string): ReadOnlyWhere<Row, Key>
  orderBy(index: string): ReadOnlyCollection<Row, Key>
  filter(accept: (row: Row) => boolean): ReadOnlyCollection<Row, Key>
  toCollection(): ReadOnlyCollection<Row, Key>
  toArray(): Promise<Row[]>
  count(): Promise<number>
}

type ReadOnlyOf<T> = T extends Table<infer Row, infer Key, infer _Insert> ? ReadOnlyTable<Row, Key> : never

/** What features get of the database: they read, the engine writes. */
export type ReadOnlyDatabase = {
  readonly [Name in Exclude<TableName, 'keys'>]: ReadOnlyOf<Tables[Name]>
} & Pick<Database, 'snapshot'>
