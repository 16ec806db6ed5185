import { me } from '../../../contract/auth.ts'
import { defineResource } from '../../sync/resource.ts'

/** The member's own user row. Money in it is shown nowhere: the balance has a row of its own, with its version. */
export const userResource = defineResource({
  id: 'user',
  access: 'member',
  freshMs: 5 * 60_000,
  endpoint: me,
  tables: ['users'],
  request: () => ({}),
  apply: (tables, reply, scope) => tables.users.put({ ...reply.data, memberId: scope.memberId }),
})
