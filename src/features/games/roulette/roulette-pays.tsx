import { useLingui } from '@lingui/react/macro'
import type { RouletteTheme } from '../../../../games/roulette/roulette-theme.ts'
import { formatMoney } from '../../../i18n/format-money.ts'

/** What this table does differently from others. */
export function RoulettePays({ theme }: { theme: RouletteTheme }) {
  const { t } = useLingui()
  const least = formatMoney(theme.minChip)
  return (
    <div className="grid gap-2 text-small text-soft">
      <p>{t`The smallest chip at this table is ${least}.`}</p>
      <p>
        {theme.laPartage
          ? t`La partage is played here: when zero comes, half of every chip on red, black, even, odd, low or high comes back.`
          : t`La partage is not played here: when zero comes, chips on red, black, even, odd, low and high are lost.`}
      </p>
    </div>
  )
}
