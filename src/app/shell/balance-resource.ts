import { allBalance } from '../../../contract/cashier/money.ts'
import { confirmBalance, putBalance } from '../../sync/pull/balance.ts'
import { defineResource } from '../../sync/pull/resource.ts'

/** The balance of the top bar and the wallet page; the higher wallet version wins over a late answer. */
export const balanceResource = (now: () => number) =>
  defineResource({
    id: 'balance',
    access: 'member',
    freshMs: 60_000,
    endpoint: allBalance,
    tables: ['balances'],
    request: () => ({ query: { currency: 'BRL' } }),
    apply: (tables, { data }, { memberId }) => {
      const { cash, bonus, ...rest } = data
      const asOf = now()
      return putBalance(tables, {
        memberId,
        money: cash,
        bonus,
        wallet_version: data.wallet_version,
        asOf,
        rest: { ...rest, asOf },
      })
    },
    confirm: (tables, { memberId }) => confirmBalance(tables, memberId, now()),
  })
