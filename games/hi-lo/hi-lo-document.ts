import { CARD_RULE, CARD_TABLES } from '../card-document.ts'
import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { countWinning, EDGE_SHARE, GUESSES, longestRun, winningRanks } from './hi-lo-odds.ts'
import { hiLoBet, hiLoStep, hiLoView } from './hi-lo-schemas.ts'
import { HI_LO_THEMES } from './hi-lo-themes.ts'

const guessTable = CARD_TABLES.ranks.data.flatMap((rank, shown) =>
  GUESSES.map(guess => ({ rank, guess, ...winningRanks(shown, guess), winning: countWinning(shown, guess) })),
)

export const hiLoDocument: EngineDocument = {
  engine: 'hi-lo',
  version: 1,
  title: 'Hi-lo',
  seeds: 'pair',
  summary: 'A card is shown. Is the next one higher or lower? Every card comes from a whole deck again.',
  schemas: { bet: hiLoBet, step: hiLoStep, view: hiLoView },
  bet: { stake: SHARED_MEANINGS.stake },
  step: {
    '{ "action": "guess", "guess": g }': 'Guesses `higher` or `lower`; the next card is shown.',
    '{ "action": "skip" }': 'Shows the next card without a guess, as long as skips are left.',
    '{ "action": "cash_out" }': 'Ends the round with its payout. At least one guess must have been right.',
  },
  drawn: [
    'cards: as many numbers below 52 as the parameter `cards` says, each a card of a whole deck, so that a card may come again. All are drawn before the first is shown.',
  ],
  rules: [
    CARD_RULE,
    'Move number i (from 0), a guess or a skip, goes from cards[i] to cards[i + 1].',
    'A guess is right when the rank index of the next card lies from `from` to `to`, both included, in the row of `guesses` for the rank that is shown and the guess. An equal rank wins with either guess; on a two and on an ace the guess that would always win needs another rank, and the other guess needs the same rank.',
    'w is the number `winning` of a right guess, in that row. With right guesses w1 … wn (skips add nothing) a cash-out pays P(stake, path) = floor(stake × `constants.returned` × 13^n ÷ (10000 × w1 × … × wn)) centavos, one floor at the end.',
    'A guess is offered when P(10000, path with its w added) ≤ maxMultiplier × 10000. Where neither guess is offered after a right guess or a skip, the round cashes out automatically.',
    'A wrong guess ends the round as `missed`.',
    'A round that its player left is closed after a day: as `void` when no guess was right yet, and the stake goes back; else as `cashed_out`.',
    '`missed` pays 0, `cashed_out` pays P(stake, path), `void` pays the stake.',
  ],
  view: {
    stake: SHARED_MEANINGS.stake,
    cards: 'cards[0] to cards[number of moves].',
    moves: 'The moves in order: `higher`, `lower` or `skip`.',
    ending: '`open`, `missed`, `cashed_out` or `void`.',
    rightGuesses: 'n, the number of right guesses.',
    skipsLeft: 'Skips of the game less those that were used.',
    cashOut: 'P(stake, path), an amount; 0.00 when n = 0.',
    multiplier: SHARED_MEANINGS.multiplier('P(10000, path) ten-thousandths, 0 when n = 0'),
    guesses:
      'While the round is open, the guesses that are offered, each with `winning`, and with `multiplier` and `cashOut` as they would be after it; else an empty list.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    ...CARD_TABLES,
    constants: {
      says: '`returned`: of ten thousand staked so many come back.',
      data: { returned: 10_000 - Number(EDGE_SHARE) },
    },
    guesses: {
      says: 'For the rank that is shown and the guess: the rank indices that win, and how many they are.',
      data: guessTable,
    },
  },
  parameters: {
    ...LIMIT_MEANINGS,
    skips: 'Cards that may be skipped in a round.',
    maxMultiplier: 'The multiplier that no cash-out passes.',
    cards:
      'How many cards are drawn: 1 + the longest run of right guesses with w = 12 within maxMultiplier + skips.',
  },
  games: gamesOf(HI_LO_THEMES, ({ skips, maxMultiplier }) => ({
    skips,
    maxMultiplier,
    cards: 1 + longestRun(maxMultiplier) + skips,
  })),
}
