import * as z from 'zod/mini'
import type { AdminMessageKind } from '../../../locales/admin-messages.ts'
import type { MessageKind } from '../../../locales/messages.en.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../database/transaction.ts'
import { insertMessage } from './message-store.ts'

export interface OutboundMessage {
  /** Whose it is; `null`: an administrator's. */
  readonly memberId: string | null
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly kind: MessageKind | AdminMessageKind
  /** Of the reader. */
  readonly language: string
  /** Fill the words; times as ISO, shown in Brazil's own clock. */
  readonly fields: Readonly<Record<string, string>>
}

/** What is sealed in a letter's row. */
export const enclosed = z.object({ to: z.string(), fields: z.record(z.string(), z.string()) })

export const messageContext = (id: string) => `letter:${id}`

/**
 * Writes an e-mail or a text message in the transaction that causes it; it leaves after the commit, from the outbox of
 * letters, and is tried again while it does not go out.
 */
export async function writeMessage(
  { ids, clock, secrets }: Pick<Deps, 'ids' | 'clock' | 'secrets'>,
  tx: Tx,
  { to, fields, memberId, ...message }: OutboundMessage,
): Promise<void> {
  const id = ids()
  const sealed = secrets.encrypt(JSON.stringify({ to, fields }), messageContext(id))
  await insertMessage(tx, { ...message, id, member_id: memberId, sealed, at: clock.now() })
}
