import { useLingui } from '@lingui/react/macro'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { PageOfflineNotice } from '../../../common/page-offline-notice.tsx'
import { useServerNow } from '../../../common/use-server-now.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { Countdown } from '../../../ui/text/countdown.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { CancelOrder } from '../order/cancel-order.tsx'
import { CodeElapsed } from '../order/code-elapsed.tsx'
import { CopyCode } from '../order/copy-code.tsx'
import { OrderFacts } from '../order/order-facts.tsx'
import { WaitingSign } from '../order/waiting-sign.tsx'
import { NightHint } from '../withdraw/night-hint.tsx'
import { BankPageLink } from './bank-page-link.tsx'

/** The code, ready to be paid. On a phone the copy button comes first, for nobody scans their own screen; beside a rail the picture does. */
export function PixPayment({ order, memberId }: { order: Recharge; memberId: string | undefined }) {
  const { t } = useLingui()
  const now = useServerNow(1000)
  const until = order.expires_at === null ? undefined : Date.parse(order.expires_at)
  const hasArrived = order.paid_money !== null
  const isElapsed = !hasArrived && until !== undefined && until <= now
  if (isElapsed) return <CodeElapsed order={order} memberId={memberId} />
  const canPay = order.pix_code !== null && !hasArrived
  return (
    <div className="grid gap-4">
      <PageOfflineNotice
        text={t`The code works without a connection here. Its status shows when you are back.`}
      />
      <div className="grid justify-items-center gap-1 text-center">
        <p className="text-small text-soft">{t`You pay`}</p>
        <Money amount={order.money} size="hero" />
        {canPay && until !== undefined ? <Countdown label={t`Expires in`} until={until} now={now} /> : null}
      </div>
      <WaitingSign hasArrived={hasArrived} />
      {canPay && order.pix_code !== null ? (
        <>
          <div className="grid gap-4">
            <CopyCode code={order.pix_code} />
            <div className="grid justify-items-center gap-2 rounded-wide bg-surface p-4 shadow-mid rail:order-first">
              <div className="w-52 rail:w-64">
                <QrCode text={order.pix_code} label={t`Pix QR code`} />
              </div>
              <p className="text-center text-small text-soft rail:hidden">{t`Or scan it with another phone.`}</p>
              <p className="hidden text-center text-small text-soft rail:block">
                {t`Scan it with your bank's app.`}
              </p>
            </div>
          </div>
          <BankPageLink payUrl={order.pay_url} />
        </>
      ) : null}
      <NightHint amount={order.money} now={now} />
      <OrderFacts order={order} />
      {hasArrived || memberId === undefined ? null : <CancelOrder order={order} memberId={memberId} />}
    </div>
  )
}
