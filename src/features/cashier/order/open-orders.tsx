import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import type { RechargeRow } from '../../../db/personal-rows.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { bankIcon, qrIcon } from '../../../ui/icons/money-icons.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Countdown } from '../../../ui/text/countdown.tsx'

/** Older ones are in the record: here they would push the form away. */
const mostShown = 1

/** The code that can still be paid: a member who returns from the bank's app by another way finds it here. */
export function OpenOrders({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const navigate = useNavigate()
  const now = useServerNow(1000)
  useRefresh('recharges')
  const orders = useLiveQuery(
    async () => rowsOf(db.recharges, memberId, '[memberId+created_at]').reverse().limit(10).toArray(),
    [db, memberId],
  )
  const open = (orders ?? []).filter(order => isOpen(order, now)).slice(0, mostShown)
  if (open.length === 0) return null
  return (
    <div className="pb-5">
      <List label={t`Open deposits`}>
        {open.map(order => {
          const amount = formatMoney(order.money)
          return (
            <ListRow
              key={order.id}
              icon={order.payment_type === 'pix' ? qrIcon : bankIcon}
              title={order.payment_type === 'pix' ? t`Open code: ${amount}` : t`Open transfer: ${amount}`}
              detail={<OpenDetail order={order} now={now} />}
              href={`/recharge-payment?order=${order.id}`}
              onFollow={() => void navigate({ to: '/recharge-payment', search: { order: order.id } })}
            />
          )
        })}
      </List>
    </div>
  )
}

function OpenDetail({ order, now }: { order: RechargeRow; now: number }) {
  const { t } = useLingui()
  if (order.awaiting === 'proof') return t`Send the proof when you have transferred`
  if (order.awaiting === 'review') return t`Your proof is being checked`
  return <Countdown label={t`Expires in`} until={Date.parse(order.expires_at ?? '')} now={now} />
}

/** It can still be paid, or waits for something that the member sees to. */
function isOpen({ awaiting, pix_code, expires_at }: RechargeRow, now: number): boolean {
  switch (awaiting) {
    case 'payment':
      return pix_code !== null && expires_at !== null && Date.parse(expires_at) > now
    case 'proof':
    case 'review':
      return true
    case 'payer':
    case null:
      return false
  }
}
