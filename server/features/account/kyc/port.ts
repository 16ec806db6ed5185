import type { IdentityReason, Pose } from '../../../../contract/account/identity.ts'

export interface Order {
  /** The check's own id: the same order again is the same check. */
  readonly id: string
  readonly person: { readonly cpf: string; readonly name: string; readonly birthDate: string }
  /** The challenge: what the photos of the face are to show, in this order. */
  readonly liveness: readonly Pose[]
  readonly pictures: readonly {
    readonly kind: 'document_front' | 'document_back' | 'liveness'
    /** Of a photo of the face. */
    readonly pose?: Pose
    readonly type: string
    readonly content: string
  }[]
}

/** A provider of identity checks: documents, liveness, face match, and the CPF register. */
export interface IdentityProvider {
  readonly submit: (order: Order) => Promise<IdentityReply>
  readonly find: (id: string) => Promise<IdentityReply>
}

/**
 * `unknown`: it has never heard of this check. `refused`: it will not make it, whatever is sent: a person has to.
 * `unanswered`: nothing is known. `sameFace`: earlier checks in which it saw the same face, the member's own among them; a
 * provider that remembers no faces names none.
 */
export type IdentityReply =
  | { readonly answer: 'pending' | 'unknown' | 'refused' }
  | { readonly answer: 'approved'; readonly sameFace: readonly string[] }
  | { readonly answer: 'rejected'; readonly reason: IdentityReason; readonly sameFace: readonly string[] }
  | { readonly answer: 'unanswered'; readonly cause: string }
