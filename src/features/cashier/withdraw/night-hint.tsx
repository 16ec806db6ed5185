import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moonIcon } from '../../../ui/icons/account-icons.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'

/** Banks hold a payer to this from 20:00 to 6:00 unless the payer changed it (Resolução BCB 142/2021). */
const nightLimit = 100_000n

/** Said before the bank refuses, and only when it may. */
export function NightHint({ amount, now }: { amount: bigint | undefined; now: number }) {
  const { t } = useLingui()
  if (amount === undefined || amount <= nightLimit) return null
  const hour = Number(formatDate(now, 'time', 'pt').slice(0, 2))
  if (hour >= 6 && hour < 20) return null
  const limit = formatMoney(nightLimit)
  return (
    <p className="flex items-start gap-3 rounded-corner bg-sky-wash p-3 text-small">
      <Icon shape={moonIcon} size={20} className="flex-none text-sky-text" />
      <span>
        {keepAmounts(
          t`From 20:00 to 6:00 many banks allow up to ${limit} by Pix. Your bank's app shows your own limit.`,
        )}
      </span>
    </p>
  )
}
