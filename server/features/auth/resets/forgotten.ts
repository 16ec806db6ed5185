import type * as z from 'zod/mini'
import { type forgotPassword, resetPassword } from '../../../../contract/auth/forgotten.ts'
import type { NamedAccount } from '../../../../contract/auth/read-account.ts'
import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { noMember } from '../../../platform/http/idempotency.ts'
import { writeMessage } from '../../../platform/mail/service.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { insertIntent, intentsSince, listIntents, takeIntent, useCode } from '../factors/code-store.ts'
import { issueCode, matchCode, subjectOf, tooManyInAll, tooSoon } from '../factors/codes.ts'
import { provedWay } from '../factors/proved-way.ts'
import { notifyOfNewPassword, weaknessOf } from '../security/password-change.ts'
import { runChecked } from '../security/run-checked.ts'
import {
  endSessionsWithin,
  findIdentity,
  forgetSignInGuesses,
  isDeviceOf,
  replacePasswordHash,
} from '../service.ts'

const minute = 60_000
const intentsATurn = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'
const intentContext = (id: string) => `reset-wish:${id}`

const subjectFor = (deps: Deps, { kind, value }: NamedAccount) =>
  subjectOf(deps, `reset_password\0${kind}\0${value}`)

/** The codes of a member's name: those that support passes on by telephone. */
export function resetSubject(deps: Deps, name: string): Buffer {
  return subjectFor(deps, { kind: 'name', value: name })
}

/**
 * Notes the wish and nothing else: whether there is such an account is looked up later and elsewhere (`workWishes`), so
 * that neither the answer nor its time tells. The limits count what was typed, known or not.
 */
export async function intentForCode(
  deps: Deps,
  { account }: Pick<z.output<typeof forgotPassword.body>, 'account'>,
  browser: Buffer,
): Promise<Refused | undefined> {
  const subject = subjectFor(deps, account)
  const now = deps.clock.now()
  // Wishes first: one that is gone by then has left its code, which is looked for next. The other way round both could be missed.
  if ((await intentsSince(deps.db, { subject, browser }, new Date(now.getTime() - minute))) > 0) {
    return refuse('code_too_soon', { details: { seconds: 60 } })
  }
  const early = await tooSoon(deps, deps.db, subject, 'reset_password', browser)
  if (early !== undefined) return early
  const flooded = await tooManyInAll(deps, subject, 'reset_password')
  if (flooded !== undefined && !(await isOwnDevice(deps, account, browser))) return flooded
  const id = deps.ids()
  const account_sealed = deps.secrets.encrypt(JSON.stringify(account), intentContext(id))
  await insertIntent(deps.db, { id, account_sealed, subject, browser, at: now })
  return undefined
}

/** Strangers who ask for codes do not keep the member's own browser from one. */
async function isOwnDevice(deps: Deps, { kind, value }: NamedAccount, browser: Buffer): Promise<boolean> {
  return isDeviceOf(deps, (await findIdentity(deps, kind, value))?.memberId ?? noMember, browser)
}

/** Writes the letters that were wished for. A code is made for accounts that do not exist too: trying one costs the same. */
export async function workIntents(deps: Deps): Promise<void> {
  const work = (id: string) => transaction(deps.db, tx => workOne(deps, tx, id))
  const what = 'a wish for a code could not be worked on; it is tried again'
  for (let after = beforeAll; ; ) {
    const ids = await listIntents(deps.db, after, intentsATurn)
    await processEach(ids, work, { log: deps.log, what, nameOf: id => id })
    if (ids.length < intentsATurn) return
    after = ids.at(-1) ?? after
  }
}

async function workOne(deps: Deps, tx: Tx, id: string): Promise<void> {
  const intent = await takeIntent(tx, id)
  if (intent === undefined) return
  const typed: NamedAccount = JSON.parse(
    deps.secrets.decrypt(intent.account_sealed, intentContext(intent.id)),
  )
  const person = await findIdentity({ ...deps, db: tx }, typed.kind, typed.value)
  const asked = typed.kind === 'name' ? undefined : typed.kind
  const way = person === undefined ? undefined : await provedWay(deps, tx, person, asked)
  const memberId = way === undefined ? null : (person?.memberId ?? null)
  const { subject, browser } = intent
  const { code } = await issueCode(deps, tx, { subject, purpose: 'reset_password', memberId, browser })
  if (person !== undefined && way !== undefined) {
    const message = { memberId: person.memberId, kind: 'reset_password', language: person.lang } as const
    await writeMessage(deps, tx, { ...message, ...way, fields: { code } })
  }
}

interface Reset {
  readonly key: string | undefined
  readonly body: z.output<typeof resetPassword.body>
  /** Where the code was asked for. */
  readonly browser: Buffer
  readonly ip: string
}

/** As many as one likes: twelve digits are guessed by nobody within half an hour. */
const uncounted = 2_000_000_000

/** A code of six digits works only in the browser that asked for it; one of twelve comes from support and works in any. */
function matchReset(deps: Deps, typed: NamedAccount, { code, browser }: { code: string; browser: Buffer }) {
  const where = code.length === 12 ? { browser: null, most: uncounted } : { browser }
  return matchCode(deps, subjectFor(deps, typed), 'reset_password', code, where)
}

/** Sets a new password with the code. Every session ends, withdrawals wait; a second factor stays what it was. */
export async function resetOwnPassword(
  deps: Deps,
  { key, body, browser, ip }: Reset,
): Promise<{ readonly ended: readonly string[] } | Refused> {
  let ended: readonly string[] = []
  const call = { endpoint: resetPassword, memberId: noMember, key, body }
  const done = await runChecked(deps, call, async () => {
    if (body.password !== body.password_confirmation) {
      return refuseFields({ password_confirmation: ['password_mismatch'] })
    }
    const typed = body.account
    const row = await matchReset(deps, typed, { code: body.code, browser })
    const memberId = row?.member_id ?? undefined
    if (row === undefined || memberId === undefined) return refuse('code_wrong')
    const weak = await weaknessOf(deps, memberId, body.password)
    if (weak !== undefined) return weak
    const hash = await hashPassword(body.password)
    await forgetSignInGuesses(deps, typed, ip)
    return async tx => {
      if (!(await useCode(tx, row.id, deps.clock.now()))) return refuse('code_wrong')
      await replacePasswordHash(tx, memberId, hash)
      ended = await endSessionsWithin(deps, tx, { memberId, reason: 'password_changed' })
      await notifyOfNewPassword(deps, tx, memberId, 'password_reset')
      return {}
    }
  })
  return done instanceof Refused ? done : { ended }
}
