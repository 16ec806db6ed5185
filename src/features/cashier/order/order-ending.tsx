import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { useApp } from '../../../app/app-context.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { historyIcon } from '../../../ui/icons/money-icons.ts'
import { alertIcon, checkIcon } from '../../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { PayAgain } from '../deposit/pay-again.tsx'
import { useRechargeReason } from '../deposit/use-recharge-reason.ts'
import { ReviewerNote } from '../withdraw/reviewer-note.tsx'
import { CodeElapsed } from './code-elapsed.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderSteps } from './order-steps.tsx'

type OrderEndingProps = { order: Recharge; memberId: string | undefined }

export function OrderEnding({ order, memberId }: OrderEndingProps) {
  const { t } = useLingui()
  const reasonOf = useRechargeReason()
  switch (order.state) {
    case 'paid':
      return <OrderPaid order={order} memberId={memberId} />
    case 'pending':
    case 'expired':
      return <CodeElapsed order={order} memberId={memberId} />
    case 'refunded':
      return (
        <OrderFailed
          order={order}
          memberId={memberId}
          title={hasGoneBack(order) ? t`The payment went back` : t`The payment goes back`}
          text={reasonOf(order.reason)}
        />
      )
    case 'failed':
      return (
        <OrderFailed
          order={order}
          memberId={memberId}
          title={t`The deposit did not work`}
          text={reasonOf(order.reason)}
        />
      )
  }
}

const hasGoneBack = ({ steps }: Recharge) => steps.some(({ step }) => step === 'refund_done')

type OrderFailedProps = OrderEndingProps & { title: string; text: string | undefined }

function OrderFailed({ order, memberId, title, text }: OrderFailedProps) {
  return (
    <div role="status" className="grid gap-4">
      <StatePanel shape={alertIcon} tone="scarlet" title={title} text={text}>
        <PayAgain order={order} memberId={memberId} />
      </StatePanel>
      {order.note === null ? null : <ReviewerNote note={order.note} />}
      <OrderSteps order={order} />
      <OrderFacts order={order} />
    </div>
  )
}

function OrderPaid({ order, memberId }: OrderEndingProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const navigate = useNavigate()
  const balance = useLiveQuery(
    async () => (memberId === undefined ? undefined : db.balances.get(memberId)),
    [db, memberId],
  )
  const arrived = (order.paid_money ?? order.money) - order.fee
  const total = balance === undefined ? undefined : formatMoney(balance.money + balance.bonus)
  return (
    <div className="grid gap-4">
      <div role="status" className="grid justify-items-center gap-2 px-4 py-4 text-center">
        <span className="feather mb-2 grid size-20 place-items-center bg-leaf text-leaf-ink">
          <Icon shape={checkIcon} size={40} />
        </span>
        <p className="font-bold font-display text-lead">{t`Payment confirmed`}</p>
        <Money amount={arrived} size="hero" />
        <p className="text-small text-soft">
          {keepAmounts(total === undefined ? t`It is in your balance.` : t`Your balance is now ${total}.`)}
        </p>
      </div>
      <OrderFacts order={order} />
      <div className="grid gap-3 wide:grid-cols-2">
        <LinkButton
          tone="main"
          wide
          href="/game"
          onClick={followLink(() => void navigate({ to: '/game' }))}
        >{t`To the games`}</LinkButton>
        <LinkButton
          wide
          icon={historyIcon}
          href="/rechargeRecord"
          onClick={followLink(() => void navigate({ to: '/rechargeRecord' }))}
        >{t`Your deposits`}</LinkButton>
      </div>
    </div>
  )
}
