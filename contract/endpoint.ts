import * as z from 'zod/mini'
import { type AdministratorRole, ownersOnly } from './operations/administrator-role.ts'
import { exactField, type KindsNamed } from './text-fields.ts'

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
export type SuccessWord = 'done' | 'reward_claimed' | 'pending_approval' | 'answer_expired'

/**
 * `key`: the caller sends an `Idempotency-Key`; the same key and body answer the first answer again, or, once that is kept no longer
 * (`answerKept`), 200 with `answer_expired`.
 */
export type Idempotency = 'key' | 'none'

/**
 * How long the server keeps the answer of a keyed call. Key, request hash, state and status stay for good, so that a late copy never
 * acts again. `always`: ids, amounts, states and instants, in clear. `days`: sealed for `answerDays`, then it is gone.
 */
export type AnswerKept = 'always' | 'days'

/** Whose personal data an answer kept for days may hold: it goes with that member's erasure. `member`: one whom the work names. */
export type AnswerAbout = 'caller' | 'member' | 'nobody'

/** Days for which a sealed answer is kept. A copy of the call that arrives later gets `answer_expired`. */
export const answerDays = 7

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
  /** Open to anyone, and it answers a member otherwise: the bearer is sent with it. */
  readonly isPersonal: boolean
  /** Which administrators, where `access` is `administrator`: owners alone, unless the call names others too. */
  readonly roles: readonly AdministratorRole[]
  /** Wants an administrator who proved who they are within `freshProofMs`; else `proof_required`. */
  readonly freshProof: boolean
  /** Open to an administrator who must first change a weak password; else `password_change_required`. */
  readonly withWeakPassword: boolean
  /** Approves something: refused to an administrator on probation (`approver_on_probation`). */
  readonly approves: boolean
  /** Moves money by hand: production refuses it while fewer than two owners are active (`two_owners_required`). */
  readonly movesMoney: boolean
  readonly offline: WhileOffline
  readonly idempotency: Keyed
  readonly answerKept: AnswerKept
  readonly answerAbout: AnswerAbout
  /** `planned` calls are answered 501 `not_built` until their issue is done. */
  readonly state: 'served' | 'planned'
  readonly success: SuccessWord
  /** A good answer that gives nothing says `done`, not `success`: R$ 0.00 is no claimed reward. */
  givesNothing(fields: unknown): boolean
  readonly body: Body
  readonly query: Query
  /** What stands beside `status`, `code` and `message` in a good answer. */
  readonly reply: Reply
}

export type ReplyOf<E> = E extends Endpoint<Schema, Schema, infer R> ? z.output<R> : never

const nothing = z.strictObject({ member_id: z.optional(exactField()) })
const anyQuery = z.object({ lang: z.optional(exactField()), member_id: z.optional(exactField()) })

interface Description<
  B extends Schema,
  Q extends Schema,
  R extends Schema,
  O extends Offline,
  K extends Idempotency,
> {
  access: Access
  isPersonal?: boolean
  roles?: readonly AdministratorRole[]
  freshProof?: boolean
  withWeakPassword?: boolean
  approves?: boolean
  movesMoney?: boolean
  offline: O
  idempotency?: K
  answerKept?: AnswerKept
  answerAbout?: AnswerAbout
  state?: 'served' | 'planned'
  success?: Exclude<SuccessWord, 'answer_expired'>
  givesNothing?(fields: z.output<R>): boolean
  body?: B
  query?: Q
  reply: R
}

type Empty = typeof nothing
type AnyQuery = typeof anyQuery

/**
 * Describes one call. `route` is `'METHOD /path'`; bodies refuse unknown fields, queries drop them. Every string that a caller
 * sends names its kind of text (`text-fields.ts`), else this does not compile.
 */
export function defineEndpoint<
  R extends Schema,
  O extends Offline,
  B extends Schema = Empty,
  Q extends Schema = AnyQuery,
  K extends Idempotency = 'none',
>(
  route: `GET /${string}` | `POST /${string}`,
  description: Description<B & KindsNamed<B>, Q & KindsNamed<Q>, R, O, K>,
): Endpoint<B, Q, R, O, K>
/** An endpoint from its route (`POST /api/drawing`) and description; the schemas keep their types. */
export function defineEndpoint(
  route: string,
  description: Description<Schema, Schema, Schema, Offline, Idempotency>,
): Endpoint {
  const separator = route.indexOf(' ')
  return {
    method: route.startsWith('GET') ? 'GET' : 'POST',
    path: route.slice(separator + 1),
    access: description.access,
    isPersonal: description.isPersonal ?? description.access !== 'anyone',
    roles: description.roles ?? ownersOnly,
    freshProof: description.freshProof ?? false,
    withWeakPassword: description.withWeakPassword ?? false,
    approves: description.approves ?? false,
    movesMoney: description.movesMoney ?? false,
    offline: description.offline,
    idempotency: description.idempotency ?? 'none',
    answerKept: description.answerKept ?? 'days',
    answerAbout: description.answerAbout ?? (description.access === 'administrator' ? 'member' : 'caller'),
    state: description.state ?? 'served',
    success: description.success ?? 'done',
    givesNothing: fields => description.givesNothing?.(fields) ?? false,
    body: description.body ?? nothing,
    query: description.query ?? anyQuery,
    reply: description.reply,
  }
}
