import { me } from '../../../../contract/auth/auth.ts'
import { emptyDetails } from '../../../db/empty-details.ts'
import { sealValue } from '../../../db/sealed-values.ts'
import { detailsOf } from '../../../db/user-details.ts'
import { defineResource } from '../../../sync/pull/resource.ts'

/** The member's own user row. Money in it is shown nowhere: the balance has a row of its own, with its version. */
export const userResource = defineResource({
  id: 'user',
  access: 'member',
  freshMs: 5 * 60_000,
  endpoint: me,
  tables: ['users', 'keys'],
  request: () => ({}),
  apply: async ({ users }, { data }, { memberId }) =>
    users.put({ ...data, ...emptyDetails, memberId, sealed: await sealValue(users, detailsOf(data)) }),
})
