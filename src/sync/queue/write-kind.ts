import * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { CallResult } from '../../api/call-result.ts'
import type { BaseTableName, BaseTables } from '../../db/database.ts'

/** A write the contract allows to wait and protects by a key. Any other endpoint does not compile. */
export type QueueEndpoint<B extends Schema, R extends Schema> = Endpoint<B, Schema, R, 'queue', 'key'>

export interface WriteScope {
  readonly memberId: string
}

export interface PerformOptions {
  readonly key: string
  readonly member: string
  readonly timeoutMs: number
}

/** Runs inside the settling transaction: await Dexie calls only. */
export type Settle = (tables: BaseTables, scope: WriteScope) => PromiseLike<unknown>

/** One call ready to be sent, its types already forgotten. */
export interface QueuedRequest {
  perform(
    api: ApiClient,
    options: PerformOptions,
  ): Promise<{ result: CallResult<unknown>; settle: Settle | undefined }>
}

export type MakeRequest = <B extends Schema, R extends Schema>(
  endpoint: QueueEndpoint<B, R>,
  body: z.input<B>,
  settle: (tables: BaseTables, reply: z.output<R>, scope: WriteScope) => PromiseLike<unknown>,
) => QueuedRequest

const makeRequest: MakeRequest = (endpoint, body, settle) => ({
  perform: async (api, { key, member, timeoutMs }) => {
    const result = await api.send(endpoint, { body, key, member, timeoutMs })
    if (result.kind !== 'answer') return { result, settle: undefined }
    return { result, settle: (tables, scope) => settle(tables, result.reply, scope) }
  },
})

/** What the push needs of a kind, whatever its payload. */
export interface AnyWriteKind {
  readonly id: string
  readonly version: number
  readonly tables: readonly BaseTableName[]
  readonly sealed: boolean
  /** Older rows are not sent but parked: "please confirm again". */
  readonly confirmAfterMs: number
  /** The call of a stored payload; `undefined` when it does not parse or a newer app wrote it. */
  prepare(payload: unknown, payloadVersion: number): QueuedRequest | undefined
}

export interface WriteKind<Payload> extends AnyWriteKind {
  /** Small enough to wait in memory where the device keeps nothing; what else waits there would be a promise that cannot be kept. */
  readonly waitsInMemory: boolean
  parse(payload: unknown): { ok: true; payload: Payload } | { ok: false; words: Record<string, string[]> }
  subject(payload: Payload): string
  label(payload: Payload): string | null
}

export interface WriteKindDefinition<P extends Schema> {
  readonly id: string
  /** Raise it when the payload changes; older rows must still parse, else they are parked. */
  readonly version: number
  readonly payload: P
  /** What the write is about. Writes of one subject keep their order; an untried one is replaced by the next. */
  readonly subject: (payload: z.output<P>) => string
  /** Clear, masked text for the screen; needed by sealed kinds, whose payload cannot be shown. */
  readonly label?: (payload: z.output<P>) => string
  /** Encrypts the payload in the row (bank details). */
  readonly sealed?: boolean
  /** It protects the member: sent before everything that waits. */
  readonly isUrgent?: boolean
  readonly confirmAfterMs?: number
  readonly waitsInMemory?: boolean
  readonly tables: readonly BaseTableName[]
  readonly send: (payload: z.output<P>, request: MakeRequest) => QueuedRequest
}

/** Before the subject of a write that goes before all others: by it an index finds them, however many wait. */
export const urgentMark = '!'

function wordsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const words: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    words[field] = [...(words[field] ?? []), issue.message]
  }
  return words
}

/** Describes a desired-state write that may wait for the network (src/sync/README.md). */
export function defineWriteKind<P extends Schema>(
  definition: WriteKindDefinition<P>,
): WriteKind<z.output<P>> {
  const parse: WriteKind<z.output<P>>['parse'] = raw => {
    const parsed = z.safeParse(definition.payload, raw)
    return parsed.success
      ? { ok: true, payload: parsed.data }
      : { ok: false, words: wordsOf(parsed.error.issues) }
  }
  return {
    id: definition.id,
    version: definition.version,
    tables: definition.tables,
    sealed: definition.sealed ?? false,
    waitsInMemory: definition.waitsInMemory ?? false,
    confirmAfterMs: definition.confirmAfterMs ?? Number.POSITIVE_INFINITY,
    subject: payload => `${definition.isUrgent === true ? urgentMark : ''}${definition.subject(payload)}`,
    label: payload => definition.label?.(payload) ?? null,
    parse,
    prepare: (raw, payloadVersion) => {
      if (payloadVersion > definition.version) return undefined
      const parsed = parse(raw)
      return parsed.ok ? definition.send(parsed.payload, makeRequest) : undefined
    },
  }
}
