import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`One deck of 52 cards. Five are dealt; keep those you like, and the others are exchanged once.`,
  msg`A pair of jacks or better pays the stake back, every better hand more, by the pay table. A royal flush pays 800 times the stake.`,
  msg`All ten cards of a round are drawn before the first is shown: what you keep changes none of them.`,
  msg`The best hold can be shown at any time. It is worked out exactly, over every card that can still come.`,
  msg`A round you leave waits for you, on any of your devices. After a day it ends by itself, played with the best hold.`,
]
