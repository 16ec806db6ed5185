import type * as z from 'zod/mini'
import { normalisePhone } from '../../../contract/fields.ts'
import { type forgotPassword, resetPassword } from '../../../contract/forgotten.ts'
import { type Tx, transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { eachAlone } from '../../each-alone.ts'
import { Refused, refuse, refuseFields } from '../../http/refuse.ts'
import { hashPassword } from '../../passwords.ts'
import { noMember } from '../../wallet/calls.ts'
import { endSessionsWithin, findIdentity, type Identity, replacePasswordHash } from '../auth/service.ts'
import { writeLetter } from '../mail/service.ts'
import { insertWish, listWishes, takeWish, useCode, wishesSince } from './code-store.ts'
import { issueCode, matchCode, subjectOf, tooSoon } from './codes.ts'
import { tellOfNewPassword, weaknessOf } from './password-change.ts'
import { runChecked } from './run-checked.ts'

const minute = 60_000
const wishesATurn = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'
const wishContext = (id: string) => `reset-wish:${id}`

interface Typed {
  readonly kind: 'name' | 'phone' | 'email'
  readonly value: string
}

/** What was typed for an account, in its canonical spelling. */
function readAccount(text: string): Typed {
  const trimmed = text.trim()
  if (trimmed.includes('@')) return { kind: 'email', value: trimmed.toLowerCase() }
  const phone = normalisePhone(trimmed)
  return phone === undefined
    ? { kind: 'name', value: trimmed.toLowerCase() }
    : { kind: 'phone', value: phone }
}

const subjectFor = (deps: Deps, { kind, value }: Typed) =>
  subjectOf(deps, `reset_password\0${kind}\0${value}`)

/** The codes of a member's name: those that the house passes on by telephone. */
export function resetSubject(deps: Deps, name: string): Buffer {
  return subjectFor(deps, { kind: 'name', value: name })
}

/**
 * Notes the wish and nothing else: whether there is such an account is looked up later and elsewhere (`workWishes`), so
 * that neither the answer nor its time tells. The limits count what was typed, known or not.
 */
export async function wishForCode(
  deps: Deps,
  { account }: Pick<z.output<typeof forgotPassword.body>, 'account'>,
): Promise<Refused | undefined> {
  const typed = readAccount(account)
  const subject = subjectFor(deps, typed)
  const now = deps.clock.now()
  // Wishes first: one that is gone by then has left its code, which is looked for next. The other way round both could be missed.
  if ((await wishesSince(deps.db, subject, new Date(now.getTime() - minute))) > 0) {
    return refuse('code_too_soon', { details: { seconds: 60 } })
  }
  const early = await tooSoon(deps, deps.db, subject, 'reset_password')
  if (early !== undefined) return early
  const id = deps.ids()
  const account_sealed = deps.secrets.encrypt(JSON.stringify(typed), wishContext(id))
  await insertWish(deps.db, { id, account_sealed, subject, at: now })
  return undefined
}

/** Writes the letters that were wished for. A code is made for accounts that do not exist too: trying one costs the same. */
export async function workWishes(deps: Deps): Promise<void> {
  const work = (id: string) => transaction(deps.db, tx => workOne(deps, tx, id))
  const what = 'a wish for a code could not be worked on; it is tried again'
  for (let after = beforeAll; ; ) {
    const ids = await listWishes(deps.db, after, wishesATurn)
    await eachAlone(ids, work, { log: deps.log, what, nameOf: id => id })
    if (ids.length < wishesATurn) return
    after = ids.at(-1) ?? after
  }
}

async function workOne(deps: Deps, tx: Tx, id: string): Promise<void> {
  const wish = await takeWish(tx, id)
  if (wish === undefined) return
  const typed: Typed = JSON.parse(deps.secrets.decrypt(wish.account_sealed, wishContext(wish.id)))
  const person = await findIdentity({ ...deps, db: tx }, typed.kind, typed.value)
  const way = person === undefined ? undefined : wayTo(person, typed)
  const memberId = way === undefined ? null : (person?.memberId ?? null)
  const { code } = await issueCode(deps, tx, { subject: wish.subject, purpose: 'reset_password', memberId })
  if (person !== undefined && way !== undefined) {
    const letter = { memberId: person.memberId, kind: 'reset_password', language: person.lang } as const
    await writeLetter(deps, tx, { ...letter, ...way, fields: { code } })
  }
}

/** By what was typed; who typed their name is reached by e-mail, else by phone. */
export function wayTo(
  person: Identity,
  typed?: Typed,
): { readonly channel: 'email' | 'sms'; readonly to: string } | undefined {
  if (person.isDemo || person.status === 'closed') return undefined
  const isByPhone = typed?.kind === 'phone' || person.email === null
  if (isByPhone && person.phone !== null) return { channel: 'sms', to: person.phone }
  return person.email === null ? undefined : { channel: 'email', to: person.email }
}

interface Reset {
  readonly key: string | undefined
  readonly body: z.output<typeof resetPassword.body>
}

/** Sets a new password with the code. Every session ends, withdrawals wait; a second factor stays what it was. */
export async function resetOwnPassword(
  deps: Deps,
  { key, body }: Reset,
): Promise<{ readonly ended: readonly string[] } | Refused> {
  let ended: readonly string[] = []
  const call = { endpoint: resetPassword, memberId: noMember, key, body }
  const done = await runChecked(deps, call, async () => {
    if (body.password !== body.password_confirmation) {
      return refuseFields({ password_confirmation: ['password_mismatch'] })
    }
    const row = await matchCode(
      deps,
      subjectFor(deps, readAccount(body.account)),
      'reset_password',
      body.code,
    )
    const memberId = row?.member_id ?? undefined
    if (row === undefined || memberId === undefined) return refuse('code_wrong')
    const weak = await weaknessOf(deps, memberId, body.password)
    if (weak !== undefined) return weak
    const hash = await hashPassword(body.password)
    return async tx => {
      if (!(await useCode(tx, row.id, deps.clock.now()))) return refuse('code_wrong')
      await replacePasswordHash(tx, memberId, hash)
      ended = await endSessionsWithin(deps, tx, { memberId, reason: 'password_changed' })
      await tellOfNewPassword(deps, tx, memberId, 'password_reset')
      return {}
    }
  })
  return done instanceof Refused ? done : { ended }
}
