import { timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { type CodePurpose, codesSince, insertCode, type TriedCode, tryCode } from './code-store.ts'

const minute = 60_000
/** Issue 3: a code is good for ten minutes and five tries. */
const codeMs = 10 * minute
const mostTries = 5
/** One a minute, and so many a day: together with the tries, a code is not guessed in a lifetime. */
const pauseMs = minute
const mostADay = 8

interface Wanted {
  readonly subject: Buffer
  readonly purpose: CodePurpose
  readonly memberId: string | null
  readonly targetSealed?: Buffer
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
  const code = String(deps.random(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  const at = deps.clock.now()
  const expiresAt = new Date(at.getTime() + (wanted.livesMs ?? codeMs))
  const codeHash = hashCode(deps, id, code)
  const { subject, purpose, memberId, targetSealed = null } = wanted
  await insertCode(tx, { subject, purpose, id, memberId, targetSealed, codeHash, at, expiresAt })
  return { code, expiresAt }
}

/** Whether another code may be asked for already. */
export async function tooSoon(
  deps: Deps,
  on: Tx | Deps['db'],
  subject: Buffer,
  purpose: CodePurpose,
): Promise<Refused | undefined> {
  const now = deps.clock.now().getTime()
  const asked = await codesSince(on, subject, purpose, new Date(now - 24 * 60 * minute))
  const newest = asked[0]?.getTime() ?? 0
  const oldest = asked.at(-1)?.getTime() ?? 0
  const until = asked.length >= mostADay ? oldest + 24 * 60 * minute : newest + pauseMs
  if (until <= now) return undefined
  const seconds = Math.ceil((until - now) / 1000)
  return refuse('code_too_soon', { details: { seconds }, httpHeaders: { 'retry-after': String(seconds) } })
}

/** The code's row when it was right. The try is counted in a commit of its own before it is looked at. */
export async function matchCode(
  deps: Deps,
  subject: Buffer,
  purpose: CodePurpose,
  given: string,
): Promise<TriedCode | undefined> {
  const row = await tryCode(deps.db, subject, purpose, { now: deps.clock.now(), most: mostTries })
  const wanted = row?.code_hash ?? deps.secrets.sign('sent-code', '')
  const isRight = timingSafeEqual(hashCode(deps, row?.id ?? '', given), wanted)
  return isRight ? row : undefined
}

function hashCode({ secrets }: Pick<Deps, 'secrets'>, id: string, code: string): Buffer {
  return secrets.sign('sent-code', `${id}\0${code}`)
}

/** Whom a code is for, as the codes' table knows them. */
export function subjectOf({ secrets }: Pick<Deps, 'secrets'>, of: string): Buffer {
  return secrets.sign('code-subject', of)
}
