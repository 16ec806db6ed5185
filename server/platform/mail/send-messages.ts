import * as z from 'zod/mini'
import { type AdminMessageKind, adminMessageKinds } from '../../../locales/admin-messages.ts'
import { type MessageKind, messageKinds } from '../../../locales/messages.en.ts'
import type { Deps } from '../../deps.ts'
import { compose, composeMessage } from './compose.ts'
import { closeMessage, type OutboundMessageRow, postponeMessage, takeDueMessages } from './message-store.ts'
import { enclosed, messageContext } from './service.ts'
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
export async function sendDueMessages(deps: Deps, transport: Transport): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const messages = await takeDueMessages(deps.db, now, new Date(now.getTime() + leaseMs))
    if (messages.length === 0) return
    // Side by side: one that waits for its time-out must not outlive the lease of those behind it.
    await Promise.all(messages.map(message => sendOne(deps, transport, message)))
  }
}

async function sendOne(deps: Deps, transport: Transport, message: OutboundMessageRow): Promise<void> {
  const { db, clock, log } = deps
  try {
    await hand(deps, transport, message)
    await closeMessage(db, message.id, clock.now())
  } catch (error) {
    // Mailers repeat the address in what they throw: only the kind of failure is for the log.
    const reason = error instanceof Error ? error.name : 'unknown'
    const report = { message: message.id, kind: message.kind, attempts: message.attempts, reason }
    const now = clock.now().getTime()
    const pause = Math.min(15_000 * 2 ** Math.min(message.attempts - 1, 10), longestPauseMs)
    const end = message.created_at.getTime() + lastsOf(message.kind)
    if (now + pause > end) {
      log.error(report, 'a letter was given up')
      return closeMessage(db, message.id, clock.now())
    }
    log.warn(report, 'a letter did not go out')
    await postponeMessage(db, message.id, new Date(now + pause))
  }
}

async function hand(deps: Deps, transport: Transport, message: OutboundMessageRow): Promise<void> {
  const opened: unknown = JSON.parse(deps.secrets.decrypt(message.sealed, messageContext(message.id)))
  const { to, fields } = z.parse(enclosed, opened)
  if (message.channel === 'sms') {
    return transport.message(message.id, to, composeMessage(message.kind, fields, message.language))
  }
  if (!isKind(message.kind)) throw new Error('A letter of an unknown kind')
  return transport.mail(message.id, to, compose(message.kind, fields, message.language))
}

const kinds: readonly string[] = [...messageKinds, ...adminMessageKinds]

function isKind(kind: string): kind is MessageKind | AdminMessageKind {
  return kinds.includes(kind)
}
