import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { lockWallet } from '../../../wallet/post.ts'
import type { MoneyDeps, Payout } from '../providers/service.ts'
import { notifyMember } from './notify.ts'
import { askPaidAgain, backOff, reasonOf } from './rules.ts'
import { changeWithdrawal, findWithdrawal, stepPayout, type WithdrawalRow } from './store.ts'

/** Does with the provider's own answer what has to be done, once, however often and in whatever order it comes. */
export async function settlePayout(deps: MoneyDeps, row: WithdrawalRow, payout: Payout): Promise<void> {
  const now = deps.clock.now()
  switch (payout.state) {
    case 'under_way': {
      const askAt = new Date(now.getTime() + backOff(row.asks))
      await stepPayout(deps.db, row, { from: ['sent', 'under_way'], to: 'under_way', askAt })
      return
    }
    case 'done':
      return end(deps, row, (tx, current) => markPaid(deps, tx, current, now))
    case 'refused':
      return end(deps, row, (tx, current) => markFailed(deps, tx, current, reasonOf(payout.reason)))
    case 'returned':
      return end(deps, row, async (tx, current) => {
        // Its success may have been missed: it was paid before it came back.
        const paid = await markPaid(deps, tx, current, now)
        await markReturned(deps, tx, paid, reasonOf(payout.reason))
      })
  }
}

/** The payout can never happen: the money goes back, with the reason. */
export function failPayout(deps: MoneyDeps, row: WithdrawalRow, reason: string): Promise<void> {
  return end(deps, row, (tx, current) => markFailed(deps, tx, current, reason))
}

async function end(
  deps: MoneyDeps,
  { member_id, id }: WithdrawalRow,
  work: (tx: Tx, current: WithdrawalRow) => Promise<unknown>,
): Promise<void> {
  await transaction(
    deps.db,
    async tx => {
      await lockWallet(tx, member_id, 'BRL')
      const current = await findWithdrawal(tx, id)
      if (current !== undefined) await work(tx, current)
    },
    { keyed: true },
  )
  deps.pokeOutbox()
}

const orderOf = ({ member_id, id }: WithdrawalRow) =>
  ({ memberId: member_id, currency: 'BRL', withdrawalId: id, psp: 'pix' }) as const

async function markPaid(deps: MoneyDeps, tx: Tx, row: WithdrawalRow, now: Date): Promise<WithdrawalRow> {
  const ask_at = askPaidAgain(row.asks, row.paid_at ?? now, now)
  if (row.state !== 'approved') {
    if (row.state === 'paid') await stepPayout(tx, row, { from: ['done'], to: 'done', askAt: ask_at })
    return row
  }
  const posted = await deps.wallet.payOut(tx, orderOf(row))
  if (posted.status === 'refused') throw new Error(`A payout could not be posted: ${posted.word}`)
  return change(deps, tx, row, { state: 'paid', paid_at: now, payout_state: 'done', asks: 0, ask_at })
}

async function markFailed(deps: MoneyDeps, tx: Tx, row: WithdrawalRow, reason: string): Promise<void> {
  if (row.state !== 'approved') return
  const posted = await deps.wallet.releaseHold(tx, orderOf(row))
  if (posted.status === 'refused') throw new Error(`A hold could not be given back: ${posted.word}`)
  const ended_at = deps.clock.now()
  await change(deps, tx, row, { state: 'failed', reason, ended_at, payout_state: 'refused', ask_at: null })
}

async function markReturned(deps: MoneyDeps, tx: Tx, row: WithdrawalRow, reason: string): Promise<void> {
  if (row.state !== 'paid') return
  const posted = await deps.wallet.returnPayout(tx, orderOf(row))
  if (posted.status === 'refused') throw new Error(`A return could not be posted: ${posted.word}`)
  const ended_at = deps.clock.now()
  await change(deps, tx, row, { state: 'returned', reason, ended_at, payout_state: 'returned', ask_at: null })
}

async function change(
  deps: MoneyDeps,
  tx: Tx,
  row: WithdrawalRow,
  to: Parameters<typeof changeWithdrawal>[2],
): Promise<WithdrawalRow> {
  const changed = await changeWithdrawal(tx, row, to)
  if (changed === undefined) throw new Error('A withdrawal changed under its lock')
  await notifyMember(deps, tx, changed)
  return changed
}
