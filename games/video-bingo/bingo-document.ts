import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { BALLS, MOST_CARDS, MOST_EXTRA, NUMBERS, RETURN_PPM } from './bingo-odds.ts'
import { CELLS, PATTERNS } from './bingo-patterns.ts'
import { bingoBet, bingoStep, bingoView } from './bingo-schemas.ts'
import { BINGO_THEMES } from './bingo-themes.ts'

const cells = Array.from({ length: CELLS }, (_, cell) => cell)

export const videoBingoDocument: EngineDocument = {
  engine: 'video-bingo',
  version: 1,
  title: 'Video bingo',
  seeds: 'pair',
  summary: `One to ${MOST_CARDS} cards, thirty balls of ninety, then extra balls that can be bought one by one.`,
  schemas: { bet: bingoBet, step: bingoStep, view: bingoView },
  bet: { stake: 'Stake of one card: an amount.', cards: `How many cards, 1 to ${MOST_CARDS}.` },
  step: {
    '{ "action": "ball" }': 'Buys the next ball at the price of the fifth rule.',
    '{ "action": "collect" }': 'Ends the round.',
  },
  drawn: [
    'cards: pick(`constants.numbers`, `constants.cells` × bet.cards), one added to each; then the second rule. No number stands on two cards.',
    'balls: pick(`constants.numbers`, `constants.balls` + `constants.extra`), one added to each, in the order of the machine. All are drawn before the first is shown.',
  ],
  rules: [
    'A card has fifteen cells: cell = 5 × row + column, three rows of five.',
    'Take the first fifteen numbers for the first card, the next fifteen for the second, and so on. Sort them; fill column by column, three to a column from the top: cell c gets number 3 × (c mod 5) + floor(c ÷ 5) of the sorted list, counted from 0.',
    'A cell is marked when its number is among the balls drawn so far: the first `constants.balls`, and one more for each ball that was bought.',
    'A card pays its stake × `pays` of the first row of `patterns` of which all cells of one shape are marked; 0 where no row fits.',
    'gain = over all cards and all cells without a mark: what the card would pay in stakes with that cell marked, less what it pays now. left = `constants.numbers` − balls drawn so far. price = ceil(gain × card stake × 1000000 ÷ (left × `constants.returnPpm`)) centavos. return = floor(gain × card stake × 1000000 ÷ (left × price)).',
    'No ball is offered when gain = 0, when return < `constants.leastReturnPpm`, when `constants.extra` balls were bought, or when the player collected. Then the round is over.',
    'The round pays the sum of its cards once it is over. Its stake is the card stake × number of cards, and the price of each ball that was bought.',
    'A round that its player left is closed after a day: it is collected.',
  ],
  view: {
    stake: 'Stake of one card: an amount.',
    'cards[].numbers': 'The fifteen numbers, cell by cell.',
    'cards[].pattern': 'The row of `patterns` that the card has, or null.',
    'cards[].pays': 'What the card pays as it stands: an amount.',
    balls: 'The balls drawn so far, in order.',
    extra: 'How many balls were bought.',
    spent: 'What they cost together: an amount.',
    price: 'Price of the next ball: an amount; null when none is offered.',
    pays: 'What all cards pay as they stand: an amount.',
    isCollected: 'Whether the round was ended by collecting.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: '`numbers`: balls of the machine, from 1. `cells` of a card. `balls`: drawn at once. `extra`: the most that can be bought. `returnPpm` and `leastReturnPpm`: parts per million, for the price of a ball.',
      data: {
        numbers: NUMBERS,
        cells: CELLS,
        balls: BALLS,
        extra: MOST_EXTRA,
        returnPpm: RETURN_PPM,
        leastReturnPpm: LEAST_RTP_PPM,
      },
    },
    patterns: {
      says: 'From the dearest: what each pattern pays in stakes of the card, and the cells of each of its shapes.',
      data: PATTERNS.map(({ id, pays, shapes }) => ({
        pattern: id,
        pays,
        shapes: shapes.map(shape => cells.filter(cell => (shape & (1 << cell)) !== 0)),
      })),
    },
  },
  parameters: LIMIT_MEANINGS,
  games: gamesOf(BINGO_THEMES),
}
