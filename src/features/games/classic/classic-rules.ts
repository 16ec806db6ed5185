import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settledAtOnce } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Three reels of three symbols and five lines: three rows and two diagonals. The stake is spread evenly over the lines.`,
  msg`Three equal symbols on a line pay by the pay table; in some games two from the left do as well. All lines are added.`,
  msg`Wilds stand for every symbol, and in some games multiply what they complete. Where two reels full of one symbol are held, the third turns once more at no cost.`,
  settledAtOnce,
]
