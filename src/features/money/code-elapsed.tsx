import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Recharge } from '../../../contract/money.ts'
import { followLink } from '../../ui/follow-link.ts'
import { clockIcon } from '../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { OrderFacts } from './order-facts.tsx'

/** The code's time is over. A payment that is on its way all the same is still recognised. */
export function CodeElapsed({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const amount = order.money.toString()
  return (
    <div role="status">
      <StatePanel
        shape={clockIcon}
        tone="sky"
        title={t`This code has expired`}
        text={t`Nothing was charged. If you have paid it already, wait here: the payment is still recognised.`}
      >
        <LinkButton
          tone="main"
          href={`/recharge?amount=${amount}`}
          onClick={followLink(() => void navigate({ to: '/recharge', search: { amount }, replace: true }))}
        >{t`Make a new code`}</LinkButton>
      </StatePanel>
      <OrderFacts order={order} />
    </div>
  )
}
