import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settledAtOnce } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`One multiplier is drawn. You win when it reaches the target you chose, and are paid the target.`,
  msg`A target is reached with a chance of 99% divided by it: 2.00× comes in 49.5 of 100 rounds, 10.00× in 9.9.`,
  settledAtOnce,
]
