import { useLingui } from '@lingui/react/macro'
import type { PaymentMethodRow } from '../../db/public-rows.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bankIcon } from '../../ui/icons/money-icons.ts'
import { checkIcon, pixIcon } from '../../ui/icons/shell-icons.ts'
import { useFeeWords } from './use-fee-words.ts'

type MethodCardProps = {
  method: PaymentMethodRow
  group: string
  chosen: boolean
  onChoose: () => void
}

/** A way to pay: a real radio button under the look. */
export function MethodCard({ method, group, chosen, onChoose }: MethodCardProps) {
  const { t } = useLingui()
  const feeWords = useFeeWords()
  const min = formatMoney(method.min)
  const max = formatMoney(method.max)
  return (
    <label className="settle relative flex min-h-16 items-center gap-3 rounded-wide border-2 border-transparent bg-surface px-4 py-3 shadow-mid has-checked:border-sun has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={group}
        value={method.id}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 opacity-0"
      />
      <span className="feather-small grid size-11 flex-none place-items-center bg-leaf-wash text-leaf-text">
        <Icon shape={method.type === 'pix' ? pixIcon : bankIcon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-bold font-display text-lead">{method.name}</span>
          {method.instant ? <Badge tone="leaf">{t`Instant`}</Badge> : null}
        </span>
        <span className="figures block text-small text-soft">{t`${min} to ${max}`}</span>
        <span className="figures block text-faint text-small">{feeWords(method)}</span>
      </span>
      {chosen ? <Icon shape={checkIcon} size={20} className="text-sun-text" /> : null}
    </label>
  )
}
