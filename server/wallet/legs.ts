import { type RawBuilder, sql } from 'kysely'
import type { WalletRow } from '../platform/database/tables.ts'
import type { Balances } from './outcome.ts'

type MemberAccount = keyof Balances

/** Accounts of the operator are codes only: no row to lock. */
export type OperatorAccount =
  | 'gaming'
  | 'open_bets'
  | 'win_review'
  | 'suspense'
  | 'psp_clearing'
  | 'bonus_cost'
  | 'cashback_cost'
  | 'rebate_cost'
  | 'wheel_cost'
  | 'vip_cost'
  | 'commission_cost'
  | 'fees'
  | 'adjustment'
  | 'play_money'

export type Account = MemberAccount | OperatorAccount

/** `amount` centavos leave `debit` and enter `credit`; `dim` says whose part of a house account it is. */
export interface Leg {
  readonly debit: Account
  readonly credit: Account
  readonly amount: bigint
  readonly dim?: string
}

/** Leaves out legs of nothing, which the ledger does not keep. */
export function legs(...wanted: readonly Leg[]): readonly Leg[] {
  return wanted.filter(leg => leg.amount !== 0n)
}

/** What is credited to cash repays debt first. */
export function repayDebt(wallet: WalletRow, credited: bigint): Leg {
  return { debit: 'cash', credit: 'debt', amount: wallet.debt < credited ? wallet.debt : credited }
}

/** Whether every column stays at zero or above. */
export function isCovered(wallet: WalletRow, moved: readonly Leg[]): boolean {
  const accounts = ['cash', 'bonus', 'rebate', 'hold', 'debt'] as const
  return accounts.every(account => {
    const delta = moved.reduce((sum, leg) => sum + entering(leg, account) - leaving(leg, account), 0n)
    // Debt is the one column that counts what the member owes: entering the account makes it smaller.
    return wallet[account] + (account === 'debt' ? -delta : delta) >= 0n
  })
}

const entering = (leg: Leg, account: Account) => (leg.credit === account ? leg.amount : 0n)
const leaving = (leg: Leg, account: Account) => (leg.debit === account ? leg.amount : 0n)

/** The legs as the SQL type `ledger_leg[]`. */
export function toSql(moved: readonly Leg[]): RawBuilder<unknown> {
  const json = JSON.stringify(
    moved.map(leg => ({ ...leg, amount: leg.amount.toString(), dim: leg.dim ?? '' })),
  )
  return sql`(SELECT coalesce(array_agg(ROW(debit, credit, amount, dim)::ledger_leg), '{}')
    FROM jsonb_to_recordset(${json}::jsonb) AS l (debit text, credit text, amount bigint, dim text))`
}
