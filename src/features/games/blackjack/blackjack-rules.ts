import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Six decks, shuffled anew for every round: all cards a round could need are drawn before the first is dealt.`,
  msg`Come closer to 21 than the dealer without going over it. An ace counts 1 or 11, court cards 10. The dealer draws to 17 and stands on every 17.`,
  msg`An ace with a ten at the first two cards is a blackjack and pays 3 to 2; a win pays 1 to 1, a push gives the stake back.`,
  msg`Double any first two cards for one card more. Split two cards of equal value once, into two hands that may be doubled; split aces take one card each, and 21 with them is no blackjack.`,
  msg`When the dealer shows an ace, insurance costs half the stake and pays 2 to 1 if it is a blackjack. With an ace or a ten the dealer looks first, so a double or a split is never lost to a blackjack.`,
  msg`What doubling, splitting and insurance cost is taken when you press it. A round you leave waits for you; after a day its hands stand as they are.`,
]
