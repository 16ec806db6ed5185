import { confirmAccount, removeAccount } from '../../../../contract/cashier/banks.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'
import { sealAccount } from '../deposit/sealed-account.ts'

/** Confirming with the withdrawal password: from then on the account may be paid out to. */
export const confirmAccountCall = defineMoneyCall({
  id: 'confirm-account',
  endpoint: confirmAccount,
  intent: ({ id }) => id,
  tables: ['accounts', 'keys'],
  apply: async ({ accounts }, { data }, { memberId }) =>
    accounts.put(await sealAccount(accounts, data, memberId)),
})

/** Which one it was is in the body, which is kept nowhere: the list is asked for again. */
export const removeAccountCall = defineMoneyCall({
  id: 'remove-account',
  endpoint: removeAccount,
  intent: ({ id }) => id,
})
