import { useLingui } from '@lingui/react/macro'
import type { DrawingTermsRow } from '../../../db/personal-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { mostNow } from '../order/most-now.ts'
import { useAmountError } from './use-amount-error.ts'

/** The bounds of one withdrawal, and what there is to withdraw. */
export function useWithdrawalError(): (
  amount: bigint | undefined,
  terms: DrawingTermsRow,
  wasTried: boolean,
) => string | undefined {
  const { t } = useLingui()
  const amountError = useAmountError()
  return (amount, terms, wasTried) => {
    if (amount !== undefined && amount > terms.available) {
      const available = formatMoney(terms.available)
      return t`You have ${available} to withdraw`
    }
    return amountError(amount, { min: terms.min, max: mostNow(terms) }, wasTried)
  }
}
