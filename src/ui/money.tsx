import { formatMoney } from '../i18n/format-money.ts'

type MoneyProps = {
  /** Centavos. */
  amount: bigint
  /** `change`: a plus or a minus always stands with the colour, for gains and losses. */
  kind?: 'amount' | 'change'
  size?: 'small' | 'body' | 'title' | 'hero'
}

const sizes = { small: 'text-small', body: 'text-body', title: 'text-title', hero: 'text-hero' }

export function Money({ amount, kind = 'amount', size = 'body' }: MoneyProps) {
  const isGain = kind === 'change' && amount > 0n
  const isLoss = kind === 'change' && amount < 0n
  const colour = isGain ? 'text-leaf-text' : isLoss ? 'text-scarlet-text' : ''
  return (
    <span className={`figures whitespace-nowrap font-bold font-display ${sizes[size]} ${colour}`}>
      {isGain ? '+' : ''}
      {formatMoney(amount)}
    </span>
  )
}
