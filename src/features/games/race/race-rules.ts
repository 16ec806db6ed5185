import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settledAtOnce } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Six runners with published chances. The winner is drawn by them, then each further place among those who are left.`,
  msg`Bet on the winner, on a runner to be among the first two, or on the first two in order. As many bets as you like make one round.`,
  msg`A bet pays 97% of the fair odds, cut to hundredths, stake included.`,
  settledAtOnce,
]
