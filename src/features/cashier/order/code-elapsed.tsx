import { useLingui } from '@lingui/react/macro'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { clockIcon } from '../../../ui/icons/shell-icons.ts'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { PayAgain } from '../deposit/pay-again.tsx'
import { OrderFacts } from './order-facts.tsx'

/** The code's time is over. A payment that is on its way all the same is still recognised. */
export function CodeElapsed({ order, memberId }: { order: Recharge; memberId: string | undefined }) {
  const { t } = useLingui()
  const isCancelled = order.reason === 'cancelled'
  return (
    <div role="status">
      <StatePanel
        shape={clockIcon}
        tone="sky"
        title={isCancelled ? t`You cancelled this deposit` : t`This code has expired`}
        text={t`Nothing was charged. If you have paid it already, wait here: the payment is still recognised.`}
      >
        <PayAgain order={order} memberId={memberId} />
      </StatePanel>
      <OrderFacts order={order} />
    </div>
  )
}
