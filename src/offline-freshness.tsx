import { useLingui } from '@lingui/react/macro'
import { OfflineAge } from './offline-age.tsx'
import type { AgeQuestion } from './sync/read-overlaid.ts'
import { ToldOffline } from './told-offline.tsx'

type OfflineFreshnessProps = {
  /** What the page shows rows of. */
  of: readonly AgeQuestion[]
  /** What still works without a network, instead of the usual words. */
  text?: string
}

/** For pages that say of their rows only where they opened without a network that they are the device's own, and how old. Shared by features. */
export function OfflineFreshness({ of, text }: OfflineFreshnessProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-1 empty:hidden">
      <ToldOffline text={text ?? t`This is what your device knows.`} />
      <OfflineAge of={of} />
    </div>
  )
}
