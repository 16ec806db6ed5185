import { useLingui } from '@lingui/react/macro'
import type { CollectionAccount, Recharge } from '../../../../contract/cashier/money.ts'
import { PageOfflineNotice } from '../../../common/page-offline-notice.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { CancelOrder } from '../order/cancel-order.tsx'
import { CollectionDetails } from '../order/collection-details.tsx'
import { OrderFacts } from '../order/order-facts.tsx'
import { OrderSteps } from '../order/order-steps.tsx'
import { PayAgain } from './pay-again.tsx'
import { ProofUpload } from './proof-upload.tsx'

type TransferPaymentProps = { order: Recharge; collection: CollectionAccount; memberId: string | undefined }

/** A transfer by hand: where to, how much, and the proof; then what becomes of it. */
export function TransferPayment({ order, collection, memberId }: TransferPaymentProps) {
  const { t } = useLingui()
  const isExpired = order.state === 'expired'
  const isInReview = order.awaiting === 'review'
  return (
    <div className="grid gap-4">
      <PageOfflineNotice text={t`You can transfer now and send the proof when you are back online.`} />
      <div className="grid justify-items-center gap-1 text-center">
        <p className="text-small text-soft">{t`You transfer`}</p>
        <Money amount={order.money} size="hero" />
      </div>
      {isExpired ? (
        <p role="status" className="rounded-corner bg-sun-wash p-3 text-small">
          {t`The time for this transfer is over. If you have transferred, send the proof: it is still checked for a week.`}
        </p>
      ) : null}
      {isInReview ? (
        <p role="status" className="rounded-corner bg-sky-wash p-3 text-small">
          {t`We have your proof. Our team compares it with the bank statement and credits what arrived; you are told here.`}
        </p>
      ) : (
        <CollectionDetails collection={collection} orderNo={order.order_no} />
      )}
      {memberId === undefined ? null : <ProofUpload order={order} isAgain={isInReview} />}
      {isExpired ? <PayAgain order={order} memberId={memberId} /> : null}
      <OrderSteps order={order} />
      <OrderFacts order={order} />
      {order.awaiting === 'proof' && memberId !== undefined ? (
        <CancelOrder order={order} memberId={memberId} />
      ) : null}
    </div>
  )
}
