import { drawingTerms } from '../../../../contract/cashier/drawing-terms.ts'
import { drawingList } from '../../../../contract/cashier/money.ts'
import type { WithdrawalRow } from '../../../db/personal-rows.ts'
import { defineListResource } from '../../../sync/pull/list-resource.ts'
import { defineResource } from '../../../sync/pull/resource.ts'
import { ofMember } from '../order/of-member.ts'

/** The member's withdrawals, the newest page first; older ones when they are asked for. */
export const withdrawalsResource = defineListResource({
  ...ofMember<WithdrawalRow>(),
  id: 'withdrawals',
  endpoint: drawingList,
  table: tables => tables.withdrawals,
  rows: (reply, { memberId }) => reply.data.map(row => ({ ...row, memberId })),
})

/** Bounds, fee, what is still to be staked, holds: as of now, so it is never fresh for long. */
export const drawingTermsResource = defineResource({
  id: 'drawing-terms',
  access: 'member',
  freshMs: 5_000,
  endpoint: drawingTerms,
  tables: ['drawingTerms'],
  request: () => ({}),
  apply: (tables, { data }, { memberId }) => tables.drawingTerms.put({ ...data, memberId }),
})
