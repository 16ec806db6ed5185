import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useApp } from './app-context.ts'
import { connection } from './state/connection.ts'
import { AgeLabel } from './ui/age-label.tsx'
import { OfflineNotice } from './ui/offline-notice.tsx'
import { useNow } from './ui/use-now.ts'

type FreshnessProps = {
  at: number | undefined
  /** What still works without a network, instead of the usual words. */
  text?: string
}

/** How old the rows of a page are, and, without a network, that they are the device's own. */
export function Freshness({ at, text }: FreshnessProps) {
  const { t } = useLingui()
  const { now: clock } = useApp()
  const { quality, isCaptive } = useSnapshot(connection)
  const now = useNow(30_000, clock)
  if (at === undefined) return null
  return (
    <div className="grid gap-1">
      {quality === 'offline' ? (
        <OfflineNotice
          title={isCaptive ? t`Network wants a login` : undefined}
          text={text ?? t`This is what your device knows.`}
        />
      ) : null}
      <AgeLabel at={at} now={now} />
    </div>
  )
}
