import { useMemo } from 'react'
import type { CallResult } from '../../src/api/call-result.ts'
import { useBackOffice } from '../state/back-office.ts'
import { useStore } from './forms/create-store.ts'
import { createListReader, type ListReader, type ListState } from './list-reader.ts'
import { useRefreshWhileVisible } from './use-refresh-while-visible.ts'

/** A list that is not paged, or one thing alone, kept fresh while somebody looks. `read` must keep its identity. */
export function useWhole<Row>(
  read: () => Promise<CallResult<{ readonly data: readonly Row[] }>>,
  everyMs = 15_000,
): { readonly list: ListState<Row>; readonly reader: ListReader<Row> } {
  const { now } = useBackOffice()
  const reader = useMemo(() => {
    const readPage = async () => {
      const result = await read()
      if (result.kind !== 'answer') return result
      return { ...result, reply: { data: result.reply.data, next_cursor: null } }
    }
    return createListReader<Row>({ readPage, now })
  }, [read, now])
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, everyMs)
  return { list, reader }
}
