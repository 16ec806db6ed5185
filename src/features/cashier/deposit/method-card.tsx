import type { PaymentMethodRow } from '../../../db/public-rows.ts'
import { Icon } from '../../../ui/icon.tsx'
import { bankIcon } from '../../../ui/icons/money-icons.ts'
import { pixIcon } from '../../../ui/icons/shell-icons.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { useMethodTerms } from './use-method-terms.ts'

type MethodCardProps = {
  method: PaymentMethodRow
  group: string
  chosen: boolean
  onChoose: () => void
}

/** A way to pay: a real radio button under the look. Its terms are read out here; for the eye they stand once, under the amount. */
export function MethodCard({ method, group, chosen, onChoose }: MethodCardProps) {
  const terms = useMethodTerms()(method)
  return (
    <label className="settle relative grid min-h-20 min-w-0 content-center justify-items-center gap-1.5 rounded-corner border-2 border-transparent bg-surface px-2 py-2.5 text-center shadow-mid has-checked:border-sun has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={group}
        value={method.id}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 opacity-0"
      />
      <Icon
        shape={method.type === 'pix' ? pixIcon : bankIcon}
        size={20}
        className={chosen ? 'text-sun-text' : 'text-soft'}
      />
      <span className="max-w-full break-words font-bold font-display text-tiny wide:text-small">
        {method.name}
      </span>
      <span className="sr-only">{keepAmounts(terms)}</span>
    </label>
  )
}
