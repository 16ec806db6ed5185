import { useMemo } from 'react'
import {
  type DepositDetails,
  type DepositItem,
  depositDetails,
  depositList,
  type IncomingPayment,
  paymentList,
} from '../../../../contract/cashier/deposit-admin.ts'
import { useStore } from '../../../parts/forms/create-store.ts'
import { createListReader, type ListReader, type ListState } from '../../../parts/list-reader.ts'
import { useRefreshWhileVisible } from '../../../parts/use-refresh-while-visible.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { type DepositFilters, toAsk } from './deposit-filters.ts'

const pollMs = 15_000

interface Live<Row> {
  readonly list: ListState<Row>
  readonly reader: ListReader<Row>
}

export function useDeposits(filters: DepositFilters): Live<DepositItem> {
  const { api, now } = useBackOffice()
  const asked = JSON.stringify(toAsk(filters))
  const reader = useMemo(() => {
    const ask: Readonly<Record<string, string>> = JSON.parse(asked)
    const readPage = (cursor: string | undefined) =>
      api.call(depositList, { body: { ...ask, ...(cursor !== undefined && { cursor }) } })
    return createListReader<DepositItem>({ readPage, now })
  }, [api, now, asked])
  return useLive(reader)
}

/** One deposit with its events, payments and member, kept fresh while somebody looks. */
export function useDeposit(id: string): Live<DepositDetails> {
  const { api, now } = useBackOffice()
  const reader = useMemo(() => {
    const readPage = async () => {
      const result = await api.call(depositDetails, { body: { id } })
      if (result.kind !== 'answer') return result
      return { ...result, reply: { data: [result.reply.data], next_cursor: null } }
    }
    return createListReader<DepositDetails>({ readPage, now })
  }, [api, now, id])
  return useLive(reader)
}

export type PaymentFilter = 'waiting' | IncomingPayment['state']

export function usePayments(state: PaymentFilter): Live<IncomingPayment> {
  const { api, now } = useBackOffice()
  const reader = useMemo(() => {
    const readPage = (cursor: string | undefined) =>
      api.call(paymentList, { body: { state, ...(cursor !== undefined && { cursor }) } })
    return createListReader<IncomingPayment>({ readPage, now })
  }, [api, now, state])
  return useLive(reader)
}

function useLive<Row>(reader: ListReader<Row>): Live<Row> {
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, pollMs)
  return { list, reader }
}
