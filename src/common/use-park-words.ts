import { useLingui } from '@lingui/react/macro'
import type { ParkReason } from '../db/queue-rows.ts'

/** Why a change that could wait is not sent any more until the member decides. Shared by features. */
export function useParkWords(): (reason: ParkReason | null) => string {
  const { t } = useLingui()
  return reason => {
    switch (reason?.kind) {
      case 'refused': {
        const [first] = Object.values(reason.words).flat()
        return reason.message || first || t`It was refused.`
      }
      case 'confirm-again':
        return t`It waited for more than a day. Please confirm that it is still right.`
      case 'from-file':
        return t`It comes from a saved file. Please confirm that it is still right.`
      case 'failed-often':
        return t`It failed several times.`
      case 'needs-update':
        return t`It was saved by another version of the app.`
      case 'unopenable':
        return t`This device cannot open it any more. Please enter it again.`
      case 'unreadable':
      case undefined:
        return t`The answer to it could not be read.`
    }
  }
}
