import type * as z from 'zod/mini'
import {
  decideIdentity,
  type IdentityCase,
  type identityPicture,
} from '../../../../contract/account/identity.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { poseOf } from './rules.ts'
import { openAppeal, openPicture } from './sealed-picture.ts'
import { type Decision, settleCheck } from './settle.ts'
import { findHolder, findPicture, listFaces, listInReview, listPictures, lockCheck } from './store.ts'

const mostCases = 200

/** Checks that wait for a person, with the member's own words, and which pictures there are. */
export async function readQueue(deps: Deps): Promise<{ data: IdentityCase[] }> {
  const data: IdentityCase[] = []
  for (const row of await listInReview(deps.db, mostCases)) {
    const { id, member_id, name, reason, sent_at, review_since } = row
    const pictures = await listPictures(deps.db, member_id, id)
    data.push({
      id,
      member: { id: member_id, name },
      reason,
      same_face: row.same_face.length === 0 ? null : await readFaces(deps, row.same_face),
      appeal: openAppeal(deps.secrets, row),
      sent_at: (sent_at ?? row.begun_at).toISOString(),
      waits_since: (review_since ?? row.begun_at).toISOString(),
      pictures: pictures.map(({ kind, type, bytes }) => ({
        kind,
        pose: poseOf(kind, row.poses),
        type,
        bytes,
      })),
    })
  }
  return { data }
}

async function readFaces({ db }: Deps, checks: readonly string[]): Promise<IdentityCase['same_face']> {
  const faces = await listFaces(db, checks)
  return faces.map(({ id, name, status }) => ({ id, name, is_closed: status === 'closed' }))
}

interface Looking {
  readonly administratorId: string
  readonly body: z.output<typeof identityPicture.body>
}

/** One picture of a case in review, for the administrator who decides it. The view is audited. Refuses not_found. */
export function showPicture(
  deps: Deps,
  { administratorId, body: { id, kind } }: Looking,
): Promise<{ data: { type: string; file: string } } | Refused> {
  return transaction(deps.db, async tx => {
    const row = await lockCheck(tx, id)
    const picture = row?.state === 'in_review' ? await findPicture(tx, row, kind) : undefined
    if (row === undefined || picture === undefined) return refuse('not_found')
    const file = openPicture(deps.secrets, picture)
    // Which of the pictures stands in the note.
    const details = { note: kind, type: picture.type, bytes: picture.bytes }
    const subject = `member:${row.member_id}`
    await audit(deps, tx, { administratorId, action: 'identity_picture_view', subject, details })
    return { data: { type: picture.type, file } }
  })
}

interface Deciding {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: z.output<typeof decideIdentity.body>
}

/** A person's word ends the check, with the reason that the member reads. */
export function decide(
  deps: Deps,
  { administratorId, key, body }: Deciding,
): Promise<z.output<typeof decideIdentity.reply> | Refused> {
  const call = { endpoint: decideIdentity, memberId: administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    const { id, approve, note } = body
    const memberId = await findHolder(tx, id)
    if (memberId === undefined) return refuse('not_found')
    isAbout(memberId)
    await lockWallet(tx, memberId, 'BRL')
    const row = await lockCheck(tx, id)
    if (row?.state !== 'in_review') return refuse('case_decided')
    const reason = body.reason ?? row.reason ?? 'document_unreadable'
    const decision: Decision = approve ? { state: 'approved' } : { state: 'rejected', reason }
    await settleCheck(deps, tx, row, decision, { administratorId, note })
    const details = { state: decision.state, reason: approve ? null : reason, note }
    await audit(deps, tx, {
      administratorId,
      action: 'identity_decide',
      subject: `member:${memberId}`,
      details,
    })
    return { data: { id, state: decision.state } }
  })
}
