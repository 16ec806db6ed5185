import type * as z from 'zod/mini'
import * as zod from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import type { BaseTableName, BaseTables } from '../../db/database.ts'
import { fingerprintOf } from '../queue/fingerprint.ts'
import type { WriteScope } from '../queue/write-kind.ts'

/** Keyed and never queued: money, claims, rounds. Any other endpoint does not compile. */
export type MoneyEndpoint<B extends Schema, R extends Schema> = Endpoint<B, Schema, R, 'refuse', 'key'>

/** What settling an unknown call needs, whatever its types. */
export interface AnyMoneyCall {
  readonly id: string
  readonly tables: readonly BaseTableName[]
  /** Stores what the kept answer of a finished call brings; nothing when it does not parse. */
  applyKept(tables: BaseTables, answer: unknown, scope: WriteScope): Promise<void>
}

export interface MoneyCall<B extends Schema, R extends Schema> extends AnyMoneyCall {
  readonly endpoint: MoneyEndpoint<B, R>
  readonly waitsForUrgent: boolean
  /** Centavos, for the list of unknown calls; `null` when the call has none. */
  amount(body: z.input<B>): bigint | null
  /** Fingerprint of the wish; `undefined` where the call does not tell its wishes apart. */
  intent(body: z.input<B>): string | undefined
  apply(tables: BaseTables, reply: z.output<R>, scope: WriteScope): PromiseLike<unknown>
}

export interface MoneyCallDefinition<B extends Schema, R extends Schema> {
  readonly id: string
  readonly endpoint: MoneyEndpoint<B, R>
  /** A bet or a deposit: what protects the member and waits in the queue is with the server before it, or nothing is sent. */
  readonly waitsForUrgent?: boolean
  readonly amount?: (body: z.input<B>) => bigint | undefined
  /**
   * What makes this wish another than one of the same kind (which game, which order), without any secret: of two such calls
   * neither waits for the other. Left out where another body may be the first one corrected, which must not be done twice.
   */
  readonly intent?: (body: z.input<B>) => unknown
  readonly tables?: readonly BaseTableName[]
  /** Inside the transaction that forgets the key: await Dexie calls only. Never an optimistic balance. */
  readonly apply?: (tables: BaseTables, reply: z.output<R>, scope: WriteScope) => PromiseLike<unknown>
}

/** Describes a call about money or a claim: sent at once or not at all, by a key that is kept until the outcome is known. */
export function defineMoneyCall<B extends Schema, R extends Schema>(
  definition: MoneyCallDefinition<B, R>,
): MoneyCall<B, R> {
  const apply: MoneyCall<B, R>['apply'] = async (tables, reply, scope) => {
    await definition.apply?.(tables, reply, scope)
  }
  return {
    id: definition.id,
    endpoint: definition.endpoint,
    tables: definition.tables ?? [],
    waitsForUrgent: definition.waitsForUrgent ?? false,
    amount: body => definition.amount?.(body) ?? null,
    intent: body => definition.intent && fingerprintOf(JSON.stringify(definition.intent(body))),
    apply,
    applyKept: async (tables, answer, scope) => {
      const parsed = zod.safeParse(definition.endpoint.reply, answer)
      if (parsed.success) await apply(tables, parsed.data, scope)
    },
  }
}
