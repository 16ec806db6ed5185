import type { CallResult, FailedCall } from '../../src/api/call-result.ts'
import { createStore, type Store } from './forms/create-store.ts'

/** Rows that were read once stay in view when a later reading fails: `failure` then says that they are old. */
export type ListState<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: FailedCall }
  | {
      readonly status: 'ready'
      readonly rows: readonly Row[]
      readonly hasMore: boolean
      /** Epoch milliseconds. */
      readonly readAt: number
      readonly failure: FailedCall | undefined
    }

type Page<Row> = { readonly data: readonly Row[]; readonly next_cursor: string | null }

export interface ListReader<Row> extends Pick<Store<ListState<Row>>, 'read' | 'subscribe'> {
  /** Reads again as many pages as are shown. */
  readonly refresh: () => Promise<void>
  readonly more: () => Promise<void>
}

interface Options<Row> {
  readonly readPage: (cursor: string | undefined) => Promise<CallResult<Page<Row>>>
  readonly now: () => number
}

/** A list that is read whole each time, because it changes under many hands. */
export function createListReader<Row>({ readPage, now }: Options<Row>): ListReader<Row> {
  const store = createStore<ListState<Row>>({ status: 'loading' })
  let pages = 1
  // A later reading outdates the answers of all before it.
  let latest = 0

  const fail = (failure: FailedCall) => {
    const shown = store.read()
    store.write(shown.status === 'ready' ? { ...shown, failure } : { status: 'failed', failure })
  }
  const refresh = async () => {
    const mine = ++latest
    const rows: Row[] = []
    let cursor: string | undefined
    for (let page = 0; page < pages; page++) {
      const result = await readPage(cursor)
      if (mine !== latest || result.kind === 'unchanged') return
      if (result.kind !== 'answer') return fail(result)
      rows.push(...result.reply.data)
      cursor = result.reply.next_cursor ?? undefined
      if (cursor === undefined) break
    }
    store.write({ status: 'ready', rows, hasMore: cursor !== undefined, readAt: now(), failure: undefined })
  }
  return {
    ...store,
    refresh,
    more: () => {
      pages++
      return refresh()
    },
  }
}
