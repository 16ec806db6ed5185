import {
  onlinePayments,
  type PaymentMethod,
  payments,
  rechargeList,
} from '../../../../contract/cashier/money.ts'
import type { BaseTables } from '../../../db/database.ts'
import type { RechargeRow } from '../../../db/personal-rows.ts'
import type { PaymentMethodRow } from '../../../db/public-rows.ts'
import { defineListResource } from '../../../sync/pull/list-resource.ts'
import { defineResource } from '../../../sync/pull/resource.ts'
import { ofMember } from '../order/of-member.ts'

/** The ways to deposit online, in the operator's order. */
export const paymentMethodsResource = defineResource({
  id: 'payment-methods',
  access: 'anyone',
  freshMs: 5 * 60_000,
  endpoint: onlinePayments,
  tables: ['paymentMethods'],
  request: ({ language }) => ({ query: { lang: language } }),
  apply: (tables, { data }, { language }) => keepMethods(tables, data, { language, channel: 'online' }),
})

/** Transfers by hand, with the operator's account in them. */
export const manualMethodsResource = defineResource({
  id: 'manual-methods',
  access: 'anyone',
  freshMs: 5 * 60_000,
  endpoint: payments,
  tables: ['paymentMethods'],
  request: ({ language }) => ({ query: { lang: language } }),
  apply: (tables, { data }, { language }) => {
    const byHand = data.filter(method => method.type === 'transfer')
    return keepMethods(tables, byHand, { language, channel: 'manual' })
  },
})

async function keepMethods(
  tables: BaseTables,
  methods: readonly PaymentMethod[],
  { language, channel }: Pick<PaymentMethodRow, 'language' | 'channel'>,
): Promise<void> {
  await tables.paymentMethods
    .where(':id')
    .between([language, channel, ''], [language, channel, '\uffff'])
    .delete()
  await tables.paymentMethods.bulkPut(
    methods.map((method, position) => ({ ...method, language, channel, position })),
  )
}

/** The member's deposits, the newest page first; older ones when they are asked for. */
export const rechargesResource = defineListResource({
  ...ofMember<RechargeRow>(),
  id: 'recharges',
  endpoint: rechargeList,
  table: tables => tables.recharges,
  rows: (reply, { memberId }) => reply.data.map(row => ({ ...row, memberId })),
})
