import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { maskEmail, maskPhone } from './member-rules.ts'
import {
  findByIdentifier,
  findMember,
  type IdentifierKind,
  type MemberRow,
  setClosed,
  setPasswordHash,
} from './member-store.ts'
import { type Contact, changeContact, proveContact, readContacts, settleCpf } from './registration/claims.ts'
import { isCommonPassword, isOwnWord } from './registration/common-passwords.ts'
import { openField } from './sealed-fields.ts'
import * as device from './sessions/device-cookie.ts'
import { isKnownDevice } from './sessions/device-store.ts'
import { renewPassword } from './sessions/renew-password.ts'
import type { RevokedReason } from './sessions/revocations.ts'
import {
  isOpenSession,
  listOpenSessions,
  type OpenSessionRow,
  revokeSessions,
} from './sessions/session-store.ts'
import { type Account, forgetGuesses } from './sessions/sign-in-guesses.ts'

export { type Contact, changeContact, isOpenSession, proveContact, readContacts, renewPassword, settleCpf }

/** What other features may know of a person, in clear: never to be stored, logged or sent. */
export interface Identity {
  readonly memberId: string
  readonly name: string
  readonly isDemo: boolean
  readonly status: 'active' | 'frozen' | 'closed'
  readonly realname: string | null
  readonly cpf: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly birthDate: string | null
  readonly inviterId: string | null
  readonly agentId: string | null
  readonly lang: string
  readonly createdAt: Date
}

type Opener = Pick<Deps, 'secrets'>

/** Reads a member for a decision that needs the person: own-account rules, payouts, payers. */
export async function readIdentity(
  deps: Opener,
  db: Deps['db'],
  memberId: string,
): Promise<Identity | undefined> {
  const member = await findMember(db, memberId)
  return member === undefined ? undefined : toIdentity(deps, member)
}

function toIdentity({ secrets }: Opener, member: MemberRow): Identity {
  const memberId = member.id
  return {
    memberId,
    name: member.name,
    isDemo: member.is_demo,
    status: member.status,
    realname: openField(secrets, memberId, 'realname', member.realname_sealed),
    cpf: openField(secrets, memberId, 'cpf', member.cpf_sealed),
    phone: openField(secrets, memberId, 'phone', member.phone_sealed),
    email: openField(secrets, memberId, 'email', member.email_sealed),
    birthDate: member.birth_date,
    inviterId: member.inviter_id,
    agentId: member.agent_id,
    lang: member.lang,
    createdAt: member.created_at,
  }
}

/** What only some licences ask for, opened for the member's own export. */
export async function readDetails({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, memberId: string) {
  const member = await findMember(db, memberId)
  return {
    gender: openField(secrets, memberId, 'gender', member?.gender_sealed ?? null),
    address: openField(secrets, memberId, 'address', member?.address_sealed ?? null),
  }
}

/** Who an account as typed (name, proved phone or proved e-mail, in its canonical spelling) belongs to. */
export async function findIdentity(
  deps: Pick<Deps, 'db' | 'secrets'>,
  kind: IdentifierKind,
  value: string,
): Promise<Identity | undefined> {
  const member = await findByIdentifier(deps.db, kind, deps.secrets.blindIndex(kind, value))
  return member === undefined ? undefined : toIdentity(deps, member)
}

/** When the account was made. */
export async function readJoined(on: Deps['db'], memberId: string): Promise<Date | undefined> {
  return (await findMember(on, memberId))?.created_at
}

/** The argon2id hash of the password; `null` of an account without one. */
export async function readPasswordHash(db: Deps['db'], memberId: string): Promise<string | null> {
  return (await findMember(db, memberId))?.password_hash ?? null
}

/** Whether a new password is too easy: listed, or a word that stands elsewhere in the account. */
export function isWeakPassword(password: string, { name, phone, email, cpf }: Identity): boolean {
  return isCommonPassword(password) || isOwnWord(password, [name, phone, phone?.slice(3), email, cpf])
}

/** The account name; `undefined`: no such member. */
export async function findMemberName(on: Deps['db'], memberId: string): Promise<string | undefined> {
  return (await findMember(on, memberId))?.name
}

/** In the caller's transaction. */
export function replacePasswordHash(tx: Tx, memberId: string, hash: string): Promise<void> {
  return setPasswordHash(tx, memberId, hash)
}

interface Ending {
  readonly memberId: string
  readonly sessionId?: string
  readonly except?: string
  readonly reason: RevokedReason
}

/** Ends sessions in the caller's transaction; the ids are for `announceEnded` after its commit. */
export function endSessionsWithin(deps: Deps, tx: Tx, ending: Ending): Promise<readonly string[]> {
  return revokeSessions(tx, { ...ending, at: deps.clock.now() })
}

/**
 * Closes an account for good, in the caller's transaction: nobody signs in to it, its records and its CPF stay. The ended
 * sessions' ids are for `announceEnded` after the commit.
 */
export async function closeWithin(deps: Deps, tx: Tx, memberId: string): Promise<readonly string[]> {
  await setClosed(tx, memberId, deps.clock.now())
  return endSessionsWithin(deps, tx, { memberId, reason: 'account_closed' })
}

/** The sessions that are open now, on every device. */
export function readOpenSessions(deps: Deps, memberId: string): Promise<readonly OpenSessionRow[]> {
  return listOpenSessions(deps.db, memberId, deps.clock.now())
}

/** An e-mail address as others may see it. */
export function showEmail(email: string): string {
  return maskEmail(email)
}

/** A phone number as others may see it. */
export function showPhone(phone: string): string {
  return maskPhone(phone)
}

/** Whose invitation code it is; `undefined`: nobody's, or that of a closed account. */
export async function findByInviteCode(
  { secrets }: Pick<Deps, 'secrets'>,
  db: Deps['db'],
  code: string,
): Promise<string | undefined> {
  const found = await findByIdentifier(
    db,
    'invite_code',
    secrets.blindIndex('invite_code', code.toUpperCase()),
  )
  return found === undefined || found.status === 'closed' ? undefined : found.id
}

/** The member's own invitation code; a demo account has none. */
export async function readInviteCode(on: Deps['db'], memberId: string): Promise<string | undefined> {
  return (await findMember(on, memberId))?.invite_code ?? undefined
}

/** The browser that calls, by the cookie it got when somebody signed in with it or asked for a code. */
export function knowDevice(
  deps: Pick<Deps, 'random' | 'secrets'>,
  cookies: Readonly<Record<string, string | undefined>>,
): device.KnownDevice {
  return device.knowDevice(deps, cookies)
}

/** Whether the member signed in with this browser before. */
export function isDeviceOf({ db }: Pick<Deps, 'db'>, memberId: string, browser: Buffer): Promise<boolean> {
  return isKnownDevice(db, memberId, browser)
}

/** The person proved otherwise that it is them: wrong passwords of strangers keep them waiting no longer. */
export function forgetSignInGuesses(
  deps: Pick<Deps, 'secrets' | 'guesses'>,
  account: Account,
  ip: string,
): Promise<void> {
  return forgetGuesses(deps, account, ip)
}
