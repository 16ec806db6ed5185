import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { type BingoHall, NINETY, PRIZE_KINDS, SEVENTY_FIVE } from './bingo-halls.ts'
import { roomBet, roomView } from './bingo-room-schemas.ts'
import { ROOM_THEMES } from './bingo-room-themes.ts'

function hallTable({ balls, drawn, cells, lines, pays }: BingoHall) {
  return {
    balls,
    drawn,
    cells,
    lines: lines.map(line => [...line]),
    pays: Object.fromEntries(
      PRIZE_KINDS.map(kind => [kind, pays[kind].map(tier => ({ within: tier.within, pays: tier.pays }))]),
    ),
  }
}

export const bingoRoomDocument: EngineDocument = {
  engine: 'bingo-room',
  version: 1,
  title: 'Bingo rooms',
  seeds: 'chain',
  summary: 'One draw of bingo for everybody in the room. Prizes depend on the card and the balls alone.',
  schemas: { bet: roomBet, view: roomView },
  bet: {
    cardStake: 'Stake of one card: an amount.',
    cards: 'One to four cards: the numbers of the cells of each, in the order of the cells.',
  },
  drawn: [
    "balls: pick(balls, drawn) of the hall, one added to each: the balls in the order in which they came. The hall is the row of `halls` that the game's parameter names.",
  ],
  rules: [
    'A card of `seventy_five` has 5 × 5 places with a free middle. Its 24 cells are numbered 0 to 23 row by row, the middle left out. Column c (from 0) holds numbers from 15 × c + 1 to 15 × c + 15. The free middle is always marked, so lines through it have four cells.',
    'A card of `ninety` has three rows of five numbers. Its 15 cells are numbered 0 to 14 row by row; within a row the numbers rise.',
    'A cell is marked by the ball with its number. The ball at which a set of cells is complete is the last of them, counted from 1. It is none when one of the numbers was not drawn.',
    'line = the ball at which the first line is complete, two_lines = the ball at which the second line is complete: sort these balls over all `lines` of the hall and take the first and the second. full = the ball at which all cells are complete.',
    'Each of the three prizes pays the first row of its `pays` with ball ≤ within: floor(card stake × pays ÷ 100) centavos; 0 where no row fits. Each prize is cut apart. A card pays the sum of its three prizes.',
    'The bet pays the sum of its cards. Its stake is the card stake × number of cards.',
  ],
  view: {
    stake: 'Stake of all cards: an amount.',
    cardStake: 'Stake of one card: an amount.',
    'cards[].numbers': 'The numbers of the card.',
    'cards[].line, cards[].twoLines, cards[].full': 'The balls of the fourth rule; null where there is none.',
    'cards[].payout': 'What the card pays: an amount.',
    balls: 'The balls in the order in which they came.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    halls: {
      says: 'By hall: `balls` of the machine, numbered from 1; how many are `drawn`; `cells` of a card; the cells of each of its `lines`; `pays` of each prize in hundredths of the card stake, from the fewest balls.',
      data: { seventy_five: hallTable(SEVENTY_FIVE), ninety: hallTable(NINETY) },
    },
  },
  parameters: { ...LIMIT_MEANINGS, hall: 'Which hall: `seventy_five` or `ninety`.' },
  games: gamesOf(ROOM_THEMES, ({ hall }) => ({ hall: hall.name })),
}
