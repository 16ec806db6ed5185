import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UnavailableReason } from '../../db/open-database.ts'

/** Why this start keeps nothing on the device, and until when. */
export function storageWords(i18n: I18n, reason: UnavailableReason): string {
  switch (reason) {
    case 'missing':
      return i18n._(msg`This browser keeps nothing on the device: everything works while you are online.`)
    case 'blocked':
    case 'slow':
      return i18n._(
        msg`What is kept on this device did not open in time. It is tried again when you next open the app; until then everything works while you are online.`,
      )
    case 'full':
    case 'broken':
      return i18n._(
        msg`The storage of this browser cannot be used at the moment: everything works while you are online.`,
      )
  }
}
