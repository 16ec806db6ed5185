import { Trans } from '@lingui/react/macro'
import type { LimboTheme } from '../../../../games/limbo/limbo-theme.ts'
import { pointText } from '../words/point-text.ts'

/** What this skin lets one choose. */
export function LimboPays({ theme }: { theme: LimboTheme }) {
  const most = pointText(theme.mostTarget)
  return (
    <p className="text-small text-soft">
      <Trans>
        In this game the target lies between 1.01× and {most}. It is reached with a chance of 99% divided by
        the target, and then pays the stake times the target.
      </Trans>
    </p>
  )
}
