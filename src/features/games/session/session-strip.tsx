import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { clockIcon } from '../../../ui/icons/shell-icons.ts'
import { Money } from '../../../ui/text/money.tsx'
import { clockText } from './clock-text.ts'

type SessionStripProps = {
  playedMs: number
  /** Centavos; play money has none to show. */
  net: bigint | undefined
  /** Opens what stands behind the figures. */
  onOpen: (() => void) | undefined
}

/** How long and how it stands: always visible, never a cause for joy or for catching up. */
export function SessionStrip({ playedMs, net, onOpen }: SessionStripProps) {
  const { t } = useLingui()
  return (
    <div className="flex min-h-11 min-w-0 flex-1">
      {/* What is pressed reaches further than the figures, and not into what stands beside them. */}
      <div className="relative me-2 flex min-w-0 items-center">
        {/* A long evening and a long amount take two lines: neither is ever cut. */}
        <p className="figures flex min-w-0 flex-wrap items-center gap-x-2.5 py-0.5 text-small text-soft leading-[1.25rem]">
          <span className="flex items-center gap-1.5">
            <Icon shape={clockIcon} size={16} />
            <span role="timer" aria-label={t`Time played`}>
              {clockText(playedMs)}
            </span>
          </span>
          {net === undefined ? null : (
            <span className="flex flex-wrap items-center gap-x-1.5">
              <span>{t`Net`}</span>
              <Money amount={net} kind="signed" size="small" />
            </span>
          )}
        </p>
        {onOpen ? (
          // Over the figures, which read for themselves: a name that changed every second would be no name.
          <button
            type="button"
            aria-label={t`Your session`}
            onClick={onOpen}
            className="absolute inset-0 -mx-2 before:absolute before:inset-x-0 before:inset-y-0.5 before:rounded-edge before:bg-text/8 hover:before:bg-text/16"
          />
        ) : null}
      </div>
    </div>
  )
}
