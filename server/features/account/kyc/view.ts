import type { MemberIdentity } from '../../../../contract/account/identity.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { posesFor } from './poses.ts'
import { isSettled, triesOf } from './rules.ts'
import { findDraft, listPictures, listSent } from './store.ts'

/** What the member sees of their own. An approval stands, whatever was asked for after it. */
export async function readIdentityState(
  deps: Pick<Deps, 'config' | 'clock' | 'secrets'>,
  on: Tx | Deps['db'],
  memberId: string,
): Promise<{ data: MemberIdentity }> {
  const sent = await listSent(on, memberId)
  const newest = sent.find(({ state }) => state === 'approved') ?? sent[0]
  const draft = await findDraft(on, memberId)
  const pictures = draft === undefined ? [] : await listPictures(on, memberId, draft.id)
  const { left, again } = triesOf(sent, deps.clock.now())
  const state = newest === undefined || newest.state === 'draft' ? 'not_started' : newest.state
  return {
    data: {
      state,
      reason: state === 'rejected' ? (newest?.reason ?? null) : null,
      note: newest?.note ?? null,
      before: deps.config.identityBefore,
      is_open: deps.config.identity !== undefined,
      sent_at: newest?.sent_at?.toISOString() ?? null,
      decided_at: newest?.decided_at?.toISOString() ?? null,
      pictures: pictures.flatMap(({ kind }) => (kind === 'selfie' ? [] : [kind])),
      poses: [...(draft?.poses ?? posesFor(deps, memberId, sent.length))],
      tries_left: isSettled(newest) ? 0 : left,
      retry_at: isSettled(newest) ? null : (again?.toISOString() ?? null),
      may_appeal: newest?.state === 'rejected' && newest.appeal === null,
    },
  }
}
