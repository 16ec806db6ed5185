import { useLingui } from '@lingui/react/macro'
import { OfflineAgeAt } from './offline-age.tsx'
import { PageOfflineNotice } from './page-offline-notice.tsx'

type OfflineFreshnessProps = {
  /** When they were last confirmed, in epoch milliseconds. */
  at: number | undefined
  /** What still works without a network, instead of the usual words. */
  text?: string
}

/** For pages that say of their rows only where they opened without a network that they are the device's own, and how old. Shared by features. */
export function OfflineFreshness({ at, text }: OfflineFreshnessProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-1 empty:hidden">
      <PageOfflineNotice text={text ?? t`This is what your device knows.`} />
      <OfflineAgeAt at={at} />
    </div>
  )
}
