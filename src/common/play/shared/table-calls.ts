import { parseAmount } from '../../../../contract/centavos.ts'
import { cancelTableBet, placeTableBet } from '../../../../contract/games/shared-rounds.ts'
import type { BaseTableName, BaseTables } from '../../../db/database.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'
import type { ReceivedBalance } from '../../../sync/engine.ts'
import { putBalance } from '../../../sync/pull/balance.ts'

const tables: readonly BaseTableName[] = ['balances', 'users']

/** A kind of call for each place at the table: two bets of one moment do not wait for each other. */
export const placeCall = (slot: number, now: () => number) =>
  defineMoneyCall({
    id: `table-bet-${slot}`,
    endpoint: placeTableBet,
    waitsForUrgent: true,
    amount: body => parseAmount(body.stake),
    intent: body => body,
    tables,
    apply: (rows, { data: { balance } }, { memberId }) => storeBalance(rows, balance, memberId, now()),
  })

export const cancelCall = (now: () => number) =>
  defineMoneyCall({
    id: 'table-cancel',
    endpoint: cancelTableBet,
    intent: body => body,
    tables,
    apply: (rows, { data: { balance } }, { memberId }) => storeBalance(rows, balance, memberId, now()),
  })

/** By the id that an unknown call was kept under. */
export function tableCallOf(id: string, now: () => number) {
  return id === 'table-cancel' ? cancelCall(now) : placeCall(Number(id.slice('table-bet-'.length)), now)
}

/** Of a demo account alone: play money of others lies beside the wallet that the row is about, and real money is pulled. */
async function storeBalance(
  rows: BaseTables,
  balance: ReceivedBalance,
  memberId: string,
  asOf: number,
): Promise<void> {
  const user = await rows.users.get(memberId)
  if (user?.is_demo === true) await putBalance(rows, { ...balance, memberId, asOf, rest: null })
}
