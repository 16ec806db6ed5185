import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Guess whether the next card is higher or lower. The two is the lowest card and the ace the highest; an equal card wins with either guess.`,
  msg`On a two and on an ace one guess is for a different card, the other for an equal one.`,
  msg`Cards come from a deck without end: every guess sees all thirteen ranks, each as likely as the other. All are drawn before the first is shown.`,
  msg`A right guess multiplies by its fair odds. Whenever you cash out, 99% of the fair odds of the whole run are paid.`,
  msg`A wrong guess ends the round and the stake is lost. A round you leave waits for you, on any of your devices.`,
  msg`After a day it ends by itself: cashed out at what it had reached, or the stake given back if no guess was right yet.`,
]
