import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Choose how many mines lie under the 25 tiles. They are laid before the first tile is turned and never move.`,
  msg`Every safe tile raises the multiplier. Cash out whenever you like after the first one.`,
  msg`A mine ends the round and the stake is lost. A round you leave waits for you, on any of your devices.`,
  msg`After a day it ends by itself: cashed out at what it had reached, or the stake given back if no tile was turned.`,
]
