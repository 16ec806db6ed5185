import { onlinePayments, rechargeList } from '../../../contract/money.ts'
import type { RechargeRow } from '../../db/personal-rows.ts'
import { defineListResource } from '../../sync/list-resource.ts'
import { defineResource } from '../../sync/resource.ts'
import { ofMember } from './of-member.ts'

/** The ways to deposit online, in the operator's order. */
export const paymentMethodsResource = defineResource({
  id: 'payment-methods',
  access: 'anyone',
  freshMs: 5 * 60_000,
  endpoint: onlinePayments,
  tables: ['paymentMethods'],
  request: ({ language }) => ({ query: { lang: language } }),
  apply: async (tables, { data }, { language }) => {
    await tables.paymentMethods
      .where(':id')
      .between([language, 'online', ''], [language, 'online', '\uffff'])
      .delete()
    await tables.paymentMethods.bulkPut(
      data.map((method, position) => ({ ...method, language, channel: 'online' as const, position })),
    )
  },
})

/** The member's deposits, the newest page first; older ones when they are asked for. */
export const rechargesResource = defineListResource({
  ...ofMember<RechargeRow>(),
  id: 'recharges',
  endpoint: rechargeList,
  table: tables => tables.recharges,
  rows: (reply, { memberId }) => reply.data.map(row => ({ ...row, memberId })),
})
