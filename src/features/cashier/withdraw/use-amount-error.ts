import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'

type Bounds = { min: bigint; max: bigint }

/** What is wrong with an amount. Too much says so at once; too little, or none, only after a try: people are still typing. */
export function useAmountError(): (
  amount: bigint | undefined,
  bounds: Bounds,
  wasTried: boolean,
) => string | undefined {
  const { t } = useLingui()
  return (amount, { min, max }, wasTried) => {
    if (amount === undefined) return wasTried ? t`Enter an amount` : undefined
    const least = formatMoney(min)
    const most = formatMoney(max)
    if (amount > max) return t`The most is ${most}`
    if (amount < min && wasTried) return t`The least is ${least}`
    return undefined
  }
}
