import * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'
import { type AdministratorRole, ownersOnly } from '../../../contract/operations/administrator-role.ts'
import type { Deps } from '../../deps.ts'
import type { Hand } from '../audit/hands.ts'
import type { Tx } from '../database/transaction.ts'
import type { Refused } from '../http/answers/refuse.ts'
import type { AdministratorCaller } from '../http/requests/caller.ts'

type Value = string | number | boolean | null

/** One field of what would change; its name has a word in `backoffice/features/operations/audit/use-detail-words.ts`. */
export interface Change {
  readonly field: string
  readonly before: Value
  readonly after: Value
}

export interface Inspection {
  /** As the audit log says it; no personal data. One proposal of a kind waits for a subject at a time. */
  readonly subject: string
  /** The administrator whose access changes: they do not approve it, and are notified. */
  readonly concerns?: string
  readonly changes: readonly Change[]
}

/** A proposal at the moment of its approval. */
export interface Agreement {
  readonly id: string
  readonly reason: string
  readonly proposer: Hand
  readonly approver: AdministratorCaller
}

interface Bound {
  readonly inspect: (deps: Deps, tx: Tx) => Promise<Inspection | Refused>
  readonly apply: (deps: Deps, tx: Tx, agreement: Agreement) => Promise<Refused | undefined>
}

/** What may be proposed, as the mechanism sees it: without the type of its payload. */
export interface ApprovalKind {
  readonly name: string
  /** Who may propose it; a proposer who lost that role takes their proposals with them. */
  readonly proposers: readonly AdministratorRole[]
  readonly approvers: readonly AdministratorRole[]
  /** ms from the proposal until it expires. */
  readonly lastsMs: number
  /** Throws for a payload that is none of this kind. */
  readonly read: (payload: unknown) => Bound
}

export interface TypedKind<Payload extends Schema> extends ApprovalKind {
  readonly payload: Payload
}

interface Description<Payload extends Schema> {
  readonly name: string
  /** JSON in and out: it is stored as it was proposed and parsed again at the approval. */
  readonly payload: Payload
  readonly proposers: readonly AdministratorRole[]
  /** Owners, unless the kind says otherwise. */
  readonly approvers?: readonly AdministratorRole[]
  /** A week, unless the kind says otherwise. */
  readonly lastsMs?: number
  /** Locks what the payload is about and says what would change, or why it is not possible now. */
  readonly inspect: (deps: Deps, tx: Tx, payload: z.output<Payload>) => Promise<Inspection | Refused>
  /** Does it, after `inspect` in the same transaction, and writes its own line of the audit log. No effect outside the database. */
  readonly apply: (
    deps: Deps,
    tx: Tx,
    payload: z.output<Payload>,
    agreement: Agreement,
  ) => Promise<Refused | undefined>
}

const week = 7 * 24 * 3_600_000

/** Describes something that one administrator proposes and another approves; list it in `server/approval-kinds.ts`. */
export function defineKind<Payload extends Schema>({
  approvers = ownersOnly,
  lastsMs = week,
  inspect,
  apply,
  ...rest
}: Description<Payload>): TypedKind<Payload> {
  return {
    ...rest,
    approvers,
    lastsMs,
    read: raw => {
      const payload = z.parse(rest.payload, raw)
      return {
        inspect: (deps, tx) => inspect(deps, tx, payload),
        apply: (deps, tx, agreement) => apply(deps, tx, payload, agreement),
      }
    },
  }
}
