import * as z from 'zod/mini'
import type { Limit, MemberLimits } from '../../../../contract/responsible-gambling/limits.ts'
import type { QueuedWriteRow } from '../../../db/queue-rows.ts'
import { limitIntent } from './limit-write.ts'

/** One limit as this device knows it. */
export type KnownLimit = Limit & {
  /** Lower than the server knows: the wish has not arrived yet. */
  readonly isWaiting: boolean
}

export type KnownLimits = Omit<MemberLimits, 'limits'> & { readonly limits: readonly KnownLimit[] }

/** What the server said, with the lower limits that wait in the queue; what it refused changes nothing. */
export function withWaiting(known: MemberLimits, queued: readonly QueuedWriteRow[]): KnownLimits {
  const intents = queued.flatMap(({ kind, payload, lastRefusal }) => {
    const intent =
      kind === 'limit' && lastRefusal?.kind !== 'refused' ? z.safeParse(limitIntent, payload) : undefined
    return intent?.success ? [intent.data] : []
  })
  return {
    ...known,
    limits: known.limits.map(limit => {
      // A later one may stand behind one whose answer is still out.
      const intent = intents.findLast(({ kind, period }) => kind === limit.kind && period === limit.period)
      const value = intent === undefined ? undefined : BigInt(intent.value)
      const isWaiting = value !== undefined && (limit.value === null || value < limit.value)
      return isWaiting ? { ...limit, value, isWaiting } : { ...limit, isWaiting }
    }),
  }
}
