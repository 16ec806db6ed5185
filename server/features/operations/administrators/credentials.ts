import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Guessed } from '../../../platform/guesses/guess-limiter.ts'
import { networkName, pressOn } from '../../../platform/guesses/pressure.ts'
import {
  countFailure,
  failuresOf,
  forgetFailures,
  forgiveFailure,
} from '../../../platform/guesses/sign-in-failures.ts'
import { checkWork } from '../../../platform/guesses/work.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { networkOf } from '../../../platform/http/ip-network.ts'
import { isPassword, renewedHash } from '../../../platform/secrets/passwords.ts'
import { fromBase32, matchingStep } from '../../../platform/secrets/totp.ts'
import { writeToAdministrator } from './administrator-message.ts'
import {
  codesRememberedMs,
  codesUntilReported,
  codesUntilTwo,
  fivePolicy,
  secondCodeMs,
} from './guess-rules.ts'
import { totpContext } from './invites.ts'
import { type AdministratorRow, findAdministrator, renewPasswordHash, takeTotpStep } from './store.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly totp: string
  /** Of the work that the network owes. */
  readonly key?: string | undefined
  readonly proof?: string | undefined
}

interface Place {
  readonly ip: string
  /** The administrator's own device or session; `undefined`: a strange browser. */
  readonly own: string | undefined
  /** Of somebody who is signed in. */
  readonly isProof?: boolean
}

/**
 * Password and a code that works once. Every failure is the same answer, whichever part was wrong. Wrong passwords of strangers
 * lock nobody out: they make work for their network and for tries on this account. Wrong codes after a right password
 * stop that network, and make strange browsers give two codes in a row; the administrator's own device goes on.
 */
export async function checkCredentials(
  deps: Deps,
  given: Credentials,
  place: Place,
): Promise<AdministratorRow | Refused> {
  const { ip, own } = place
  const found = await (own === undefined
    ? checkStranger(deps, given, ip)
    : checkOwn(deps, given, { ...place, own }))
  if (found instanceof Refused) return found
  const renewed = await renewedHash(found.password_hash, given.password)
  if (renewed !== undefined) await renewPasswordHash(deps.db, found, renewed)
  return found
}

async function checkOwn(
  deps: Deps,
  given: Credentials,
  { ip, own, isProof = false }: Place & { readonly own: string },
): Promise<AdministratorRow | Refused> {
  const administrator = await findAdministrator(deps.db, given.email)
  const subject = deps.secrets.sign('administrator-guess', `${given.email}\0own\0${own}`)
  const guessed = { subject, policy: fivePolicy }
  const wrong = await deps.guesses.wrongOf(guessed)
  const tried = await deps.guesses.attempt([guessed], async () => {
    const isRight = await isPassword(administrator?.password_hash, given.password)
    const found = isRight && (await takesCode(deps, administrator, given.totp)) ? administrator : undefined
    return { isRight: found !== undefined, found }
  })
  if (tried.kind === 'busy') return refuse('try_again_later', { httpHeaders: { 'retry-after': '1' } })
  if (tried.kind === 'delayed') return locked(tried.leftMs)
  if (tried.found !== undefined) {
    reportRight(deps, tried.found, ip, wrong)
    return tried.found
  }
  const isLocked = tried.counts[0].delayMs > 0
  report(deps, administrator, ip, isLocked ? 'lock_out' : isProof ? 'proof_failed' : 'sign_in_failed')
  return refuse('totp_invalid')
}

async function checkStranger(
  deps: Deps,
  given: Credentials,
  ip: string,
): Promise<AdministratorRow | Refused> {
  const network = await pressOn(deps, networkName(ip))
  const account = await pressOn(deps, `administrator\0${given.email}`)
  const forgive = async () => {
    await network.forgive()
    await account.forgive()
  }
  const unworked = await checkWork(deps, given, Math.max(network.bits, account.bits))
  if (unworked !== undefined) {
    await forgive()
    return unworked
  }
  const administrator = await findAdministrator(deps.db, given.email)
  // Looked at first and always: whether a code was looked at afterwards must not show in the time that an answer takes.
  const isRight = await isPassword(administrator?.password_hash, given.password)
  const tried = await deps.guesses.attempt([codesHere(deps, given.email, ip)], async () => {
    const passes = await countCode(deps, { given, ip, administrator: isRight ? administrator : undefined })
    return { isRight: passes, isNoTry: !isRight, found: passes }
  })
  if (tried.kind === 'looked' && tried.found && administrator !== undefined) {
    await forgive()
    reportRight(deps, administrator, ip, account.failures)
    return administrator
  }
  report(deps, administrator, ip, 'sign_in_failed')
  return refuse('totp_invalid')
}

function codesHere({ secrets }: Pick<Deps, 'secrets'>, email: string, ip: string): Guessed {
  const subject = secrets.sign('administrator-guess', `${email}\0codes\0${networkOf(ip)}`)
  return { subject, policy: fivePolicy }
}

interface CodeTry {
  readonly given: Credentials
  readonly ip: string
  /** `undefined`: the password was wrong, or nobody has this address. */
  readonly administrator: AdministratorRow | undefined
}

/** Whether the code opens. Counted before it is looked at, and counted for nobody where the password was wrong. */
async function countCode(deps: Deps, { given, ip, administrator }: CodeTry): Promise<boolean> {
  const { db, clock, secrets } = deps
  const now = clock.now()
  const whose = administrator === undefined ? 'nobody' : 'right'
  const codes = secrets.sign('administrator-codes', `${given.email}\0${whose}`)
  const until = new Date(now.getTime() + codesRememberedMs)
  const [count = 1] = await countFailure(db, [codes], now, until)
  if (administrator === undefined) return false
  if (!(await takesCode(deps, administrator, given.totp))) {
    if (count === codesUntilReported) await reportGuessedCodes(deps, administrator, ip)
    return false
  }
  if (count > codesUntilTwo && !(await isSecondCode(deps, administrator.id, ip))) {
    await forgiveFailure(db, codes)
    return false
  }
  await forgetFailures(db, codes)
  return true
}

/** Whether a code opened already, from the same network and a moment ago; otherwise this one was the first. */
async function isSecondCode({ db, clock, secrets }: Deps, id: string, ip: string): Promise<boolean> {
  const subject = secrets.sign('administrator-first-code', `${id}\0${networkOf(ip)}`)
  const now = clock.now()
  if ((await failuresOf(db, subject, now)) > 0) {
    await forgetFailures(db, subject)
    return true
  }
  await countFailure(db, [subject], now, new Date(now.getTime() + secondCodeMs))
  return false
}

async function takesCode(
  { db, clock, secrets }: Deps,
  of: AdministratorRow | undefined,
  code: string,
): Promise<boolean> {
  if (of === undefined) return false
  const secret = fromBase32(secrets.decrypt(of.totp_sealed, totpContext(of.email)))
  const step = matchingStep(secret, code, clock.now())
  return step !== undefined && takeTotpStep(db, of.id, step)
}

/** Only who knows the password comes so far: its owner hears of it. */
async function reportGuessedCodes(deps: Deps, { id }: AdministratorRow, ip: string): Promise<void> {
  const event = { actor: 'administrator', subject: id, ip, reason: 'totp_invalid' } as const
  deps.securityEvents.report({ kind: 'lock_out', ...event, count: codesUntilReported })
  const at = deps.clock.now().toISOString()
  await transaction(deps.db, tx =>
    writeToAdministrator(deps, tx, id, { kind: 'desk_codes_guessed', fields: { at } }),
  )
}

function report(
  { securityEvents }: Deps,
  administrator: AdministratorRow | undefined,
  ip: string,
  kind: 'sign_in_failed' | 'proof_failed' | 'lock_out',
): void {
  const actor = administrator === undefined ? 'none' : 'administrator'
  securityEvents.report({ kind, actor, subject: administrator?.id, ip, reason: 'totp_invalid' })
}

/** A sign-in after wrong tries deserves a look, also where the owner made them. */
function reportRight({ securityEvents }: Deps, { id }: AdministratorRow, ip: string, wrong: number): void {
  if (wrong === 0) return
  const event = { actor: 'administrator', subject: id, ip, count: wrong } as const
  securityEvents.report({ kind: 'sign_in_after_failures', ...event })
}

function locked(leftMs: number): Refused {
  const seconds = Math.ceil(leftMs / 1000)
  return refuse('too_many_requests', {
    details: { seconds },
    httpHeaders: { 'retry-after': String(seconds) },
  })
}
