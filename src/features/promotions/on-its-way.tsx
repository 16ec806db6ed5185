import { useLingui } from '@lingui/react/macro'
import type { Offer } from '../../../contract/promotions/promotions.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { keepAmounts } from '../../ui/text/keep-amounts.tsx'

/** What today's play has gathered so far, and when it is there: where there is nothing to reach, only to wait for. */
export function OnItsWay({ offer }: { offer: Pick<Offer, 'accrued' | 'available_at'> }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { accrued = 0n, available_at: at } = offer
  if (at === null) return null
  return (
    <p className="pair text-small">
      <span className="text-soft">
        {t`Gathered today, yours from`}{' '}
        <span className="figures">{formatDate(Date.parse(at), 'moment', language)}</span>
      </span>
      <span className="figures font-bold font-display text-leaf-text">
        {keepAmounts(formatMoney(accrued))}
      </span>
    </p>
  )
}
