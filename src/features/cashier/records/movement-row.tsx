import { useLingui } from '@lingui/react/macro'
import type { OrderCategory } from '../../../../contract/cashier/order-words.ts'
import type { Movement } from '../../../../contract/cashier/orders.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { scaleIcon } from '../../../ui/icons/account-icons.ts'
import { depositIcon, receiptIcon, withdrawIcon } from '../../../ui/icons/money-icons.ts'
import { giftIcon } from '../../../ui/icons/shell-icons.ts'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { useMovementWords, useStateWords } from './use-order-words.ts'

export const categoryIcons: Readonly<Record<OrderCategory, string>> = {
  recharge: depositIcon,
  withdrawal: withdrawIcon,
  bonus: giftIcon,
  correction: scaleIcon,
  other: receiptIcon,
}

type MovementRowProps = { movement: Movement; onOpen: () => void }

export function MovementRow({ movement, onOpen }: MovementRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useMovementWords()
  const state = useStateWords()
  const time = formatDate(Date.parse(movement.created_at), 'time', language)
  const detail = [time, movement.state === 'done' ? undefined : state(movement.state)].filter(Boolean)
  return (
    <ListRow
      icon={categoryIcons[movement.category]}
      title={words(movement)}
      detail={
        <span className="figures">
          <span>{detail.join(' · ')}</span>
          {/* A phone has no room for it: it stands in the details. */}
          {movement.order_no ? <span className="max-wide:hidden">{` · ${movement.order_no}`}</span> : null}
        </span>
      }
      end={<MovementSum movement={movement} />}
      endDetail={movement.reviewed ? t`reviewed` : t`unreviewed`}
      onPress={onOpen}
    />
  )
}

/** What it changed of the playable money; a movement that changed nothing of it shows its sum without a sign. */
export function MovementSum({ movement }: { movement: Pick<Movement, 'effect' | 'money'> }) {
  return movement.effect === 0n ? (
    <Money amount={movement.money} />
  ) : (
    <Money amount={movement.effect} kind="change" />
  )
}
