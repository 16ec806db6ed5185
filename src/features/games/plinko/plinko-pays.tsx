import { Trans } from '@lingui/react/macro'
import { listBoards, plinkoReturnPpm } from '../../../../games/plinko/plinko-odds.ts'
import type { PlinkoTheme } from '../../../../games/plinko/plinko-theme.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

/** What this skin lets one choose, and what comes back. */
export function PlinkoPays({ theme }: { theme: PlinkoTheme }) {
  const language = useLanguage()
  const { fewestRows, mostRows } = theme
  const returns = listBoards(fewestRows, mostRows).map(board => plinkoReturnPpm(10n, board))
  const least = formatPercent(Math.min(...returns) / 10_000, language)
  const most = formatPercent(Math.max(...returns) / 10_000, language)
  return (
    <p className="text-small text-soft">
      <Trans>
        In this game there are {fewestRows} to {mostRows} rows and three risks. Each board has its own pays,
        shown in its slots; its return lies between {least} and {most}.
      </Trans>
    </p>
  )
}
