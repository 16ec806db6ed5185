import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Open one door on each floor. Some are safe, the others hide a trap. The traps are laid before the first door and never move.`,
  msg`Every floor raises the multiplier, at 99% of the fair odds. Cash out whenever you like after the first one; the roof cashes out by itself.`,
  msg`A trap ends the round and the stake is lost. A round you leave waits for you, on any of your devices.`,
  msg`After a day it ends by itself: cashed out at what it had reached, or the stake given back if no door was opened.`,
]
