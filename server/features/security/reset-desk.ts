import * as z from 'zod/mini'
import { closePasswordReset, openPasswordReset, type passwordResets } from '../../../contract/resets.ts'
import { audit } from '../../audit-log.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { AdministratorCaller } from '../../http/caller.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import { findMemberName } from '../auth/service.ts'
import { issueCode } from './codes.ts'
import { resetSubject } from './forgotten.ts'
import { noteSecurity } from './history.ts'
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
  { caller: { administratorId }, key, body }: Asked<z.output<typeof openPasswordReset.body>>,
): Promise<z.output<typeof openPasswordReset.reply> | Refused> {
  return runOnce(deps, { endpoint: openPasswordReset, memberId: administratorId, key, body }, async tx => {
    if ((await findMemberName(tx, body.id)) === undefined) return refuse('not_found')
    const row = { id: deps.ids(), member_id: body.id, kind: body.kind, reason: body.reason }
    await insertReset(tx, { ...row, opened_by: administratorId, opened_at: deps.clock.now() })
    const subject = `member:${body.id}`
    const details = { reset: row.id, kind: body.kind, reason: body.reason }
    await audit(deps, tx, { administratorId, action: 'open_password_reset', subject, details })
    return { data: { id: row.id } }
  })
}

type Closed = z.output<typeof closePasswordReset.reply>
/** The code is told once: a repeated call, and the row of the call, know only that there was one. */
const kept = z.object({ expires_at: closePasswordReset.reply.shape.expires_at })

/** The second of the two. The code works where the member's own would: with their account's name, within half an hour. */
export async function decideReset(
  deps: Deps,
  { caller: { administratorId }, key, body }: Asked<z.output<typeof closePasswordReset.body>>,
): Promise<Closed | Refused> {
  let code: string | null = null
  const call = { endpoint: { ...closePasswordReset, reply: kept }, memberId: administratorId, key, body }
  const done = await runOnce(deps, call, async tx => {
    const row = await lockReset(tx, body.id, sinceOf(deps))
    if (row === undefined) return refuse('not_found')
    if (body.approve && row.opened_by === administratorId) return refuse('second_reviewer_needed')
    const state = body.approve ? 'approved' : 'rejected'
    await closeReset(tx, row.id, { by: administratorId, at: deps.clock.now(), state })
    const issued = body.approve ? await issueFor(deps, tx, row) : undefined
    code = issued?.code ?? null
    const details = { reset: row.id, kind: row.kind, state }
    const subject = `member:${row.member_id}`
    await audit(deps, tx, { administratorId, action: 'close_password_reset', subject, details })
    return { expires_at: issued?.expiresAt.toISOString() ?? null }
  })
  return done instanceof Refused ? done : { ...done, code_once: code }
}

async function issueFor(deps: Deps, tx: Tx, { member_id: memberId, kind }: ResetRow) {
  await noteSecurity(deps, tx, { memberId, kind: 'reset_by_house', details: { what: kind } })
  if (kind === 'withdrawal_password') {
    const subject = pinSubject(deps, memberId)
    return issueCode(deps, tx, { subject, purpose: 'reset_pin', memberId, livesMs: codeMs })
  }
  const name = (await findMemberName(tx, memberId)) ?? ''
  const subject = resetSubject(deps, name)
  return issueCode(deps, tx, { subject, purpose: 'reset_password', memberId, livesMs: codeMs })
}
