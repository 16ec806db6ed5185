import type * as z from 'zod/mini'
import type { login } from '../../../contract/auth.ts'
import { normalisePhone } from '../../../contract/fields.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse, refuseFields } from '../../http/refuse.ts'
import { isPassword } from '../../passwords.ts'
import { countFailure, failuresOf, forgetFailures } from '../../sign-in-failures.ts'
import { checkCaptcha } from './captcha-service.ts'
import type { IdentifierKind } from './member-store.ts'
import { findMemberBy } from './members.ts'
import type { Holder } from './sessions.ts'

type Credentials = z.output<typeof login.body>

/** From one address on one account (readings, section 3). */
const failuresUntilCaptcha = 3
/** From anywhere on one account: guessing with many addresses meets the captcha as well. */
const failuresUntilCaptchaForAll = 20
const rememberedMs = 30 * 60_000

/**
 * The member these credentials belong to. Unknown account and wrong password are one answer that takes one time;
 * whether a captcha is wanted depends on what was typed, never on whether it exists.
 */
export async function checkCredentials(
  deps: Deps,
  given: Credentials,
  ip: string,
): Promise<Holder | Refused> {
  const account = accountOf(given)
  if (account instanceof Refused) return account
  const subjects = subjectsOf(deps, account, ip)
  const refusedByCaptcha = await captchaIfNeeded(deps, subjects, given)
  if (refusedByCaptcha !== undefined) return refusedByCaptcha
  const member = await findMemberBy(deps, account.kind, account.value)
  if (!(await isPassword(member?.password_hash, given.password)) || member === undefined) {
    const now = deps.clock.now()
    await countFailure(deps.db, Object.values(subjects), now, new Date(now.getTime() + rememberedMs))
    return refuse('credentials_invalid')
  }
  await forgetFailures(deps.db, subjects.here)
  return member.status === 'closed'
    ? refuse('account_closed')
    : { memberId: member.id, isDemo: member.is_demo }
}

interface Account {
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

function subjectsOf({ secrets }: Deps, { kind, value }: Account, ip: string) {
  return {
    here: secrets.sign('sign-in-failure', `${kind}\0${value}\0${ip}`),
    anywhere: secrets.sign('sign-in-failure', `${kind}\0${value}`),
  }
}

async function captchaIfNeeded(
  deps: Deps,
  subjects: ReturnType<typeof subjectsOf>,
  given: Credentials,
): Promise<Refused | undefined> {
  const now = deps.clock.now()
  const here = await failuresOf(deps.db, subjects.here, now)
  const anywhere = await failuresOf(deps.db, subjects.anywhere, now)
  if (here < failuresUntilCaptcha && anywhere < failuresUntilCaptchaForAll) return undefined
  return checkCaptcha(deps, given)
}
