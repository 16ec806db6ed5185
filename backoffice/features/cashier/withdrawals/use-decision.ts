import { useRef, useState } from 'react'
import {
  approveWithdrawal,
  type ReviewItem,
  rejectWithdrawal,
  reviewQueue,
} from '../../../../contract/operations/backoffice.ts'
import type { CallResult, FailedCall } from '../../../../src/api/call-result.ts'
import { mayHaveArrived } from '../../../parts/may-have-arrived.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { type Found, judgeFound } from './detail/judge-found.ts'
import type { Intent } from './intent.ts'

/**
 * ```
 * asking ──send──▶ sending ──answer─────────────▶ decided (calls `onDecided`, the dialog closes)
 *   ▲                │  ├────refusal────────────▶ refused ──send──▶ …
 *   │                │  └────no answer──▶ checking ──row read──▶ decided | overtaken | not-arrived ──send──▶ …
 *   └────────────────┘                       └─────not read──▶ unknown ──ask again──▶ checking
 * ```
 */
export type DecisionState =
  | { readonly status: 'asking' | 'sending' | 'checking' | 'unknown' | 'not-arrived' }
  | { readonly status: 'refused'; readonly failure: FailedCall }

export interface Decided {
  readonly how: 'decided' | 'first-approval' | 'overtaken'
  /** As it stands now; `undefined`: somebody else was quicker, and the row is still to be read. */
  readonly item: ReviewItem | undefined
}

export interface Decision {
  readonly state: DecisionState
  readonly send: (intent: Intent) => Promise<void>
  /** What became of what was sent and not answered. */
  readonly askAgain: () => Promise<void>
}

/** Sends one decision, exactly once however often it is pressed, and finds out what became of it when no answer comes. */
export function useDecision(item: ReviewItem, onDecided: (decided: Decided) => void): Decision {
  const { api, newKey, session } = useBackOffice()
  const [state, setState] = useState<DecisionState>({ status: 'asking' })
  const sent = useRef<{ readonly intent: Intent; readonly key: string }>(undefined)

  const post = (intent: Intent, key: string): Promise<CallResult<{ data: ReviewItem }>> => {
    if (intent.verdict === 'approve') return api.call(approveWithdrawal, { body: { id: item.id }, key })
    const { reason, ground } = intent
    return api.call(rejectWithdrawal, { body: { id: item.id, reason, ...(ground && { ground }) }, key })
  }
  const askAgain = async () => {
    const intent = sent.current?.intent
    if (!intent) return
    setState({ status: 'checking' })
    const result = await api.call(reviewQueue, { body: { id: item.id } })
    const row = result.kind === 'answer' ? result.reply.data[0] : undefined
    if (!row) return setState({ status: 'unknown' })
    const current = session.read()
    const name = current.status === 'signed-in' ? current.administrator.name : ''
    const found: Found = judgeFound({ before: item, row, intent, name })
    if (found === 'not-arrived') return setState({ status: 'not-arrived' })
    onDecided({ how: found, item: row })
  }
  const send = async (intent: Intent) => {
    // The same wish under the same key counts once; another reason is another wish.
    const isSame = JSON.stringify(sent.current?.intent) === JSON.stringify(intent)
    sent.current = { intent, key: isSame ? (sent.current?.key ?? newKey()) : newKey() }
    setState({ status: 'sending' })
    const result = await post(intent, sent.current.key)
    if (result.kind === 'answer') {
      const { data } = result.reply
      return onDecided({ how: data.state === 'pending' ? 'first-approval' : 'decided', item: data })
    }
    if (result.kind === 'unchanged') return
    if (isOvertaken(result)) return onDecided({ how: 'overtaken', item: undefined })
    if (mayHaveArrived(result)) return askAgain()
    setState({ status: 'refused', failure: result })
  }
  return { state, send, askAgain }
}

function isOvertaken(failure: FailedCall): boolean {
  return failure.kind === 'refused' && failure.refusal.error === 'withdrawal_not_pending'
}
