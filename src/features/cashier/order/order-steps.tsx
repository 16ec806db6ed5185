import type { Recharge } from '../../../../contract/cashier/money.ts'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { useOrderSteps } from './use-order-steps.ts'

/** What has happened to a deposit, and what is still to come. */
export function OrderSteps({ order }: { order: Recharge }) {
  const steps = useOrderSteps(order)
  if (steps.length === 0) return null
  return (
    <div className="rounded-wide bg-surface p-4 shadow-mid">
      <Timeline steps={steps} />
    </div>
  )
}
