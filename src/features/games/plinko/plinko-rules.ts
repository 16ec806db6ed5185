import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settledAtOnce } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`The ball turns left or right at every row, each as likely as the other, and pays what its slot says.`,
  msg`More rows and a higher risk pay more at the edges and less in the middle, where most balls land.`,
  msg`You may let the next ball go while others fall: each is a bet of its own, settled before it falls.`,
  settledAtOnce,
]
