import { useMemo } from 'react'
import { type ReviewItem, reviewQueue } from '../../../../contract/operations/backoffice.ts'
import { useStore } from '../../../parts/forms/create-store.ts'
import { createListReader, type ListReader, type ListState } from '../../../parts/list-reader.ts'
import { useRefreshWhileVisible } from '../../../parts/use-refresh-while-visible.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { StateFilter } from '../../../state/place.ts'
import type { WithdrawalFilters } from '../../../state/withdrawal-filters.ts'
import { toBody } from './filters-to-body.ts'

const pollMs = 15_000

interface Live {
  readonly list: ListState<ReviewItem>
  readonly reader: ListReader<ReviewItem>
}

/** The queue in one state, kept fresh while somebody looks. */
export function useQueue(filter: StateFilter, filters: WithdrawalFilters): Live {
  const { api, now } = useBackOffice()
  const reader = useMemo(() => {
    const state = filter === 'all' ? {} : { state: filter }
    const wanted = { ...state, ...toBody(filters) }
    const readPage = (cursor: string | undefined) =>
      api.call(reviewQueue, { body: { ...wanted, ...(cursor !== undefined && { cursor }) } })
    return createListReader<ReviewItem>({ readPage, now })
  }, [api, now, filter, filters])
  return useLive(reader)
}

/** One withdrawal, whatever its state, kept fresh while somebody looks. */
export function useWithdrawal(id: string): Live {
  const { api, now } = useBackOffice()
  const reader = useMemo(
    () => createListReader<ReviewItem>({ readPage: () => api.call(reviewQueue, { body: { id } }), now }),
    [api, now, id],
  )
  return useLive(reader)
}

function useLive(reader: ListReader<ReviewItem>): Live {
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, pollMs)
  return { list, reader }
}
