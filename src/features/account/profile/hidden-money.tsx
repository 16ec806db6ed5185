import { useLingui } from '@lingui/react/macro'
import { Money } from '../../../ui/text/money.tsx'

type HiddenMoneyProps = { amount: bigint; size: 'small' | 'hero'; hidden: boolean }

/** An amount that others on the bus need not read. */
export function HiddenMoney({ amount, size, hidden }: HiddenMoneyProps) {
  const { t } = useLingui()
  if (!hidden) return <Money amount={amount} size={size} />
  return (
    <span className={`font-bold font-display ${size === 'hero' ? 'text-hero' : 'text-small'}`}>
      <span aria-hidden="true">R$ ••••</span>
      <span className="sr-only">{t`hidden`}</span>
    </span>
  )
}
