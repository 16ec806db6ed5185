import { Trans } from '@lingui/react/macro'
import type { CrashTheme } from '../../../../games/crash/crash-theme.ts'
import { formatAmount } from '../../../i18n/format-money.ts'
import { pointText } from '../words/point-text.ts'

/** What this skin pays at most, and how fast it climbs. */
export function CrashPays({ theme }: { theme: CrashTheme }) {
  const most = pointText(theme.maxMultiplier * 100)
  const seconds = formatAmount(BigInt(Math.round((10 * Math.log(2)) / theme.growth)) * 10n).slice(0, -1)
  return (
    <p className="text-small text-soft">
      <Trans>
        The curve reaches 2.00× after {seconds} seconds. At {most} everybody who is still in is cashed out. A
        win pays the stake times the multiplier, stake included.
      </Trans>
    </p>
  )
}
