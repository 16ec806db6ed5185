import { CARD_RULE, CARD_TABLES } from '../card-document.ts'
import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { HANDS, PAYS } from './poker-hands.ts'
import { videoPokerBet, videoPokerStep, videoPokerView } from './video-poker-schemas.ts'
import { VIDEO_POKER_THEMES } from './video-poker-themes.ts'

const needs: Record<(typeof HANDS)[number], string> = {
  royal_flush: 'Ten, jack, queen, king and ace of one suit.',
  straight_flush: 'Five ranks in a row, of one suit.',
  four_of_a_kind: 'Four cards of one rank.',
  full_house: 'Three cards of one rank and two of another.',
  flush: 'Five cards of one suit.',
  straight: 'Five ranks in a row. An ace also goes below the two: ace, 2, 3, 4, 5.',
  three_of_a_kind: 'Three cards of one rank.',
  two_pair: 'Two cards of one rank and two of another.',
  high_pair: 'Two jacks, queens, kings or aces.',
  nothing: 'Anything else.',
}

export const videoPokerDocument: EngineDocument = {
  engine: 'video-poker',
  version: 1,
  title: 'Video poker',
  seeds: 'pair',
  summary: '9/6 jacks or better: five cards, of which any may be exchanged once.',
  schemas: { bet: videoPokerBet, step: videoPokerStep, view: videoPokerView },
  bet: { stake: SHARED_MEANINGS.stake },
  step: {
    '{ "action": "hold", "held": [p, …] }':
      'Keeps the cards at these positions (0 to 4 from the left, rising) and exchanges the others. It is the only step and ends the round.',
  },
  drawn: ['cards: pick(52, 10). All ten are drawn before the first is shown.'],
  rules: [
    CARD_RULE,
    'The first five cards are dealt. From the left, each position that is not held takes the sixth card, the next one the seventh, and so on.',
    'The five cards at the end make the first hand of `hands` that fits. The round pays stake × `pays` of it centavos.',
    'A round that its player left is closed after a day with the best hold. For each of the 32 holds, mean = the sum of `pays` over all ways to draw the missing cards from the 47 that were not dealt, divided by the number of ways. The greatest mean is the best; of equal ones the hold whose sum of 2^position over its positions is greatest.',
  ],
  view: {
    stake: SHARED_MEANINGS.stake,
    dealt: 'The five cards that were dealt.',
    held: 'The positions that were kept; null before the exchange. Of a closed round those of the best hold.',
    cards: 'The five cards at the end; null before the exchange.',
    hand: 'What `cards` make, before the exchange what `dealt` makes: a name of `hands`.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    ...CARD_TABLES,
    hands: {
      says: 'Hands from the dearest, what each pays in stakes, and the cards it needs.',
      data: HANDS.map((hand, place) => ({ hand, pays: PAYS[place] ?? 0, needs: needs[hand] })),
    },
  },
  parameters: LIMIT_MEANINGS,
  games: gamesOf(VIDEO_POKER_THEMES),
}
