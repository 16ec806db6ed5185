import type { RechargeRow } from '../../../db/personal-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { depositIcon } from '../../../ui/icons/money-icons.ts'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { RechargeBadge } from './recharge-badge.tsx'
import { usePaymentName } from './use-payment-name.ts'

type RechargeListRowProps = { recharge: RechargeRow; onOpen: () => void }

export function RechargeListRow({ recharge, onOpen }: RechargeListRowProps) {
  const language = useLanguage()
  const paymentName = usePaymentName()
  const time = formatDate(Date.parse(recharge.created_at), 'time', language)
  return (
    <ListRow
      icon={depositIcon}
      title={<Money amount={recharge.paid_money ?? recharge.money} />}
      detail={<span className="figures">{`${time} · ${paymentName(recharge)}`}</span>}
      end={<RechargeBadge recharge={recharge} />}
      onPress={onOpen}
    />
  )
}
