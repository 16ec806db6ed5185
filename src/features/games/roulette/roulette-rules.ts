import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settledAtOnce } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`European wheel with one zero: 37 pockets, each as likely as the other.`,
  msg`A number pays 36 times its chip, stake included; two numbers 18, three 12, four 9, six 6, a dozen or column 3, red, black, even, odd, low and high 2.`,
  msg`On zero all bets lose but those on zero. Where the table plays la partage, half of every even-money chip comes back.`,
  settledAtOnce,
]
