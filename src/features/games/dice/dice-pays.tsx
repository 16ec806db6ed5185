import { Trans } from '@lingui/react/macro'
import type { DiceTheme } from '../../../../games/dice/dice-theme.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

/** What this skin lets one choose. */
export function DicePays({ theme }: { theme: DiceTheme }) {
  const language = useLanguage()
  const least = formatPercent(theme.fewest / 100, language)
  const most = formatPercent(theme.most / 100, language)
  return (
    <p className="text-small text-soft">
      <Trans>
        In this game the chance of winning lies between {least} and {most}. A win pays the stake times 99,
        divided by the chance in percent.
      </Trans>
    </p>
  )
}
