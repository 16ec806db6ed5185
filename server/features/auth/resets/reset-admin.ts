import * as z from 'zod/mini'
import {
  closePasswordReset,
  openPasswordReset,
  type passwordResets,
} from '../../../../contract/auth/resets.ts'
import type { Deps } from '../../../deps.ts'
import { refuseSecondPerson } from '../../../platform/approvals/service.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { type Hand, recordHand, recordHands } from '../../../platform/audit/hands.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { issueCode } from '../factors/codes.ts'
import { recordSecurity } from '../security/history.ts'
import { findMemberName } from '../service.ts'
import { resetSubject } from './forgotten.ts'
import { pinSubject } from './pin-reset.ts'
import { closeReset, insertReset, listResets, lockReset, type ResetRow } from './reset-store.ts'

interface Asked<Body> {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

const hour = 3_600_000
/** What nobody approved within a day is asked for again. */
const opensMs = 24 * hour
/** Long enough for a telephone call. */
const codeMs = hour / 2

const sinceOf = ({ clock }: Deps) => new Date(clock.now().getTime() - opensMs)

export async function readResets(
  deps: Deps,
  { administratorId }: AdministratorCaller,
): Promise<z.output<typeof passwordResets.reply>> {
  const rows = await listResets(deps.db, sinceOf(deps))
  return {
    data: rows.map(({ opener, ...row }) => ({
      ...row,
      opened_by: opener,
      opened_at: row.opened_at.toISOString(),
      is_own: row.opened_by === administratorId,
    })),
  }
}

/** The first of the two: says for whom, and how the person was recognised. */
export function openReset(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof openPasswordReset.body>>,
): Promise<z.output<typeof openPasswordReset.reply> | Refused> {
  const { administratorId } = caller
  const call = { endpoint: openPasswordReset, memberId: administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    isAbout(body.id)
    if ((await findMemberName(tx, body.id)) === undefined) return refuse('not_found')
    const row = { id: deps.ids(), member_id: body.id, kind: body.kind, reason: body.reason }
    const opener = { opener_session: caller.sessionId, opener_device: caller.deviceId }
    await insertReset(tx, { ...row, ...opener, opened_by: administratorId, opened_at: deps.clock.now() })
    const subject = `member:${body.id}`
    const details = { reset: row.id, kind: body.kind, reason: body.reason, ...recordHand(caller) }
    await audit(deps, tx, { administratorId, action: 'open_password_reset', subject, details })
    return { data: { id: row.id } }
  })
}

type Closed = z.output<typeof closePasswordReset.reply>
/** The code is returned once: a repeated call, and the stored answer, have only its expiry. */
const kept = z.object({ expires_at: closePasswordReset.reply.shape.expires_at })

/** Approves or rejects: an approval needs a second administrator on another device. The code works with the account's name for 30 min. */
export async function decideReset(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof closePasswordReset.body>>,
): Promise<Closed | Refused> {
  const { administratorId } = caller
  let code: string | null = null
  const call = { endpoint: { ...closePasswordReset, reply: kept }, memberId: administratorId, key, body }
  const done = await runOnce(deps, call, async (tx, isAbout) => {
    const row = await lockReset(tx, body.id, sinceOf(deps))
    if (row === undefined) return refuse('not_found')
    isAbout(row.member_id)
    const opener = openerOf(row)
    const now = deps.clock.now()
    const about = { now, approvers: closePasswordReset.roles }
    const refused = body.approve ? refuseSecondPerson(opener, caller, about) : undefined
    if (refused !== undefined) return refused
    const state = body.approve ? 'approved' : 'rejected'
    await closeReset(tx, row.id, { by: caller, at: now, state })
    const issued = body.approve ? await issueFor(deps, tx, row) : undefined
    code = issued?.code ?? null
    const details = { reset: row.id, kind: row.kind, state, ...recordHands(opener, caller) }
    const subject = `member:${row.member_id}`
    await audit(deps, tx, { administratorId, action: 'close_password_reset', subject, details })
    return { expires_at: issued?.expiresAt.toISOString() ?? null }
  })
  return done instanceof Refused ? done : { ...done, code_once: code }
}

function openerOf(row: ResetRow): Hand {
  return { administratorId: row.opened_by, sessionId: row.opener_session, deviceId: row.opener_device }
}

async function issueFor(deps: Deps, tx: Tx, { member_id: memberId, kind }: ResetRow) {
  await recordSecurity(deps, tx, { memberId, kind: 'reset_by_house', details: { what: kind } })
  if (kind === 'withdrawal_password') {
    const subject = pinSubject(deps, memberId)
    return issueCode(deps, tx, { subject, purpose: 'reset_pin', memberId, livesMs: codeMs })
  }
  const name = (await findMemberName(tx, memberId)) ?? ''
  const subject = resetSubject(deps, name)
  // No browser asked for it: too long to be guessed, instead of five tries that a stranger could use up.
  return issueCode(deps, tx, { subject, purpose: 'reset_password', memberId, livesMs: codeMs, digits: 12 })
}
