import { msg } from '@lingui/core/macro'

/** The server's seed has another hash than the one that was shown before the member's seed. */
export const brokenWords = msg`The server's seed differs from the fingerprint shown before. Please tell our support.`
