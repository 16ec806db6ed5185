import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Choose a corner and kick. The keeper dives to one corner, each as likely as the other; a kick to any other is a goal.`,
  msg`Where he dives is drawn for all kicks before the first, and does not depend on yours.`,
  msg`Every goal raises the multiplier, at 99% of the fair odds. Cash out between kicks; the last goal cashes out by itself.`,
  msg`A save ends the round and the stake is lost. A round you leave waits for you; after a day it is cashed out, or the stake given back if nothing was kicked.`,
]
