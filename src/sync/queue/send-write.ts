import type { ApiClient } from '../../api/api-client.ts'
import type { Database } from '../../db/database.ts'
import type { ParkReason, QueuedWriteRow } from '../../db/queue-rows.ts'
import { openPayload } from '../../db/sealed-payload.ts'
import type { Registry } from '../pull/registry.ts'
import { decidePush, type PushDecision } from './decide.ts'
import type { AnyWriteKind, Settle } from './write-kind.ts'

export interface SendContext {
  readonly db: Database
  readonly api: ApiClient
  readonly crypto: Crypto
  readonly kinds: Registry<AnyWriteKind>
}

export type SentWrite =
  | { kind: 'settle'; writeKind: AnyWriteKind; settle: Settle | undefined }
  | Exclude<PushDecision, { kind: 'settle' }>

const sendTimeoutMs = 15_000

function parked(reason: ParkReason): SentWrite {
  return { kind: 'park', reason }
}

/** A chunk did not arrive: as good as no network. */
const notReached: SentWrite = { kind: 'retry', cause: 'connection', retryAfterMs: undefined }

/** Sends one claimed write, outside any transaction, and says what is to become of it. */
export async function sendWrite(context: SendContext, row: QueuedWriteRow, now: number): Promise<SentWrite> {
  const loaded = await context.kinds.load(row.kind)
  if (loaded.kind === 'unknown') return parked({ kind: 'needs-update' })
  if (loaded.kind === 'unreachable') return notReached
  const writeKind = loaded.value
  // A write that was already sent may have arrived: asking to confirm it would be a lie, so only untried ones are old.
  if (row.attempts === 1 && now - row.createdAt > writeKind.confirmAfterMs) {
    return parked({ kind: 'confirm-again' })
  }
  const payload = writeKind.sealed ? await openPayload(context.db, row.payload, context.crypto) : row.payload
  if (payload === undefined) return parked({ kind: 'unopenable' })
  const request = writeKind.prepare(payload, row.payloadVersion)
  if (!request) return parked({ kind: 'needs-update' })
  const { result, settle } = await request.perform(context.api, {
    key: row.key,
    member: row.memberId,
    timeoutMs: sendTimeoutMs,
  })
  const decision = decidePush(result)
  return decision.kind === 'settle' ? { kind: 'settle', writeKind, settle } : decision
}
