import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { appUpdate } from '../../state/device/app-update.ts'
import { dismissToast, showToast } from '../../state/toasts.ts'

const toastId = 'app-update'

/** A new version is on the device: it takes over when the member says so, or when everything is quiet. */
export function UpdateNotice() {
  const { t } = useLingui()
  const { status } = useSnapshot(appUpdate)
  const words = {
    none: undefined,
    waiting: t`A new version is ready.`,
    postponed: t`The new version comes as soon as what you are doing is finished.`,
  }[status]
  const label = t`Update`
  useEffect(() => {
    if (words === undefined) return dismissToast(toastId)
    const action = { label, onPress: () => appUpdate.apply?.() }
    showToast({ id: toastId, tone: 'sky', text: words, ...(status === 'waiting' && { action }) })
  }, [words, label, status])
  return null
}
