import { useLingui } from '@lingui/react/macro'
import type { Association, FeeEntry, Movement } from '../../../../contract/cashier/orders.ts'
import type { OrderTotals } from '../../../db/answer-rows.ts'
import { moment, money, type RecordTable, text } from '../../../records/record-table.ts'
import { useCategoryWords, useMovementWords, useStateWords } from './use-order-words.ts'

type Table = Omit<RecordTable, 'notes'>

/** The three records of the order centre as files: what they show, in the words of the screen. */
export function useExportTables() {
  const { t } = useLingui()
  const movementWords = useMovementWords()
  const category = useCategoryWords()
  const state = useStateWords()
  const review = (reviewed: boolean) => text(reviewed ? t`reviewed` : t`unreviewed`)
  return {
    /** `totals` of the days, while nothing else is filtered by. */
    movements: (rows: readonly Movement[], totals: OrderTotals | undefined): Table => ({
      title: t`Movements`,
      columns: [
        { title: t`When`, align: 'start', width: 15 },
        { title: t`What`, align: 'start', width: 26 },
        { title: t`Order number`, align: 'start', width: 20 },
        { title: t`State`, align: 'start', width: 11 },
        { title: t`Review`, align: 'start', width: 11 },
        { title: t`Amount`, align: 'end', width: 13 },
        { title: t`Fee`, align: 'end', width: 10 },
        { title: t`Change of balance`, align: 'end', width: 14 },
        { title: t`Balance after`, align: 'end', width: 14 },
      ],
      rows: rows.map(row => [
        moment(row.created_at),
        text(movementWords(row)),
        text(row.order_no),
        text(state(row.state)),
        review(row.reviewed),
        money(row.money),
        money(row.fee),
        money(row.effect),
        money(row.after.cash + row.after.bonus + row.after.rebate),
      ]),
      totals:
        totals === undefined
          ? [{ label: t`Change of balance`, centavos: rows.reduce((sum, row) => sum + row.effect, 0n) }]
          : [
              { label: t`Deposited`, centavos: totals.total_recharge_amount },
              { label: t`Withdrawn`, centavos: totals.total_withdraw_amount },
              { label: t`Rewards`, centavos: totals.total_bonus_amount },
              { label: t`Fees`, centavos: totals.total_fee_amount },
            ],
    }),
    fees: (rows: readonly FeeEntry[]): Table => ({
      title: t`Fees`,
      columns: [
        { title: t`When`, align: 'start', width: 15 },
        { title: t`What`, align: 'start', width: 26 },
        { title: t`Order number`, align: 'start', width: 20 },
        { title: t`Amount`, align: 'end', width: 13 },
        { title: t`Fee`, align: 'end', width: 13 },
      ],
      rows: rows.map(row => [
        moment(row.created_at),
        text(movementWords(row)),
        text(row.order_no),
        money(row.money),
        money(row.fee),
      ]),
      totals: [{ label: t`Fees`, centavos: rows.reduce((sum, row) => sum + row.fee, 0n) }],
    }),
    associations: (groups: readonly Association[]): Table => ({
      title: t`What belongs together`,
      columns: [
        { title: t`Belongs to`, align: 'start', width: 24 },
        { title: t`When`, align: 'start', width: 15 },
        { title: t`What`, align: 'start', width: 26 },
        { title: t`State`, align: 'start', width: 11 },
        { title: t`Amount`, align: 'end', width: 13 },
        { title: t`Fee`, align: 'end', width: 10 },
        { title: t`Change of balance`, align: 'end', width: 14 },
      ],
      rows: groups.flatMap(group =>
        group.movements.map(row => [
          text([category(group.category), group.order_no].filter(Boolean).join(' ')),
          moment(row.created_at),
          text(movementWords(row)),
          text(state(row.state)),
          money(row.money),
          money(row.fee),
          money(row.effect),
        ]),
      ),
      totals: [
        { label: t`Fees`, centavos: groups.reduce((sum, group) => sum + group.fee, 0n) },
        { label: t`Change of balance`, centavos: groups.reduce((sum, group) => sum + group.effect, 0n) },
      ],
    }),
  }
}
