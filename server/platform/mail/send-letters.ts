import * as z from 'zod/mini'
import { type AdminMessageKind, adminMessageKinds } from '../../../locales/admin-messages.ts'
import { type LetterKind, letterKinds } from '../../../locales/letters.en.ts'
import type { Deps } from '../../deps.ts'
import { compose, composeMessage } from './compose.ts'
import { closeLetter, type LetterRow, postponeLetter, takeDueLetters } from './letter-store.ts'
import { enclosed, letterContext } from './service.ts'
import type { Transport } from './transport.ts'

const leaseMs = 60_000
const minute = 60_000
/** Nobody is helped by a code whose ten minutes are over. */
const codeLastsMs = 12 * minute
/** A warning is worth reading days later: a mail server may be off over a weekend. */
const lastsMs = 3 * 24 * 60 * minute
const longestPauseMs = 60 * minute
/** As long as the link in it works. */
const linkLastsMs = 24 * 60 * minute
const codeKinds: readonly string[] = [
  'bind_email',
  'bind_phone',
  'confirm_contact',
  'reset_password',
  'reset_pin',
]
const linkKinds: readonly string[] = ['desk_invited', 'desk_reset']

function lastsOf(kind: string): number {
  if (codeKinds.includes(kind)) return codeLastsMs
  return linkKinds.includes(kind) ? linkLastsMs : lastsMs
}

/** Sends every letter that is due. What does not go out is tried again, later each time: codes while they are good, others for days. */
export async function sendDueLetters(deps: Deps, transport: Transport): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const letters = await takeDueLetters(deps.db, now, new Date(now.getTime() + leaseMs))
    if (letters.length === 0) return
    // Side by side: one that waits for its time-out must not outlive the lease of those behind it.
    await Promise.all(letters.map(letter => sendOne(deps, transport, letter)))
  }
}

async function sendOne(deps: Deps, transport: Transport, letter: LetterRow): Promise<void> {
  const { db, clock, log } = deps
  try {
    await hand(deps, transport, letter)
    await closeLetter(db, letter.id, clock.now())
  } catch (error) {
    // Mailers repeat the address in what they throw: only the kind of failure is for the log.
    const reason = error instanceof Error ? error.name : 'unknown'
    const told = { letter: letter.id, kind: letter.kind, attempts: letter.attempts, reason }
    const now = clock.now().getTime()
    const pause = Math.min(15_000 * 2 ** Math.min(letter.attempts - 1, 10), longestPauseMs)
    const end = letter.created_at.getTime() + lastsOf(letter.kind)
    if (now + pause > end) {
      log.error(told, 'a letter was given up')
      return closeLetter(db, letter.id, clock.now())
    }
    log.warn(told, 'a letter did not go out')
    await postponeLetter(db, letter.id, new Date(now + pause))
  }
}

async function hand(deps: Deps, transport: Transport, letter: LetterRow): Promise<void> {
  const opened: unknown = JSON.parse(deps.secrets.decrypt(letter.sealed, letterContext(letter.id)))
  const { to, fields } = z.parse(enclosed, opened)
  if (letter.channel === 'sms') {
    return transport.message(letter.id, to, composeMessage(letter.kind, fields, letter.language))
  }
  if (!isKind(letter.kind)) throw new Error('A letter of an unknown kind')
  return transport.mail(letter.id, to, compose(letter.kind, fields, letter.language))
}

const kinds: readonly string[] = [...letterKinds, ...adminMessageKinds]

function isKind(kind: string): kind is LetterKind | AdminMessageKind {
  return kinds.includes(kind)
}
