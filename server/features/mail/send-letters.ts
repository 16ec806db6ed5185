import * as z from 'zod/mini'
import { type LetterKind, letterKinds } from '../../../locales/letters.en.ts'
import type { Deps } from '../../deps.ts'
import { compose, composeMessage } from './compose.ts'
import { closeLetter, type LetterRow, postponeLetter, takeDueLetters } from './letter-store.ts'
import { enclosed, letterContext } from './service.ts'
import type { Transport } from './transport.ts'

const leaseMs = 60_000
const mostAttempts = 8

/** Sends every letter that is due. What does not go out is tried again, later each time, for about an hour. */
export async function sendDueLetters(deps: Deps, transport: Transport): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const letters = await takeDueLetters(deps.db, now, new Date(now.getTime() + leaseMs))
    if (letters.length === 0) return
    for (const letter of letters) await sendOne(deps, transport, letter)
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
    log.warn(
      { letter: letter.id, kind: letter.kind, attempts: letter.attempts, reason },
      'a letter did not go out',
    )
    if (letter.attempts >= mostAttempts) return closeLetter(db, letter.id, clock.now())
    await postponeLetter(db, letter.id, new Date(clock.now().getTime() + 15_000 * 2 ** (letter.attempts - 1)))
  }
}

async function hand(deps: Deps, transport: Transport, letter: LetterRow): Promise<void> {
  const opened: unknown = JSON.parse(deps.secrets.decrypt(letter.sealed, letterContext(letter.id)))
  const { to, fields } = z.parse(enclosed, opened)
  if (letter.channel === 'sms') {
    return transport.message(letter.id, to, composeMessage(fields, letter.language))
  }
  if (!isKind(letter.kind)) throw new Error('A letter of an unknown kind')
  return transport.mail(letter.id, to, compose(letter.kind, fields, letter.language))
}

function isKind(kind: string): kind is LetterKind {
  return letterKinds.some(known => known === kind)
}
