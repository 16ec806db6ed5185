import * as z from 'zod/mini'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { uuid } from '../../../../contract/fields.ts'
import { proposeWinDecision, winDecisions } from '../../../../contract/games/win-reviews.ts'
import { defineKind } from '../../../platform/approvals/service.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { recordHands } from '../../../platform/audit/hands.ts'
import { refuse } from '../../../platform/http/answers/refuse.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { findReviewOf } from './store.ts'

/** Pays a parked win to its member, or returns it to the operator's gains. */
export const winKind = defineKind({
  name: 'win_review',
  payload: z.strictObject({ id: uuid, decision: z.enum(winDecisions) }),
  proposers: proposeWinDecision.roles,
  approvers: proposeWinDecision.roles,
  inspect: async (_deps, tx, { id, decision }) => {
    const found = await findReviewOf(tx, id)
    if (found === undefined) return refuse('not_found')
    await lockWallet(tx, found.member_id, found.currency)
    const row = await findReviewOf(tx, id)
    if (row?.state !== 'waiting') return refuse('win_decided')
    return {
      subject: `win:${id}`,
      changes: [
        { field: 'decision', before: null, after: decision },
        { field: 'money', before: null, after: formatCentavos(row.amount) },
        { field: 'stake', before: null, after: formatCentavos(row.stake) },
        { field: 'game', before: null, after: row.game },
        { field: 'member', before: null, after: row.member_id },
      ],
    }
  },
  apply: async (deps, tx, { id, decision }, { id: request, reason, proposer, approver }) => {
    const row = await findReviewOf(tx, id)
    if (row === undefined) return refuse('not_found')
    const { member_id: memberId, amount, game } = row
    const posted = await deps.wallet.decideWin(tx, { memberId, id, release: decision === 'release' })
    if (posted.status === 'refused') {
      if (posted.word === 'win_decided') return refuse('win_decided')
      throw new Error(`The wallet refused to decide a win: ${posted.word}`)
    }
    await notify(deps, tx, {
      memberId,
      kind: decision === 'release' ? 'win_released' : 'win_refused',
      details: { money: formatCentavos(amount), ...(decision === 'refuse' && { reason }) },
      link: '/order-center',
    })
    const what = { win: id, decision, money: formatCentavos(amount), game, reason, request }
    await audit(deps, tx, {
      administratorId: approver.administratorId,
      action: 'win_decide',
      subject: `member:${memberId}`,
      details: { ...what, ...recordHands(proposer, approver) },
    })
    return undefined
  },
})
