import type * as z from 'zod/mini'
import {
  appealIdentity,
  largestPictureBytes,
  type MemberIdentity,
  neededPictures,
  sendIdentityPicture,
  submitIdentity,
} from '../../../../contract/account/identity.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { type Asked, runOnce } from '../../../platform/http/run-once.ts'
import { receivePicture } from '../../../platform/uploads/receive-upload.ts'
import type { CheckRow } from './check-row.ts'
import { posesFor } from './poses.ts'
import { isSettled, poseBefore, triesOf } from './rules.ts'
import { sealAppeal, sealPicture } from './sealed-picture.ts'
import {
  changeCheck,
  findDraft,
  insertCheck,
  listPictures,
  listSent,
  lockCheck,
  savePicture,
} from './store.ts'
import { readIdentityState } from './view.ts'

type Answer = { data: MemberIdentity }

const faults = {
  too_large: 'identity_picture_too_large',
  unreadable: 'identity_picture_unreadable',
  infected: 'file_infected',
} as const

/** Keeps one picture for the next check, scanned, re-encoded and sealed. */
export async function keepPicture(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof sendIdentityPicture.body>>,
): Promise<Answer | Refused> {
  const received = await receivePicture(deps, Buffer.from(body.file, 'base64'), {
    largest: largestPictureBytes,
    by: { actor: 'member', subject: memberId },
    resource: sendIdentityPicture.path,
  })
  // Said to this try alone: the next one may find the scanner again.
  if (received === 'unchecked') return refuse('try_again_later')
  return runOnce(deps, { endpoint: sendIdentityPicture, memberId, key, body }, async tx => {
    if (deps.config.identity === undefined) return refuse('identity_unavailable')
    if (typeof received === 'string') return refuse(faults[received])
    const sent = await listSent(tx, memberId)
    if (isSettled(sent[0])) return refuse('identity_settled')
    const draft = (await findDraft(tx, memberId)) ?? (await beginDraft(deps, tx, memberId, sent.length))
    const given = await listPictures(tx, memberId, draft.id)
    const missing = poseBefore(
      body.kind,
      given.map(one => one.kind),
    )
    if (missing !== undefined) return refuse('identity_pictures_missing', { details: { missing } })
    await savePicture(tx, {
      member_id: memberId,
      check_id: draft.id,
      kind: body.kind,
      type: received.type,
      bytes: received.bytes.length,
      sealed: sealPicture(deps.secrets, draft, body.kind, received.bytes),
    })
    return answerOf(deps, tx, memberId)
  })
}

async function beginDraft(deps: Deps, tx: Tx, memberId: string, checksBefore: number): Promise<CheckRow> {
  const poses = posesFor(deps, memberId, checksBefore)
  const row = { ...emptyCheck, member_id: memberId, id: deps.ids(), begun_at: deps.clock.now(), poses }
  await insertCheck(tx, row)
  return row
}

export const emptyCheck = {
  state: 'draft',
  reason: null,
  appeal: null,
  note: null,
  sent_at: null,
  decided_at: null,
  review_since: null,
  decided_by: null,
  same_face: [],
  poses: [],
  ask_at: null,
  asks: 0,
} as const

/** Puts the pictures before the provider: a worker asks it, so that no member waits for it. */
export function submitCheck(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof submitIdentity.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: submitIdentity, memberId, key, body }, async tx => {
    if (deps.config.identity === undefined) return refuse('identity_unavailable')
    const now = deps.clock.now()
    const sent = await listSent(tx, memberId)
    if (isSettled(sent[0])) return refuse('identity_settled')
    const { left, again } = triesOf(sent, now)
    if (left === 0) {
      return refuse(
        'identity_tries_used',
        again === undefined ? {} : { details: { until: again.toISOString() } },
      )
    }
    const draft = await findDraft(tx, memberId)
    const given = draft === undefined ? [] : await listPictures(tx, memberId, draft.id)
    const missing = neededPictures.filter(kind => !given.some(one => one.kind === kind))
    if (draft === undefined || missing.length > 0) {
      return refuse('identity_pictures_missing', { details: { missing: missing.join(' ') } })
    }
    await changeCheck(tx, draft, { state: 'pending', sent_at: now, ask_at: now })
    return answerOf(deps, tx, memberId)
  })
}

/** A person shall look: once for each check. */
export function appealCheck(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof appealIdentity.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: appealIdentity, memberId, key, body }, async tx => {
    const [newest] = await listSent(tx, memberId)
    const row = newest && (await lockCheck(tx, newest.id))
    if (row?.state !== 'rejected' || row.appeal !== null) return refuse('identity_not_rejected')
    const appeal = sealAppeal(deps.secrets, row, body.text)
    await changeCheck(tx, row, { state: 'in_review', appeal, review_since: deps.clock.now() })
    return answerOf(deps, tx, memberId)
  })
}

async function answerOf(deps: Deps, tx: Tx, memberId: string): Promise<Answer> {
  await deps.wallet.announce(tx, { memberId, topic: 'identity', payload: {} })
  return readIdentityState(deps, tx, memberId)
}
