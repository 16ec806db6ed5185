import { useMemo } from 'react'
import {
  type DayReport,
  type ReconciledDay,
  reconciliationDay,
  reconciliationList,
} from '../../../../contract/cashier/reconciliation.ts'
import { useStore } from '../../../parts/forms/create-store.ts'
import { createListReader } from '../../../parts/list-reader.ts'
import { useRefreshWhileVisible } from '../../../parts/use-refresh-while-visible.ts'
import { useBackOffice } from '../../../state/back-office.ts'

const pollMs = 60_000

export function useDays() {
  const { api, now } = useBackOffice()
  const reader = useMemo(() => {
    const readPage = (cursor: string | undefined) =>
      api.call(reconciliationList, { body: cursor === undefined ? {} : { cursor } })
    return createListReader<ReconciledDay>({ readPage, now })
  }, [api, now])
  useRefreshWhileVisible(reader.refresh, pollMs)
  return { list: useStore(reader), reader }
}

export function useDay(day: string) {
  const { api, now } = useBackOffice()
  const reader = useMemo(() => {
    const readPage = async () => {
      const result = await api.call(reconciliationDay, { body: { day } })
      if (result.kind !== 'answer') return result
      return { ...result, reply: { data: [result.reply.data], next_cursor: null } }
    }
    return createListReader<DayReport>({ readPage, now })
  }, [api, now, day])
  useRefreshWhileVisible(reader.refresh, pollMs)
  return { list: useStore(reader), reader }
}
