import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settledAtOnce } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Three dice are thrown: 216 throws, each as likely as the other.`,
  msg`Small is a total of 4 to 10, big of 11 to 17; small, big, odd and even lose on every triple. You may also bet on a total, on one face, on two different dice, on a double or a triple.`,
  msg`A win pays 210 times its chip, divided by the number of throws that win; a face pays 2, 3 or 15 times, as it shows once, twice or three times. So every place returns 97.22%.`,
  settledAtOnce,
]
