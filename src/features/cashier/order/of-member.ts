import type { Table } from 'dexie'
import { rowsOf } from '../../../db/rows-of.ts'
import type { PageAsk, PullScope } from '../../../sync/pull/resource.ts'

type ByMember = [memberId: string, id: string]

const pageRows = 30

/** What the member's two money records have in common. */
export function ofMember<Row extends { id: string }>() {
  return {
    access: 'member' as const,
    freshMs: 30_000,
    pages: 'on-demand' as const,
    request: (_scope: PullScope, at: PageAsk) => ({ body: { ...at, limit: pageRows } }),
    idOf: (row: Row) => row.id,
    key: (id: string, { memberId }: PullScope): ByMember => [memberId, id],
    all: (table: Table<Row, ByMember>, { memberId }: PullScope) => rowsOf(table, memberId),
  }
}
