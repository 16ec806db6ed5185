import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { installation } from '../state/device/installation.ts'
import { readPlatform } from '../state/device/platform.ts'

/**
 * Shown where something waits on the device: Safari deletes what a site keeps after seven days without a visit, and the app on the
 * home screen has its own storage. Shows nothing on other devices or in that app.
 */
export function AppleStorageNotice() {
  const { t } = useLingui()
  const { offer } = useSnapshot(installation)
  if (offer === 'installed' || readPlatform(navigator) !== 'apple-phone') return null
  return (
    <p className="text-small text-soft">
      {t`It waits in this browser. Open Arara here within seven days: after that the iPhone deletes what was not sent.`}
    </p>
  )
}
