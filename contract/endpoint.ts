import * as z from 'zod/mini'
import { type AdministratorRole, ownersOnly } from './administrator-role.ts'

/** A zod schema of either flavour; `z.input` is what travels, `z.output` what the code holds. */
export type Schema = z.core.$ZodType

/** Who may call: anybody, a signed-in member, one who plays with real money, or an administrator. */
export type Access = 'anyone' | 'member' | 'real_member' | 'administrator'

/**
 * What the PWA does with the call while the network is away:
 * `keep` a read whose rows are stored, `queue` a write that may wait, `refuse` needs the network now.
 */
export type Offline = 'keep' | 'queue' | 'refuse'

/** What a good answer's `message` says; the sentences stand in `locales/refusals.*.ts`. */
export type SuccessWord = 'done' | 'reward_claimed'

/** `key`: the caller sends an `Idempotency-Key`; the same key and body answer the first answer again. */
export type Idempotency = 'key' | 'none'

export interface Endpoint<
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  Reply extends Schema = Schema,
  WhileOffline extends Offline = Offline,
  Keyed extends Idempotency = Idempotency,
> {
  readonly method: 'GET' | 'POST'
  /** Path with `:name` for parameters, e.g. `/api/calls/:key`. */
  readonly path: string
  readonly access: Access
  /** Which administrators, where `access` is `administrator`: owners alone, unless the call names others too. */
  readonly roles: readonly AdministratorRole[]
  readonly offline: WhileOffline
  readonly idempotency: Keyed
  /** `planned` calls are answered 501 `not_built` until their issue is done. */
  readonly state: 'served' | 'planned'
  readonly success: SuccessWord
  readonly body: Body
  readonly query: Query
  /** What stands beside `status`, `code` and `message` in a good answer. */
  readonly reply: Reply
}

export type ReplyOf<E> = E extends Endpoint<Schema, Schema, infer R> ? z.output<R> : never

const nothing = z.strictObject({ member_id: z.optional(z.string()) })
const anyQuery = z.object({ lang: z.optional(z.string()), member_id: z.optional(z.string()) })

interface Description<
  B extends Schema,
  Q extends Schema,
  R extends Schema,
  O extends Offline,
  K extends Idempotency,
> {
  access: Access
  roles?: readonly AdministratorRole[]
  offline: O
  idempotency?: K
  state?: 'served' | 'planned'
  success?: SuccessWord
  body?: B
  query?: Q
  reply: R
}

type Empty = typeof nothing
type AnyQuery = typeof anyQuery

/** Describes one call. `route` is `'METHOD /path'`; bodies refuse unknown fields, queries drop them. */
export function defineEndpoint<
  R extends Schema,
  O extends Offline,
  B extends Schema = Empty,
  Q extends Schema = AnyQuery,
  K extends Idempotency = 'none',
>(
  route: `GET /${string}` | `POST /${string}`,
  description: Description<B, Q, R, O, K>,
): Endpoint<B, Q, R, O, K>
export function defineEndpoint(
  route: string,
  description: Description<Schema, Schema, Schema, Offline, Idempotency>,
): Endpoint {
  const separator = route.indexOf(' ')
  return {
    method: route.startsWith('GET') ? 'GET' : 'POST',
    path: route.slice(separator + 1),
    access: description.access,
    roles: description.roles ?? ownersOnly,
    offline: description.offline,
    idempotency: description.idempotency ?? 'none',
    state: description.state ?? 'served',
    success: description.success ?? 'done',
    body: description.body ?? nothing,
    query: description.query ?? anyQuery,
    reply: description.reply,
  }
}
