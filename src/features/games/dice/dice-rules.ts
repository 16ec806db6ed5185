import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settledAtOnce } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`One number from 00.00 to 99.99 is drawn, each as likely as the other.`,
  msg`You choose where to divide the scale and on which side you win. The fewer numbers win, the more they pay.`,
  msg`The payout is 99% of the fair odds, at every chance.`,
  settledAtOnce,
]
