import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { chainWords } from '../words/chain-words.ts'
import { settledThere, takenBack } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`One deal for everybody at the table. While bets are open, lay chips and confirm them, in up to four bets a round; then the dealer draws card by card.`,
  msg`Two hands are dealt from eight decks that are shuffled for every round: player and banker. You bet on which comes nearer to nine, on a tie, or on a pair in the first two cards of a hand.`,
  msg`Aces count one, tens and pictures nothing; only the last digit of a sum counts. Eight or nine in two cards ends the round. Otherwise the player draws with five or less, and the banker by the fixed table of the game.`,
  msg`Player pays 2 times the chip, banker 1.95, tie 10, a pair 13, the chip included; fractions of a centavo are cut. On a tie, chips on player and banker come back.`,
  msg`Banker returns 98.94%, player 98.76%, a pair 97.11%, tie 95.16%. The stated return is the lowest of them.`,
  takenBack,
  settledThere,
  chainWords.round,
]
