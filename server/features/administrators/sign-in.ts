import type * as z from 'zod/mini'
import type { administratorSignIn } from '../../../contract/backoffice.ts'
import { audit } from '../../audit-log.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { AdministratorCaller, BearerFault } from '../../http/caller.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { isPassword } from '../../passwords.ts'
import { countFailure, failuresOf, forgetFailures } from '../../sign-in-failures.ts'
import { fromBase32, matchingStep } from '../../totp.ts'
import {
  type AdministratorRow,
  deleteAdministratorSession,
  findAdministrator,
  insertAdministratorSession,
  takeTotpStep,
  touchAdministratorSession,
} from './store.ts'

const minute = 60_000
/** A working day, and half an hour away from the desk. */
const sessionMs = 8 * 60 * minute
export const idleMs = 30 * minute
const failuresUntilLocked = 5
/** From all places together: enough that nobody locks a reviewer out by the way, too few to guess six digits. */
const failuresUntilLockedForAll = 50
const lockedMs = 15 * minute

type SignedIn = z.output<typeof administratorSignIn.reply>

interface From {
  readonly ip: string
  readonly userAgent: string | undefined
}

/**
 * Password and a code that works once. Every failure is the same answer, whichever part was wrong; five on one e-mail
 * address, known or not, lock it for a quarter of an hour, but only where they came from.
 */
export async function signInAdministrator(
  deps: Deps,
  given: z.output<typeof administratorSignIn.body>,
  { ip, userAgent }: From,
): Promise<SignedIn | Refused> {
  const { db, secrets } = deps
  const here = secrets.sign('administrator-failure', `${given.email}\0${ip}`)
  const anywhere = secrets.sign('administrator-failure', given.email)
  if (await isLocked(deps, here, anywhere)) {
    return refuse('too_many_requests', { httpHeaders: { 'retry-after': String(lockedMs / 1000) } })
  }
  const administrator = await findAdministrator(db, given.email)
  const isRight = await isPassword(administrator?.password_hash, given.password)
  if (administrator === undefined || !isRight || !(await takesCode(deps, administrator, given.totp))) {
    return refuse('totp_invalid')
  }
  await forgetFailures(db, here)
  await forgetFailures(db, anywhere)
  return openSession(deps, administrator, userAgent)
}

/** Counts the try before anything is looked at, so that a crowd of callers gets no free tries. */
async function isLocked({ db, clock }: Deps, here: Buffer, anywhere: Buffer): Promise<boolean> {
  const now = clock.now()
  if ((await failuresOf(db, here, now)) >= failuresUntilLocked) return true
  if ((await failuresOf(db, anywhere, now)) >= failuresUntilLockedForAll) return true
  const until = new Date(now.getTime() + lockedMs)
  const [tries = 1] = await countFailure(db, [here, anywhere], now, until)
  return tries > failuresUntilLocked
}

async function takesCode({ db, clock, secrets }: Deps, of: AdministratorRow, code: string): Promise<boolean> {
  const secret = fromBase32(secrets.decrypt(of.totp_sealed, `administrator:${of.email}:totp`))
  const step = matchingStep(secret, code, clock.now())
  return step !== undefined && takeTotpStep(db, of.id, step)
}

async function openSession(
  deps: Deps,
  { id: administratorId, email, name, role }: AdministratorRow,
  agent: string | undefined,
): Promise<SignedIn> {
  const token = deps.random(32).toString('base64url')
  const now = deps.clock.now()
  const userAgent = agent?.slice(0, 200) ?? null
  const session = {
    id: deps.ids(),
    administratorId,
    userAgent,
    now,
    endsAt: new Date(now.getTime() + sessionMs),
  }
  await transaction(deps.db, async tx => {
    await insertAdministratorSession(tx, { ...session, tokenHash: hashToken(deps, token) })
    const subject = `administrator:${administratorId}`
    await audit(deps, tx, { administratorId, action: 'sign_in', subject, details: { session: session.id } })
  })
  return {
    access_token: token,
    expires_in: sessionMs / 1000,
    data: { id: administratorId, email, name, role },
  }
}

/** Looked up at every call: an ended session ends at once. */
export async function recogniseAdministrator(
  deps: Deps,
  token: string,
): Promise<AdministratorCaller | BearerFault> {
  const now = deps.clock.now()
  const times = { now, idleSince: new Date(now.getTime() - idleMs) }
  const session = await touchAdministratorSession(deps.db, hashToken(deps, token), times)
  if (session === undefined) return 'session_expired'
  const { id: sessionId, administrator_id: administratorId, role } = session
  return { kind: 'administrator', administratorId, sessionId, role }
}

function hashToken({ secrets }: Deps, token: string): Buffer {
  return secrets.sign('administrator-session', token)
}

export async function endAdministratorSession(deps: Deps, caller: AdministratorCaller): Promise<void> {
  const { administratorId, sessionId } = caller
  await transaction(deps.db, async tx => {
    await deleteAdministratorSession(tx, sessionId)
    const subject = `administrator:${administratorId}`
    await audit(deps, tx, { administratorId, action: 'sign_out', subject, details: { session: sessionId } })
  })
}
