import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'
import { clockIcon } from '../../ui/icons/shell-icons.ts'
import { Money } from '../../ui/money.tsx'

type SessionStripProps = {
  session: { startedAt: number; net: bigint } | undefined
  now: number
}

/** How long and how it stands: always visible, never a cause for joy or for catching up. */
export function SessionStrip({ session, now }: SessionStripProps) {
  const { t } = useLingui()
  const played = Math.max(0, Math.floor((now - (session?.startedAt ?? now)) / 1000))
  return (
    // A long evening and a long amount take two lines: neither is ever cut.
    <p className="figures flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 py-1 text-small text-soft leading-5">
      <span className="flex items-center gap-1.5">
        <Icon shape={clockIcon} size={16} />
        <span role="timer" aria-label={t`Time played`}>
          {clockText(played)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-1.5">
        <span>{t`Net`}</span>
        <Money amount={session?.net ?? 0n} kind="change" size="small" />
      </span>
    </p>
  )
}

/** `3725` → `1:02:05`. */
function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}
