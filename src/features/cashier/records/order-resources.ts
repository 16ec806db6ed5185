import { orderAssociation, orderChart, orderDetails, orderFee } from '../../../../contract/cashier/orders.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'
import { defineListResource } from '../../../sync/pull/list-resource.ts'
import { readPeriodPart } from './period-part.ts'

const freshMs = 30_000
const pageRows = 50

/** Every movement of the member's money but play, the newest page first; older ones when they are asked for. */
export const ordersResource = defineListResource({
  id: 'orders',
  access: 'member',
  freshMs,
  endpoint: orderDetails,
  pages: 'on-demand',
  table: tables => tables.orders,
  request: (_scope, at) => ({ query: { ...at, limit: pageRows } }),
  rows: (reply, { memberId }) => reply.details.map(row => ({ ...row, memberId })),
  idOf: row => row.id,
  key: (id, { memberId }): [string, string] => [memberId, id],
  all: (table, { memberId }) => rowsOf(table, memberId),
})

/** The four totals: of everything, or of the days that `part` names. */
export const orderTotalsResource = defineAnswerResource({
  id: 'order-totals',
  access: 'member',
  freshMs,
  endpoint: orderDetails,
  request: ({ part }) => ({ query: { ...readPeriodPart(part), limit: 1 } }),
  answer: ({ total_recharge_amount, total_withdraw_amount, total_bonus_amount, total_fee_amount }) => ({
    total_recharge_amount,
    total_withdraw_amount,
    total_bonus_amount,
    total_fee_amount,
  }),
})

export const orderFeesResource = defineListResource({
  id: 'orderFees',
  access: 'member',
  freshMs,
  endpoint: orderFee,
  pages: 'on-demand',
  table: tables => tables.orderFees,
  request: (_scope, at) => ({ query: { ...at, limit: pageRows } }),
  rows: (reply, { memberId }) => reply.fee.map(row => ({ ...row, memberId })),
  idOf: row => row.id,
  key: (id, { memberId }): [string, string] => [memberId, id],
  all: (table, { memberId }) => rowsOf(table, memberId),
})

/** The server sends a group whole when any part of it changed, its wagering requirement included. */
export const orderAssociationsResource = defineListResource({
  id: 'orderAssociations',
  access: 'member',
  freshMs,
  endpoint: orderAssociation,
  pages: 'on-demand',
  table: tables => tables.orderAssociations,
  request: (_scope, at) => ({ query: { ...at, limit: pageRows } }),
  rows: (reply, { memberId }) => reply.association.map(row => ({ ...row, memberId })),
  idOf: row => row.id,
  key: (id, { memberId }): [string, string] => [memberId, id],
  all: (table, { memberId }) => rowsOf(table, memberId),
})

export const orderChartResource = defineAnswerResource({
  id: 'order-chart',
  access: 'member',
  freshMs,
  endpoint: orderChart,
  request: () => ({}),
  answer: ({ chart }) => chart,
})
