import { CARD_RULE, CARD_TABLES } from '../card-document.ts'
import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { CARDS_OF_A_ROUND, cardValue, DECKS } from './blackjack-cards.ts'
import { blackjackBet, blackjackStep, blackjackView } from './blackjack-schemas.ts'
import { BLACKJACK_THEMES } from './blackjack-themes.ts'

export const blackjackDocument: EngineDocument = {
  engine: 'blackjack',
  version: 1,
  title: 'Blackjack',
  seeds: 'pair',
  summary:
    'Six decks, shuffled anew for every round. The dealer stands on every 17 and looks for a blackjack. Blackjack pays 3 to 2.',
  schemas: { bet: blackjackBet, step: blackjackStep, view: blackjackView },
  bet: { stake: 'Stake of one hand: an amount.' },
  step: {
    '{ "action": "insure" }': 'While the phase is `insurance`: adds floor(stake ÷ 2) centavos.',
    '{ "action": "decline" }': 'While the phase is `insurance`: adds nothing.',
    '{ "action": "hit" }': 'The active hand takes the next card.',
    '{ "action": "stand" }': 'The active hand takes no more cards.',
    '{ "action": "double" }': 'With two cards: adds the stake again; the hand takes one card and no more.',
    '{ "action": "split" }':
      'With two cards of equal value, once a round: adds the stake again and makes two hands of them.',
  },
  drawn: [
    'cards: pick(52 × `constants.decks`, `constants.cards`); of each place the remainder by 52 is the card. All are drawn before the first is dealt. "The next card" is the first of them that was not dealt yet.',
  ],
  rules: [
    CARD_RULE,
    'Value of a card: `values` by its rank index; an ace is 1. hard = the sum of the values. A hand with an ace and hard ≤ 11 is soft and its total is hard + 10; else the total is hard. A blackjack is a total of 21 with two cards.',
    'cards[0] and cards[2] are the first hand. cards[1] is the card that the dealer shows, cards[3] the hidden one. The next card is cards[4].',
    'When the dealer shows an ace, the phase is `insurance` until the player insures or declines. Then, or at once with another card, the dealer looks: where the dealer or the first hand has a blackjack, the phase is `over`; else it is `player`.',
    'A hand that reaches a total of 21 or more by a hit or a split is done. A hand that stood or doubled is done.',
    'A split takes the next two cards: the first for the hand with the first card, the second for the other. A half that was an ace is done with that one card. The two hands replace the one in their order.',
    'The active hand is the first one that is not done. When all are done, the phase is `over`, and `active` is 0.',
    'Then the dealer plays, unless the total of every hand is above 21: the dealer takes the next card as long as the own total is below 17. After a blackjack of the fourth rule nobody takes a card.',
    'Ending of a hand, the first that fits: `bust` with a total above 21. When the dealer has a blackjack: `push` with a blackjack of an unsplit hand, else `lost`. `blackjack` with a blackjack of an unsplit hand. `won` when the dealer is above 21 or the total is greater. `push` when the totals are equal. `lost`.',
    'staked of a hand = its stake, doubled after a double. `bust` and `lost` pay 0, `push` pays staked, `won` 2 × staked, `blackjack` floor(5 × staked ÷ 2) centavos.',
    'Insurance pays 3 × its price when the dealer has a blackjack, else 0. The round pays the sum of its hands and the insurance. The stake of the round is the sum of all that was staked on hands, and the insurance.',
    'A round that its player left is closed after a day: insurance is declined and every hand stands. `isClosed` is true then.',
  ],
  view: {
    stake: 'bet.stake.',
    phase: '`insurance`, `player` or `over`.',
    'dealer.cards': 'Until the round is over the card that is shown; then all cards of the dealer.',
    'dealer.total, dealer.isSoft': 'Of those cards.',
    hands:
      'Each hand with `cards`, `total`, `isSoft`, `isDoubled`, `stake` (staked, an amount), `ending` (null until the round is over) and `payout`.',
    active: 'The place of the active hand, from 0.',
    choices: 'What may be done now, with the `cost` it adds; an empty list when the round is over.',
    insurance: 'Null, or its `stake` and `payout` where the player insured.',
    actions: 'What the player did, in order. What closing did is not among it.',
    isClosed: 'Whether the round was closed for a player who had left.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    ...CARD_TABLES,
    constants: {
      says: '`decks` of 52 cards each; `cards` that are drawn for a round.',
      data: { decks: DECKS, cards: CARDS_OF_A_ROUND },
    },
    values: {
      says: 'Value of a card by the index of its rank.',
      data: CARD_TABLES.ranks.data.map((_, rank) => cardValue(4 * rank)),
    },
  },
  parameters: LIMIT_MEANINGS,
  games: gamesOf(BLACKJACK_THEMES),
}
