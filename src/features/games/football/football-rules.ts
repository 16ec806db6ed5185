import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { chainWords } from '../words/chain-words.ts'
import { deadHeat } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Twelve clubs that exist only here play a season of twenty-two matchdays. Bets on a matchday are taken until its kick-off; then six matches run at once, ninety minutes in a little over one.`,
  msg`Goals are drawn from a published model of each club's attack and defence. The chance of every score is an exact fraction, and odds are 1 divided by the chance and by the margin of 2.5%, cut to hundredths.`,
  msg`Singles return 96.8 to 97.6% in the long run. In a multiple all selections must win and their odds are multiplied, and so are their returns: five selections return at least 85.2%.`,
  deadHeat,
  msg`Two selections of one match cannot be combined. A slip that could pay more than the book's maximum is refused before it is taken; nothing is ever cut off a win.`,
  msg`The odds of a slip that was taken never change. If odds moved while you looked, you are asked first. A match that is not played counts as odds of 1.00; a slip of which nothing was played is given back.`,
  chainWords.matchday,
]
