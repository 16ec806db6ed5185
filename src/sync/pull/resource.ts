import type { Table } from 'dexie'
import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { FailedCall } from '../../api/call-result.ts'
import type { BaseTableName, BaseTables } from '../../db/database.ts'

/** `memberId`, `language` and `part` are `''` where the resource does not have them. */
export interface PullScope {
  readonly memberId: string
  readonly language: string
  /** Which one of several, e.g. the name of a list or a mode. */
  readonly part: string
}

/** Where a paged or delta list is asked to go on. */
export interface PageAsk {
  readonly since?: string
  readonly cursor?: string
}

/** What a page says beside its rows (contract `listState`). */
export interface ListState {
  readonly next_cursor: string | null
  readonly version: string
  readonly deleted: readonly string[]
  readonly reset: boolean
  readonly unchanged: boolean
}

/** How a page joins the rows that are there. */
export interface PageJoin {
  /** Every row of the scope that this page does not bring goes. */
  readonly replacesAll: boolean
  /** The last page of a full walk: ids of all its pages; rows of the scope not among them go. */
  readonly sweepBut: readonly string[] | undefined
}

export type FetchedPage =
  | { kind: 'unchanged' }
  | { kind: 'failed'; result: FailedCall }
  | {
      kind: 'page'
      etag: string | undefined
      /** `undefined` for a resource that is not a list. */
      list: ListState | undefined
      ids: readonly string[]
      /** Runs inside the applying transaction. */
      write(tables: BaseTables, join: PageJoin): PromiseLike<unknown>
    }

export interface Resource {
  readonly id: string
  readonly isPersonal: boolean
  readonly isByLanguage: boolean
  readonly freshMs: number
  /** Kinds of queued writes to send first, so that the answer knows them. */
  readonly pushFirst: readonly string[]
  /** `one`: not a list. `all`: every page is walked. `on-demand`: the newest page, older ones when asked for. */
  readonly pages: 'one' | 'all' | 'on-demand'
  /** The first is the one whose rows it is about. */
  tables(all: BaseTables): readonly [Table, ...Table[]]
  /** The server said that nothing has changed: for rows that carry the moment at which they were true. Runs inside the confirming transaction. */
  confirm?(tables: BaseTables, scope: PullScope): PromiseLike<unknown>
  fetchPage(
    api: ApiClient,
    scope: PullScope,
    ask: PageAsk & { etag?: string | undefined; signal?: AbortSignal | undefined },
  ): Promise<FetchedPage>
}

type ReadEndpoint<B extends Schema, Q extends Schema, R extends Schema> = Endpoint<B, Q, R, 'keep'>

interface CommonDefinition<B extends Schema, Q extends Schema, R extends Schema> {
  readonly id: string
  /** `member` resources are kept per member and asked with the bearer of exactly that member. */
  readonly access: 'anyone' | 'member'
  readonly freshMs: number
  readonly endpoint: ReadEndpoint<B, Q, R>
  /** Kept once per language; public resources are, unless said otherwise. */
  readonly byLanguage?: boolean
  readonly pushFirst?: readonly string[]
}

export interface ResourceDefinition<B extends Schema, Q extends Schema, R extends Schema>
  extends CommonDefinition<B, Q, R> {
  readonly tables: readonly [BaseTableName, ...BaseTableName[]]
  readonly request: (scope: PullScope) => { body?: z.input<B>; query?: z.input<Q> }
  /** Asked without an ETag: rows that cannot be opened any more are had anew. */
  readonly isSealed?: boolean
  /** Inside the transaction: await Dexie calls only. */
  readonly apply: (tables: BaseTables, reply: z.output<R>, scope: PullScope) => PromiseLike<unknown>
  readonly confirm?: (tables: BaseTables, scope: PullScope) => PromiseLike<unknown>
}

/** What every kind of resource is defined by, with its usual values. */
export function commonOf(definition: CommonDefinition<Schema, Schema, Schema>) {
  return {
    id: definition.id,
    isPersonal: definition.access === 'member',
    isByLanguage: definition.byLanguage ?? definition.access === 'anyone',
    freshMs: definition.freshMs,
    pushFirst: definition.pushFirst ?? [],
  }
}

/** Of a personal resource, the member whose token alone may be sent. */
export function bearerOf(scope: PullScope): { member?: string } {
  return scope.memberId === '' ? {} : { member: scope.memberId }
}

/** Describes something that is read and stored whole. Only `keep` endpoints compile. */
export function defineResource<B extends Schema, Q extends Schema, R extends Schema>(
  definition: ResourceDefinition<B, Q, R>,
): Resource {
  const { endpoint, apply, confirm } = definition
  const [first, ...others] = definition.tables
  return {
    ...commonOf(definition),
    ...(confirm && { confirm }),
    pages: 'one',
    tables: all => [all[first], ...others.map(name => all[name])],
    fetchPage: async (api, scope, { etag: known, signal }) => {
      const etag = endpoint.method === 'GET' && definition.isSealed !== true ? known : undefined
      const asked = { ...definition.request(scope), ...bearerOf(scope), etag, signal }
      const result = await api.send(endpoint, asked)
      if (result.kind === 'unchanged') return { kind: 'unchanged' }
      if (result.kind !== 'answer') return { kind: 'failed', result }
      return {
        kind: 'page',
        etag: result.etag,
        list: undefined,
        ids: [],
        write: tables => apply(tables, result.reply, scope),
      }
    },
  }
}
