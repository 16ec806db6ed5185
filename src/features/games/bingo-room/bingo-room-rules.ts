import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { chainWords } from '../words/chain-words.ts'
import { settledThere, takenBack } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`One draw for everybody in the room. Cards are bought before it begins, up to four at once; they mark themselves, and nobody has to call.`,
  msg`With 75 balls a card has five rows, five columns and two diagonals, and its middle is free; with 90 balls it has three rows of five.`,
  msg`A line, two lines and the full card are paid by the ball that completes them, as the table below says, each once a card: the fewer balls, the more.`,
  msg`Prizes are certain: nobody shares them, and they do not depend on how many play. Every card has exactly the same chances, whichever numbers it has.`,
  takenBack,
  settledThere,
  chainWords.round,
]
