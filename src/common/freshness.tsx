import { useLingui } from '@lingui/react/macro'
import { useApp } from '../app/app-context.ts'
import { AgeLabel } from '../ui/states/age-label.tsx'
import { useNow } from '../ui/use-now.ts'
import { PageOfflineNotice } from './page-offline-notice.tsx'

type FreshnessProps = {
  at: number | undefined
  /** What still works without a network, instead of the usual words. */
  text?: string
}

/** How old the rows of a page are, and, without a network, that they are the device's own. */
export function Freshness({ at, text }: FreshnessProps) {
  const { t } = useLingui()
  const { now: clock } = useApp()
  const now = useNow(30_000, clock)
  if (at === undefined) return null
  return (
    <div className="grid gap-1">
      <PageOfflineNotice text={text ?? t`This is what your device knows.`} />
      <AgeLabel at={at} now={now} />
    </div>
  )
}
