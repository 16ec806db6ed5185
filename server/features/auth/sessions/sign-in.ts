import type * as z from 'zod/mini'
import type { login } from '../../../../contract/auth/auth.ts'
import { readAccount } from '../../../../contract/auth/read-account.ts'
import type { Deps } from '../../../deps.ts'
import type { Guessed, Looked } from '../../../platform/guesses/guess-limiter.ts'
import { networkName, type Pressure, pressOn } from '../../../platform/guesses/pressure.ts'
import { checkWork } from '../../../platform/guesses/work.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { noMember } from '../../../platform/http/idempotency.ts'
import { isPassword } from '../../../platform/secrets/passwords.ts'
import { checkCaptcha } from '../captcha/captcha-service.ts'
import type { MemberRow } from '../member-store.ts'
import { findCandidates } from '../members.ts'
import { checkSecondFactor } from '../security/service.ts'
import { hashDevice } from './device-cookie.ts'
import { isKnownDevice } from './device-store.ts'
import { recordFailedTry } from './failed-tries.ts'
import { renewPassword } from './renew-password.ts'
import type { Holder } from './sessions.ts'
import { type Account, guessedAnywhere, guessedInNetwork, guessedOnDevice } from './sign-in-guesses.ts'
import { wantsCaptcha } from './sign-in-rules.ts'

type Credentials = z.output<typeof login.body>

export interface From {
  readonly ip: string
  readonly deviceToken: string | undefined
}

/** One try to sign in, and how it is counted. */
interface Try {
  readonly given: Credentials
  readonly ip: string
  /** Whose the account is. */
  readonly member: MemberRow | undefined
  /** Whose passwords are looked at: the owner's first, then those of who claims an unproved phone. */
  readonly candidates: readonly (MemberRow | undefined)[]
  readonly here: Guessed
  /** `undefined` on the member's own device: others' tries do not slow it down. */
  readonly anywhere: Guessed | undefined
  readonly pressure: Pressure
}

/**
 * The member these credentials belong to. Unknown account and wrong password are one answer that takes one time; what is asked
 * for beside the password depends on what was typed, never on whether it exists. Wrong tries slow the account down, and make the
 * work of their network grow; the member passes with their own device, a passkey or a second factor.
 */
export async function checkCredentials(
  deps: Deps,
  given: Credentials,
  from: From,
): Promise<Holder | Refused> {
  const account = accountOf(given)
  if (account instanceof Refused) return account
  const candidates = await findCandidates(deps, account.kind, account.value)
  const [member] = candidates
  const guessed = await guessedOf(deps, account, from, member?.id)
  const pressure = await pressOn(deps, networkName(from.ip))
  const one: Try = { given, ip: from.ip, member, candidates, pressure, ...guessed }
  const outcome = await attempt(deps, one)
  if (!(outcome instanceof Refused) || !isFailure(outcome, given)) await pressure.forgive()
  if (outcome instanceof Refused) return outcome
  const { found, isProven } = outcome
  if (found.status === 'closed') return refuse('account_closed')
  await renewPassword(deps.db, found.id, found.password_hash, given.password)
  const unproven = isProven ? undefined : await checkSecondFactor(deps, found.id, given.totp)
  return unproven ?? { memberId: found.id, isDemo: found.is_demo }
}

/** Others say that something is still to come; nothing was looked at. */
function isFailure({ word }: Refused, { totp }: Credentials): boolean {
  if (word === 'sign_in_delayed') return totp !== undefined
  return word === 'credentials_invalid' || word === 'captcha_invalid' || word === 'proof_of_work_invalid'
}

interface Entered {
  readonly found: MemberRow
  /** Also by the second factor. */
  readonly isProven: boolean
}

async function attempt(deps: Deps, one: Try): Promise<Entered | Refused> {
  const { given, here, anywhere, pressure } = one
  // With a verification code comes its own proof of work.
  const bits = anywhere === undefined || given.captcha !== undefined ? 0 : pressure.bits
  const unworked = await checkWork(deps, given, bits)
  if (unworked !== undefined) return unworked
  const guessed = anywhere === undefined ? ([here] as const) : ([here, anywhere] as const)
  const tried = await deps.guesses.attempt(guessed, () => look(deps, one))
  if (tried.kind === 'busy') return refuse('try_again_later', { httpHeaders: { 'retry-after': '1' } })
  if (tried.kind === 'delayed') return passDespite(deps, one, tried.leftMs)
  const { found, counts } = tried
  if (!(found instanceof Refused)) return { found, isProven: false }
  const isDelayed = counts.some(({ delayMs }) => delayMs > 0)
  if (found.word === 'credentials_invalid') await reportWrong(deps, one, isDelayed)
  return found
}

/**
 * While an account is slowed down, password and second factor together still open it. Which of them was wrong, or whether
 * there is a second factor, no answer tells: a guesser learns nothing during the wait.
 */
async function passDespite(deps: Deps, one: Try, leftMs: number): Promise<Entered | Refused> {
  const { given, candidates, anywhere, pressure } = one
  if (given.totp === undefined) return delayed(leftMs)
  const unsolved = await checkCaptcha(deps, given, anywhere === undefined ? 0 : pressure.bits)
  if (unsolved !== undefined) return unsolved
  const found = await ownerOfPassword(candidates, given.password)
  const isProven = found !== undefined && (await provesFactor(deps, found.id, given.totp))
  if (isProven) return { found, isProven }
  await reportWrong(deps, one, false)
  return delayed(leftMs)
}

/** Where there is none, nothing is proved. */
async function provesFactor(deps: Deps, memberId: string, totp: string): Promise<boolean> {
  const isWanted = (await checkSecondFactor(deps, memberId, undefined)) !== undefined
  return isWanted && (await checkSecondFactor(deps, memberId, totp)) === undefined
}

async function look(deps: Deps, one: Try): Promise<Looked<MemberRow | Refused>> {
  const { given, member, candidates, here, anywhere, pressure } = one
  const wrong = {
    here: await deps.guesses.wrongOf(here),
    anywhere: anywhere === undefined ? 0 : await deps.guesses.wrongOf(anywhere),
  }
  const bits = anywhere === undefined ? 0 : pressure.bits
  if (wantsCaptcha(wrong) || (bits > 0 && given.captcha !== undefined)) {
    const unsolved = await checkCaptcha(deps, given, bits)
    if (unsolved !== undefined) return { isRight: false, isNoTry: true, found: unsolved }
  }
  const found = await ownerOfPassword(candidates, given.password)
  if (found === undefined) return { isRight: false, found: refuse('credentials_invalid') }
  // Who only claims a phone takes no wrong tries at its owner's password back.
  if (found !== member) return { isRight: false, isNoTry: true, found }
  if (wrong.here > 0) notify(deps, one, 'sign_in_after_failures', wrong.here)
  return { isRight: true, found }
}

/** Looks at every candidate's password, whichever fits. */
async function ownerOfPassword(
  candidates: Try['candidates'],
  password: string,
): Promise<MemberRow | undefined> {
  const fits = await Promise.all(candidates.map(candidate => isPassword(candidate?.password_hash, password)))
  return candidates.find((_, at) => fits[at] === true)
}

async function reportWrong(deps: Deps, one: Try, isDelayed: boolean): Promise<void> {
  await recordFailedTry(deps, one.member?.id)
  notify(deps, one, 'sign_in_failed')
  if (isDelayed) notify(deps, one, 'lock_out')
}

function notify(
  deps: Deps,
  { member, ip }: Try,
  kind: 'sign_in_failed' | 'sign_in_after_failures' | 'lock_out',
  count?: number,
): void {
  const actor = member === undefined ? 'none' : 'member'
  const reason = kind === 'sign_in_after_failures' ? undefined : ('credentials_invalid' as const)
  deps.securityEvents.report({ kind, actor, subject: member?.id, ip, reason, count })
}

function accountOf({ name, phone, email }: Credentials): Account | Refused {
  const given = Object.entries({ name, phone, email }).filter(([, value]) => value !== undefined)
  if (given.length !== 1) return refuseFields({ name: [given.length === 0 ? 'required' : 'invalid'] })
  const kind = phone !== undefined ? 'phone' : email !== undefined ? 'email' : 'name'
  const text = phone ?? email ?? name ?? ''
  // An older app sends a pasted number as a name. What can be no account is looked up too: it takes its time and is unknown.
  return readAccount(text) ?? { kind, value: text.toLowerCase() }
}

/** The same look-ups for an account that does not exist: nothing tells them apart by time. */
async function guessedOf(
  deps: Deps,
  account: Account,
  { ip, deviceToken }: From,
  memberId: string | undefined,
): Promise<Pick<Try, 'here' | 'anywhere'>> {
  const device = hashDevice(deps, deviceToken ?? '')
  const isKnown = (await isKnownDevice(deps.db, memberId ?? noMember, device)) && deviceToken !== undefined
  if (isKnown) return { here: guessedOnDevice(deps, account, device), anywhere: undefined }
  return { here: guessedInNetwork(deps, account, ip), anywhere: guessedAnywhere(deps, account) }
}

function delayed(leftMs: number): Refused {
  const seconds = Math.ceil(leftMs / 1000)
  return refuse('sign_in_delayed', {
    details: { seconds },
    httpHeaders: { 'retry-after': String(seconds) },
  })
}
