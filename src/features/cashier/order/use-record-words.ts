import { useLingui } from '@lingui/react/macro'
import type { RechargeRow, WithdrawalRow } from '../../../db/personal-rows.ts'
import type { FilterChoice } from '../../../records/filter-bar.tsx'
import { moment, money, type RecordTable, text } from '../../../records/record-table.ts'
import { usePaymentName } from '../deposit/use-payment-name.ts'
import {
  rechargeKindWords,
  rechargeStateWords,
  withdrawalKindWords,
  withdrawalStateWords,
} from './record-filters.ts'

type Table = Omit<RecordTable, 'notes'>

/** States of deposits and withdrawals in words, what they can be chosen by, and their records as files. */
export function useRecordWords() {
  const { t } = useLingui()
  const recharge = {
    pending: t`Waiting`,
    paid: t`Paid`,
    expired: t`Expired`,
    failed: t`Failed`,
    refunded: t`Sent back`,
  }
  const withdrawal = {
    pending: t`Under review`,
    approved: t`Approved`,
    paid: t`Paid`,
    rejected: t`Rejected`,
    failed: t`Failed`,
    returned: t`Sent back`,
  }
  const paymentName = usePaymentName()
  const kinds = { pix: 'Pix', transfer: t`Bank transfer`, bank: t`Bank account` }
  const review = (reviewed: boolean) => (reviewed ? t`reviewed` : t`unreviewed`)
  const rechargeChoices: FilterChoice[] = [
    {
      part: 'kind',
      label: t`Kind`,
      options: rechargeKindWords.map(value => ({ value, label: kinds[value] })),
    },
    {
      part: 'state',
      label: t`State`,
      options: rechargeStateWords.map(value => ({ value, label: recharge[value] })),
    },
  ]
  const withdrawalChoices: FilterChoice[] = [
    {
      part: 'kind',
      label: t`Kind`,
      options: withdrawalKindWords.map(value => ({ value, label: kinds[value] })),
    },
    {
      part: 'state',
      label: t`State`,
      options: withdrawalStateWords.map(value => ({ value, label: withdrawal[value] })),
    },
    {
      part: 'review',
      label: t`Review`,
      options: [
        { value: 'reviewed', label: review(true) },
        { value: 'unreviewed', label: review(false) },
      ],
    },
  ]
  return {
    rechargeChoices,
    withdrawalChoices,
    rechargeTable: (rows: readonly RechargeRow[]): Table => ({
      title: t`Deposit records`,
      columns: [
        { title: t`When`, align: 'start', width: 15 },
        { title: t`Order number`, align: 'start', width: 20 },
        { title: t`Method`, align: 'start', width: 20 },
        { title: t`State`, align: 'start', width: 12 },
        { title: t`Amount`, align: 'end', width: 13 },
        { title: t`Fee`, align: 'end', width: 10 },
      ],
      rows: rows.map(row => [
        moment(row.created_at),
        text(row.order_no),
        text(paymentName(row)),
        text(row.reason === 'cancelled' ? t`Cancelled` : recharge[row.state]),
        money(row.paid_money ?? row.money),
        money(row.fee),
      ]),
      totals: [{ label: t`Paid`, centavos: sum(rows.filter(isPaid), row => row.paid_money ?? row.money) }],
    }),
    withdrawalTable: (rows: readonly WithdrawalRow[]): Table => ({
      title: t`Withdrawal records`,
      columns: [
        { title: t`When`, align: 'start', width: 15 },
        { title: t`Order number`, align: 'start', width: 20 },
        { title: t`To`, align: 'start', width: 22 },
        { title: t`State`, align: 'start', width: 12 },
        { title: t`Review`, align: 'start', width: 12 },
        { title: t`Amount`, align: 'end', width: 13 },
        { title: t`Fee`, align: 'end', width: 10 },
        { title: t`You receive`, align: 'end', width: 13 },
      ],
      rows: rows.map(row => [
        moment(row.created_at),
        text(row.order_no),
        text(row.account_label),
        text(withdrawal[row.state]),
        text(review(row.reviewed)),
        money(row.money),
        money(row.fee),
        money(row.actual_money),
      ]),
      totals: [{ label: t`Paid`, centavos: sum(rows.filter(isPaid), row => row.actual_money) }],
    }),
  }
}

const isPaid = (row: { state: string }) => row.state === 'paid'

function sum<Row>(rows: readonly Row[], amount: (row: Row) => bigint): bigint {
  return rows.reduce((total, row) => total + amount(row), 0n)
}
