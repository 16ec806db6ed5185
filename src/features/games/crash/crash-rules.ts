import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { chainWords } from '../words/chain-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`One round for everybody at the table. While bets are open you may place up to two; then the curve starts at 1.00× and climbs until it crashes.`,
  msg`Cash out by hand at any moment before the crash, or set an automatic cash-out: a target that is reached is paid, also when you are not connected.`,
  msg`A cash-out by hand counts when it arrives at the server. What was confirmed is paid; what arrives after the crash is lost.`,
  msg`The crash point is 0.99 divided by a number between 0 and 1, cut to two decimals, and no higher than the game's limit; about two rounds in a hundred crash at once. Every target returns 99%.`,
  chainWords.round,
]
