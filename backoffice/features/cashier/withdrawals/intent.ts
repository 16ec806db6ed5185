import type { RejectionGround } from '../../../../contract/cashier/review-deadline.ts'

/** What a reviewer decides. */
export type Intent =
  | { readonly verdict: 'approve' }
  | {
      readonly verdict: 'reject'
      readonly reason: string
      readonly ground?: RejectionGround | undefined
    }
