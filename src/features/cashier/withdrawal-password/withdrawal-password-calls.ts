import { modifyWithdrawalPassword, setWithdrawalPassword } from '../../../../contract/cashier/money.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'

/** The first withdrawal password. The rows that say whether there is one follow at once. */
export const setPasswordCall = defineMoneyCall({
  id: 'set-withdrawal-password',
  endpoint: setWithdrawalPassword,
  tables: ['users', 'drawingTerms'],
  apply: async (tables, _reply, { memberId }) => {
    await tables.users.update(memberId, { has_qk_pwd: true })
    await tables.drawingTerms.update(memberId, { has_qk_pwd: true })
  },
})

/** Another one; withdrawals are held from then on. */
export const modifyPasswordCall = defineMoneyCall({
  id: 'modify-withdrawal-password',
  endpoint: modifyWithdrawalPassword,
  tables: ['drawingTerms'],
  apply: (tables, { held_until }, { memberId }) => tables.drawingTerms.update(memberId, { held_until }),
})
