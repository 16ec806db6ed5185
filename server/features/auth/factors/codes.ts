import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { type CodePurpose, codesSince, insertCode, type TriedCode, tryCode } from './code-store.ts'

const minute = 60_000
/** A code is good for ten minutes and five tries. */
const codeMs = 10 * minute
const mostTries = 5
/** One a minute, and so many a day: together with the tries, a code is not guessed in a lifetime. */
const pauseMs = minute
const mostADay = 8
const mostADayInAll = 20

interface Wanted {
  readonly subject: Buffer
  readonly purpose: CodePurpose
  readonly memberId: string | null
  readonly targetSealed?: Buffer
  /** The only place where it works; left out for codes of somebody signed in, and for those that support tells. */
  readonly browser?: Buffer | null
  /** Six, unless nobody counts the tries. */
  readonly digits?: 6 | 12
  /** Longer for one that is passed on by telephone. */
  readonly livesMs?: number
}

interface Issued {
  readonly code: string
  readonly expiresAt: Date
}

/** A new code in place of the one before. Its text is in the letter only; here stays a keyed hash. */
export async function issueCode(deps: Deps, tx: Tx, wanted: Wanted): Promise<Issued> {
  const id = deps.ids()
  const { digits = 6 } = wanted
  const code = String(deps.random(6).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0')
  const at = deps.clock.now()
  const expiresAt = new Date(at.getTime() + (wanted.livesMs ?? codeMs))
  const codeHash = hashCode(deps, id, code)
  const { subject, purpose, memberId, targetSealed = null, browser = null } = wanted
  await insertCode(tx, { subject, purpose, id, memberId, targetSealed, browser, codeHash, at, expiresAt })
  return { code, expiresAt }
}

/** Whether another code may be asked for already, by this browser where one asks. */
export async function tooSoon(
  deps: Deps,
  on: Tx | Deps['db'],
  subject: Buffer,
  purpose: CodePurpose,
  browser?: Buffer,
): Promise<Refused | undefined> {
  const now = deps.clock.now().getTime()
  const all = await codesSince(on, subject, purpose, new Date(now - 24 * 60 * minute))
  const asked = all.filter(one => browser === undefined || one.browser?.equals(browser))
  const newest = asked[0]?.at.getTime() ?? 0
  const oldest = asked.at(-1)?.at.getTime() ?? 0
  const until = asked.length >= mostADay ? oldest + 24 * 60 * minute : newest + pauseMs
  return until <= now ? undefined : tooSoonUntil(until, now)
}

/** Whether strangers' browsers asked for so many today that another one waits: each code is five tries for a guesser. */
export async function tooManyInAll(
  deps: Deps,
  subject: Buffer,
  purpose: CodePurpose,
): Promise<Refused | undefined> {
  const now = deps.clock.now().getTime()
  const all = await codesSince(deps.db, subject, purpose, new Date(now - 24 * 60 * minute))
  const oldest = all.at(mostADayInAll - 1)?.at.getTime()
  return oldest === undefined ? undefined : tooSoonUntil(oldest + 24 * 60 * minute, now)
}

function tooSoonUntil(until: number, now: number): Refused {
  const seconds = Math.ceil((until - now) / 1000)
  return refuse('code_too_soon', { details: { seconds }, httpHeaders: { 'retry-after': String(seconds) } })
}

/** The code's row when it was right. The try is counted in a commit of its own before it is looked at. */
export async function matchCode(
  deps: Deps,
  subject: Buffer,
  purpose: CodePurpose,
  given: string,
  { browser = null, most = mostTries }: { readonly browser?: Buffer | null; readonly most?: number } = {},
): Promise<TriedCode | undefined> {
  const row = await tryCode(deps.db, subject, purpose, { now: deps.clock.now(), most, browser })
  const wanted = row?.code_hash ?? deps.secrets.sign('sent-code', '')
  const isRight = timingSafeEqual(hashCode(deps, row?.id ?? '', given), wanted)
  if (isRight) return row
  const actor = row?.member_id == null ? 'none' : 'member'
  const report = { actor, subject: row?.member_id ?? undefined, reason: 'code_wrong' } as const
  deps.securityEvents.report({ kind: 'code_failed', ...report, resource: purpose })
  return undefined
}

function hashCode({ secrets }: Pick<Deps, 'secrets'>, id: string, code: string): Buffer {
  return secrets.sign('sent-code', `${id}\0${code}`)
}

/** Whom a code is for, as the codes' table knows them. */
export function subjectOf({ secrets }: Pick<Deps, 'secrets'>, of: string): Buffer {
  return secrets.sign('code-subject', of)
}
