import type * as z from 'zod/mini'
import type { login } from '../../../contract/auth.ts'
import { normalisePhone } from '../../../contract/fields.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse, refuseFields } from '../../http/refuse.ts'
import { isPassword } from '../../passwords.ts'
import {
  countFailure,
  delayAfter,
  type Failures,
  failuresOf,
  forgetFailures,
  forgiveFailure,
  readFailures,
  waitLeft,
} from '../../sign-in-failures.ts'
import { noMember } from '../../wallet/calls.ts'
import { checkSecondFactor } from '../security/service.ts'
import { checkCaptcha } from './captcha-service.ts'
import { isKnownDevice } from './device-store.ts'
import type { IdentifierKind } from './member-store.ts'
import { findMemberBy } from './members.ts'
import type { Holder } from './sessions.ts'

type Credentials = z.output<typeof login.body>

/** From one address on one account (readings, section 3). */
const failuresUntilCaptcha = 3
/** From anywhere on one account: guessing with many addresses meets the captcha as well. */
const failuresUntilCaptchaForAll = 20
const rememberedMs = 30 * 60_000

export interface From {
  readonly ip: string
  readonly deviceToken: string | undefined
}

/**
 * The member these credentials belong to. Unknown account and wrong password are one answer that takes one time;
 * whether a captcha is wanted depends on what was typed, never on whether it exists. Whoever guesses waits longer and
 * longer, but only where they are: the member's own device is counted by itself, so nobody can lock it out.
 */
export async function checkCredentials(
  deps: Deps,
  given: Credentials,
  from: From,
): Promise<Holder | Refused> {
  const account = accountOf(given)
  if (account instanceof Refused) return account
  const member = await findMemberBy(deps, account.kind, account.value)
  const subjects = await subjectsOf(deps, account, from, member?.id)
  const unfit = await refuseEarly(deps, subjects, given)
  if (unfit !== undefined) return unfit
  if (!(await isPassword(member?.password_hash, given.password)) || member === undefined) {
    return refuse('credentials_invalid')
  }
  await forgetFailures(deps.db, subjects.here)
  await forgiveFailure(deps.db, subjects.anywhere)
  if (member.status === 'closed') return refuse('account_closed')
  const unproven = await checkSecondFactor(deps, member.id, given.totp)
  return unproven ?? { memberId: member.id, isDemo: member.is_demo }
}

export interface Account {
  readonly kind: IdentifierKind
  readonly value: string
}

function accountOf({ name, phone, email }: Credentials): Account | Refused {
  const given = Object.entries({ name, phone, email }).filter(([, value]) => value !== undefined)
  if (given.length !== 1) return refuseFields({ name: [given.length === 0 ? 'required' : 'invalid'] })
  if (phone !== undefined) return { kind: 'phone', value: normalisePhone(phone) ?? phone }
  if (email !== undefined) return { kind: 'email', value: email.trim().toLowerCase() }
  return { kind: 'name', value: (name ?? '').trim().toLowerCase() }
}

interface Subjects {
  readonly here: Buffer
  readonly anywhere: Buffer
  readonly isKnown: boolean
}

/** The same look-ups for an account that does not exist: nothing tells them apart by time. */
async function subjectsOf(
  { db, secrets }: Deps,
  { kind, value }: Account,
  { ip, deviceToken }: From,
  memberId: string | undefined,
): Promise<Subjects> {
  const device = secrets.sign('device', deviceToken ?? '')
  const isKnown = (await isKnownDevice(db, memberId ?? noMember, device)) && deviceToken !== undefined
  const place = isKnown ? `device\0${device.toString('base64')}` : ip
  return {
    here: secrets.sign('sign-in-failure', `${kind}\0${value}\0${place}`),
    anywhere: secrets.sign('sign-in-failure', `${kind}\0${value}`),
    isKnown,
  }
}

/** Counts the try before the password is looked at, so that a crowd of callers gets no free tries. */
async function refuseEarly(deps: Deps, subjects: Subjects, given: Credentials): Promise<Refused | undefined> {
  const { db, clock } = deps
  const now = clock.now()
  const here = await readFailures(db, subjects.here, now)
  const left = waitLeft(here, now)
  if (left > 0) return delayed(left)
  const unsolved = await captchaIfNeeded(deps, subjects, here, given)
  if (unsolved !== undefined) return unsolved
  const until = new Date(now.getTime() + rememberedMs)
  const [count = 1] = await countFailure(db, [subjects.here, subjects.anywhere], now, until)
  const overtaken = count - 1 > here.count ? delayAfter(count - 1) : 0
  return overtaken > 0 ? delayed(overtaken) : undefined
}

function delayed(leftMs: number): Refused {
  const seconds = Math.ceil(leftMs / 1000)
  return refuse('sign_in_delayed', {
    details: { seconds },
    httpHeaders: { 'retry-after': String(seconds) },
  })
}

async function captchaIfNeeded(
  deps: Deps,
  { anywhere, isKnown }: Subjects,
  here: Failures,
  given: Credentials,
): Promise<Refused | undefined> {
  const everywhere = isKnown ? 0 : await failuresOf(deps.db, anywhere, deps.clock.now())
  if (here.count < failuresUntilCaptcha && everywhere < failuresUntilCaptchaForAll) return undefined
  return checkCaptcha(deps, given)
}
