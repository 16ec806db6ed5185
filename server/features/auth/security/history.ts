import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { insertEvent } from './history-store.ts'

export interface SecurityNews {
  readonly memberId: string
  /** Chooses the sentence on the screen; `details` fill it. No personal data beside masks. */
  readonly kind: string
  readonly details: Readonly<Record<string, string | number | boolean>>
}

/** Writes down what happened to the safety of an account, in the transaction in which it happens. */
export async function recordSecurity(
  deps: Pick<Deps, 'ids' | 'clock' | 'wallet'>,
  tx: Tx,
  { memberId, kind, details }: SecurityNews,
): Promise<void> {
  await insertEvent(tx, memberId, { id: deps.ids(), kind, details: { ...details }, at: deps.clock.now() })
  await deps.wallet.announce(tx, { memberId, topic: 'session', payload: {} })
}
