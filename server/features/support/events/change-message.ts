import * as z from 'zod/mini'
import { type ChangeTopic, changeTopics } from '../../../../contract/events.ts'
import type { OutboxEvent } from '../../../wallet/outbox.ts'
import { toChangeTopic } from './topics.ts'

/** The channel on which a publisher tells every process whose streams have news. */
export const changedChannel = 'member_changed'

/** PostgreSQL carries less than 8,000 bytes a notification; a pair takes about sixty. */
const pairsPerMessage = 100

const message = z.array(z.tuple([z.string(), z.enum(changeTopics)]))
type Pair = readonly [memberId: string, topic: ChangeTopic]

/** Who has news of what, each once, in messages of a size that PostgreSQL carries. */
export function writeMessages(events: readonly OutboxEvent[]): string[] {
  const pairs = new Map<string, Pair>()
  for (const { memberId, topic } of events) {
    const known = toChangeTopic(topic)
    if (known !== undefined) pairs.set(`${memberId} ${known}`, [memberId, known])
  }
  const list = [...pairs.values()]
  const count = Math.ceil(list.length / pairsPerMessage)
  return Array.from({ length: count }, (_, at) =>
    JSON.stringify(list.slice(at * pairsPerMessage, (at + 1) * pairsPerMessage)),
  )
}

export function readMessage(payload: string): readonly Pair[] {
  return z.parse(message, JSON.parse(payload))
}
