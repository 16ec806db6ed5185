import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, line, listState, page, uuid } from '../fields.ts'
import { pendingApproval } from '../operations/approvals.ts'
import { exposureCalls } from './exposure.ts'

/** `returned`: the provider took the bet back. */
export const winReviewStates = ['waiting', 'released', 'refused', 'returned'] as const
export const winDecisions = ['release', 'refuse'] as const
const deciders = ['owner', 'finance'] as const

export const winReview = z.object({
  id: uuid,
  member: z.object({ id: uuid, name: z.string() }),
  /** As it is called in Portuguese; its id where the catalogue has it no more. */
  game: z.object({ id: z.string(), name: z.string() }),
  provider: z.string(),
  /** Of its round; zero of a promotional win. */
  stake: money,
  amount: money,
  /** What its round won besides: what was paid, and earlier wins of it that wait. A round is capped by the sum. */
  won_before: money,
  is_promotional: z.boolean(),
  /** The bound it was above: of the wins of a round, or of the provider's wins of a day. */
  cap: z.enum(['win', 'day']),
  state: z.enum(winReviewStates),
  created_at: instant,
  decided_at: z.nullable(instant),
  /** What a colleague proposed and another has to approve. */
  proposal: z.nullable(z.object({ by: z.string(), expires_at: instant })),
})
export type WinReview = z.output<typeof winReview>

/** Wins that were parked: waiting ones oldest first, others newest first. */
export const listWinReviews = defineEndpoint('POST /api/admin/win-reviews', {
  access: 'administrator',
  roles: deciders,
  offline: 'refuse',
  body: z.strictObject({ state: z.optional(z.enum(winReviewStates)), ...page }),
  reply: z.object({ data: z.array(winReview), ...listState }),
})

/**
 * Proposes to release a parked win to its member, or to refuse it; the member reads the reason of a refusal. Nothing moves until another
 * person approves it. Refusals: not_found, win_decided, approval_waits.
 */
export const proposeWinDecision = defineEndpoint('POST /api/admin/win-reviews/propose', {
  access: 'administrator',
  roles: deciders,
  movesMoney: true,
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({
    id: uuid,
    decision: z.enum(winDecisions, 'required'),
    reason: line(3, 300),
  }),
  success: 'pending_approval',
  reply: pendingApproval,
})

/** All that the desk does about what may be won, and was. */
export const winReviewCalls = { listWinReviews, proposeWinDecision, ...exposureCalls }
