import { formatMoney } from '../../i18n/format-money.ts'

type MoneyProps = {
  /** Centavos. */
  amount: bigint
  /** `change`: a plus or a minus always stands with the colour, for gains and losses. `signed`: the same without the colour. */
  kind?: 'amount' | 'change' | 'signed'
  size?: 'small' | 'body' | 'title' | 'hero'
}

const sizes = { small: 'text-small', body: 'text-body', title: 'text-title', hero: 'text-hero' }

export function Money({ amount, kind = 'amount', size = 'body' }: MoneyProps) {
  const isGain = kind !== 'amount' && amount > 0n
  const gainOrLoss = isGain ? 'text-leaf-text' : amount < 0n ? 'text-scarlet-text' : ''
  const colour = kind === 'change' ? gainOrLoss : ''
  return (
    <span
      translate="no"
      className={`figures whitespace-nowrap font-bold font-display ${sizes[size]} ${colour}`}
    >
      {`${isGain ? '+' : ''}${formatMoney(amount)}`}
    </span>
  )
}
