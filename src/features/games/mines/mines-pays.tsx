import { Trans } from '@lingui/react/macro'
import type { MinesTheme } from '../../../../games/mines/mines-theme.ts'
import { formatAmount, withoutEmptyCents } from '../../../i18n/format-money.ts'

/** What this skin lets one choose. */
export function MinesPays({ theme }: { theme: MinesTheme }) {
  const { fewestMines, mostMines } = theme
  const maxMultiplier = withoutEmptyCents(formatAmount(BigInt(theme.maxMultiplier) * 100n))
  return (
    <p className="text-small text-soft">
      <Trans>
        In this game {fewestMines} to {mostMines} mines can be laid. Before a multiplier would pass{' '}
        {maxMultiplier}× the round is cashed out by itself, so that no win is ever cut.
      </Trans>
    </p>
  )
}
