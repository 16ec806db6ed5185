import { msg } from '@lingui/core/macro'
import type { NotStored } from '../sync/calls/open-money-call.ts'

/** Why nothing was sent: the device could not keep what finds out about a lost answer. */
export const notStoredWords = {
  full: msg`This device has no room left, so nothing was sent. Free some space and try again.`,
  failed: msg`This page can keep nothing on the device any more, so nothing was sent. Reload it and try again.`,
} satisfies Record<NotStored['reason'], unknown>
