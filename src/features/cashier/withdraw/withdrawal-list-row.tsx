import { useLingui } from '@lingui/react/macro'
import type { WithdrawalRow } from '../../../db/personal-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { withdrawIcon } from '../../../ui/icons/money-icons.ts'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { WithdrawalBadge } from './withdrawal-badge.tsx'

type WithdrawalListRowProps = { withdrawal: WithdrawalRow; onOpen: () => void }

export function WithdrawalListRow({ withdrawal, onOpen }: WithdrawalListRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const time = formatDate(Date.parse(withdrawal.created_at), 'time', language)
  return (
    <ListRow
      icon={withdrawIcon}
      title={<Money amount={withdrawal.money} />}
      detail={<span className="figures">{time}</span>}
      end={<WithdrawalBadge withdrawal={withdrawal} />}
      endDetail={withdrawal.reviewed ? t`reviewed` : t`unreviewed`}
      onPress={onOpen}
    />
  )
}
