import type { Collection, Table } from 'dexie'
import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import type { BaseTableName, BaseTables } from '../../db/database.ts'
import {
  bearerOf,
  commonOf,
  type ListState,
  type PageAsk,
  type PageJoin,
  type PullScope,
  type Resource,
} from './resource.ts'

export interface ListResourceDefinition<
  B extends Schema,
  Q extends Schema,
  R extends z.core.$ZodType<ListState>,
  Row,
  Key,
> {
  readonly id: string
  readonly access: 'anyone' | 'member'
  readonly freshMs: number
  readonly endpoint: Endpoint<B, Q, R, 'keep'>
  readonly byLanguage?: boolean
  readonly pushFirst?: readonly string[]
  readonly pages: 'all' | 'on-demand'
  readonly table: (tables: BaseTables) => Table<Row, Key>
  readonly request: (scope: PullScope, at: PageAsk) => { body?: z.input<B>; query?: z.input<Q> }
  readonly rows: (reply: z.output<R>, scope: PullScope) => Row[]
  /** Id of a row as the server names it in `deleted`. */
  readonly idOf: (row: Row) => string
  readonly key: (id: string, scope: PullScope) => Key
  /** All rows of the scope. */
  readonly all: (table: Table<Row, Key>, scope: PullScope) => Collection<Row, Key>
  /** More to write from the same answer, in the same transaction. */
  readonly also?: {
    readonly tables: readonly BaseTableName[]
    readonly apply: (tables: BaseTables, reply: z.output<R>, scope: PullScope) => PromiseLike<unknown>
  }
}

/** Describes a list with `since`, `next_cursor`, `deleted`, `reset` and `unchanged` (docs/rules/wire.md). */
export function defineListResource<
  B extends Schema,
  Q extends Schema,
  R extends z.core.$ZodType<ListState>,
  Row,
  Key,
>(definition: ListResourceDefinition<B, Q, R, Row, Key>): Resource {
  const { key, also } = definition

  async function write(tables: BaseTables, reply: z.output<R>, scope: PullScope, join: PageJoin) {
    const table = definition.table(tables)
    if (join.replacesAll) await definition.all(table, scope).delete()
    await table.bulkPut(definition.rows(reply, scope))
    if (!join.replacesAll && reply.deleted.length > 0) {
      await table.bulkDelete(reply.deleted.map(id => key(id, scope)))
    }
    if (join.sweepBut) await sweep(table, scope, join.sweepBut)
    await also?.apply(tables, reply, scope)
  }

  async function sweep(table: Table<Row, Key>, scope: PullScope, ids: readonly string[]) {
    const kept = new Set(ids.map(id => JSON.stringify(key(id, scope))))
    const keys = await definition.all(table, scope).primaryKeys()
    await table.bulkDelete(keys.filter(present => !kept.has(JSON.stringify(present))))
  }

  return {
    ...commonOf(definition),
    pages: definition.pages,
    tables: all => [definition.table(all), ...(also?.tables ?? []).map(name => all[name])],
    fetchPage: async (api, scope, { since, cursor, signal }) => {
      const at = { ...(since !== undefined && { since }), ...(cursor !== undefined && { cursor }) }
      const result = await api.send(definition.endpoint, {
        ...definition.request(scope, at),
        ...bearerOf(scope),
        signal,
      })
      if (result.kind === 'unchanged') return { kind: 'unchanged' }
      if (result.kind !== 'answer') return { kind: 'failed', result }
      const { reply } = result
      return {
        kind: 'page',
        etag: undefined,
        list: reply,
        ids: definition.rows(reply, scope).map(definition.idOf),
        write: (tables, join) => write(tables, reply, scope, join),
      }
    },
  }
}
