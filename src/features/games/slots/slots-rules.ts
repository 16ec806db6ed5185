import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settledAtOnce } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Five reels of three symbols. The stake is spread evenly over all lines of the game.`,
  msg`Equal symbols in a row from the left reel pay by the pay table; some games pay from both sides. The longest row of a line counts, and all lines are added.`,
  msg`Wilds stand for every symbol but the scatter. Three or more scatters anywhere pay and, in most games, win free spins.`,
  msg`Free spins and respins are played at the same stake, at no cost, as part of the same round. A respin holds some reels and turns the others once more.`,
  settledAtOnce,
]
