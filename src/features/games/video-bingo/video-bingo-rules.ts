import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`One to four cards of fifteen numbers each, from 1 to 90, no number on two cards. Thirty balls are drawn; every card pays its best pattern, and that one only.`,
  msg`Then up to ten extra balls, one at a time. The price of each is what it may gain on your cards as they are marked, at the return stated above, rounded up to a centavo.`,
  msg`The machine's order is fixed before the first ball: buying or waiting changes no ball. When no ball could gain anything, none is offered.`,
  msg`An extra ball is taken from your balance when you press it. A round you leave waits for you; after a day it is collected as it stands.`,
]
