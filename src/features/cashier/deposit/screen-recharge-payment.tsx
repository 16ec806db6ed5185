import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { OfflineAge } from '../../../common/offline-age.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { connection } from '../../../state/connection.ts'
import { receiptIcon } from '../../../ui/icons/money-icons.ts'
import { wifiOffIcon } from '../../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { OrderEnding } from '../order/order-ending.tsx'
import { useOrder } from '../order/use-order.ts'
import { PixPayment } from './pix-payment.tsx'
import { TransferPayment } from './transfer-payment.tsx'

type ScreenRechargePaymentProps = {
  orderId: string | undefined
  /** Once the money is there: what else may be offered. */
  afterwards: (memberId: string) => ReactNode
}

/** `/recharge-payment?order=…`: the code while it can be paid, then how it ended. */
export function ScreenRechargePayment({ orderId, afterwards }: ScreenRechargePaymentProps) {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Your deposit`} {...useWayBack('/recharge')} />
      {orderId === undefined ? <OrderUnknown /> : <Order orderId={orderId} afterwards={afterwards} />}
    </div>
  )
}

type OrderProps = { orderId: string; afterwards: ScreenRechargePaymentProps['afterwards'] }

function Order({ orderId, afterwards }: OrderProps) {
  const { t } = useLingui()
  const { quality } = useSnapshot(connection)
  const view = useOrder(orderId)
  switch (view.status) {
    case 'loading':
      return quality === 'offline' ? (
        <EmptyState
          icon={wifiOffIcon}
          title={t`Waiting for the network`}
          text={t`Your deposit is safe. Its status shows here as soon as you are online again.`}
        />
      ) : (
        <OrderSkeleton />
      )
    case 'unknown':
      return <OrderUnknown />
    case 'known':
      return (
        <div className="grid gap-4">
          <OrderAge order={view.order} memberId={view.memberId} />
          <KnownOrder order={view.order} memberId={view.memberId} afterwards={afterwards} />
        </div>
      )
  }
}

/** An order that was just made is newer than the record it stands in. */
function OrderAge({ order, memberId = '' }: { order: Recharge; memberId: string | undefined }) {
  return <OfflineAge of={[{ resource: 'recharges', memberId }]} notBefore={Date.parse(order.created_at)} />
}

/** A transfer whose proof is late can still be proved: its page stays what it was. */
function KnownOrder({
  order,
  memberId,
  afterwards,
}: Pick<OrderProps, 'afterwards'> & { order: Recharge; memberId: string | undefined }) {
  if (order.payment_type === 'transfer' && order.collection !== null) {
    return <TransferPayment order={order} collection={order.collection} memberId={memberId} />
  }
  if (order.state === 'pending') return <PixPayment order={order} memberId={memberId} />
  const isMine = order.state === 'paid' && memberId !== undefined
  return (
    <div className="grid gap-4">
      <OrderEnding order={order} memberId={memberId} />
      {isMine ? afterwards(memberId) : null}
    </div>
  )
}

function OrderUnknown() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={receiptIcon}
      title={t`This deposit is not on this device`}
      text={t`Log in with the account it belongs to, or look at your deposits.`}
    >
      <LinkButton
        href="/rechargeRecord"
        onClick={followLink(() => void navigate({ to: '/rechargeRecord' }))}
      >{t`To your deposits`}</LinkButton>
    </EmptyState>
  )
}

function OrderSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-24 rounded-wide" />
      <Skeleton className="h-14 rounded-corner" />
      <Skeleton className="mx-auto size-56 rounded-corner" />
    </div>
  )
}
