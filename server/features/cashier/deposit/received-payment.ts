import type { Payment } from '../providers/service.ts'
import type { PaymentRow } from './payment-store.ts'
import type { RechargeRow } from './store.ts'

/** A payment, the order it belongs to if we know it, and what became of the payment before. */
export interface ReceivedPayment {
  readonly payment: Payment
  readonly order: RechargeRow | undefined
  readonly known: PaymentRow | undefined
  /** How we came to hear of it. */
  readonly source: 'notice' | 'poll' | 'sweep' | 'recheck'
}
