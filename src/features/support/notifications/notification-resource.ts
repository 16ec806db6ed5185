import { notifications } from '../../../../contract/support/information.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { defineListResource } from '../../../sync/pull/list-resource.ts'

const pageRows = 30

/** News about the member's account, newest first, and how many are unread. */
export const notificationsResource = defineListResource({
  id: 'notifications',
  access: 'member',
  freshMs: 60_000,
  endpoint: notifications,
  pages: 'on-demand',
  table: tables => tables.notifications,
  request: (_scope, at) => ({ query: { ...at, limit: pageRows } }),
  rows: (reply, { memberId }) => reply.data.map(row => ({ ...row, memberId })),
  idOf: row => row.id,
  key: (id, { memberId }): [string, string] => [memberId, id],
  all: (table, { memberId }) => rowsOf(table, memberId),
  also: {
    tables: ['notificationState'],
    apply: (tables, { unread }, { memberId }) => tables.notificationState.put({ memberId, unread }),
  },
})
