import { CARD_RULE, CARD_TABLES } from '../card-document.ts'
import { DECK } from '../cards.ts'
import {
  type DocumentGame,
  type EngineDocument,
  gamesOf,
  LIMIT_MEANINGS,
  SHARED_MEANINGS,
} from '../engine-document.ts'
import { BETS, payOf } from './baccarat-odds.ts'
import { bankerDraws, DECKS, worthOf } from './baccarat-rules.ts'
import { baccaratBet, baccaratView } from './baccarat-schemas.ts'
import type { BaccaratTheme } from './baccarat-theme.ts'
import { BACCARAT_THEMES } from './baccarat-themes.ts'

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** What is the same at a table of one's own and at a live one. */
export const BACCARAT_RULES = {
  schemas: { bet: baccaratBet, view: baccaratView },
  bet: {
    chips: SHARED_MEANINGS.chips,
    'chips[].kind': '`player`, `banker`, `tie`, `player_pair` or `banker_pair`.',
    'chips[].stake': SHARED_MEANINGS.chipStake,
  },
  drawn: [
    'shoe: pick(52 × `constants.decks`, 6); of each place the remainder by 52 is the card. Six cards are always drawn, also where fewer are dealt.',
  ],
  rules: [
    CARD_RULE,
    'Points of a hand: the sum of its cards by `worth`, less the tens.',
    'The player has shoe[0] and shoe[2], the banker shoe[1] and shoe[3].',
    'When either side has 8 or 9 points with two cards, nobody draws.',
    'Otherwise the player draws with 0 to 5 points. When the player draws, the third card is shoe[4], and the banker draws shoe[5] where `bankerDraws` says 1: row = points of the banker with two cards, column = worth of the third card of the player. When the player stands, the banker draws shoe[4] with 0 to 5 points.',
    'The side with more points wins; equal points are a `tie`. A side has a pair when its first two cards have the same rank.',
    'A chip on `player`, `banker` or `tie` wins with that winner; a chip on a pair wins with that pair, whichever side wins. It pays floor(its stake × `pays` ÷ 100) centavos, its stake included. On a tie a chip on `player` or `banker` pays its stake. Any other chip pays 0.',
    'The round pays the sum of its chips.',
  ],
  view: {
    stake: SHARED_MEANINGS.stake,
    'player, banker': 'The two or three cards of each side in the order in which they were dealt.',
    'playerPoints, bankerPoints': 'Points of the whole hands.',
    winner: '`player`, `banker` or `tie`.',
    'playerPair, bankerPair': 'Whether the side has a pair.',
    chips: SHARED_MEANINGS.chipsInView,
    'chips[].payout': SHARED_MEANINGS.chipPayout,
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    ...CARD_TABLES,
    constants: { says: '`decks`: of 52 cards, shuffled anew for every round.', data: { decks: DECKS } },
    worth: {
      says: 'What a card is worth, by the index of its rank.',
      data: CARD_TABLES.ranks.data.map((_, rank) => worthOf(4 * rank)),
    },
    bankerDraws: {
      says: 'After the player drew. Row: points of the banker with two cards, 0 to 7. Column: worth of the third card of the player, 0 to 9. 1: the banker draws.',
      data: digits.slice(0, 8).map(points => digits.map(third => (bankerDraws(points, third) ? 1 : 0))),
    },
    pays: {
      says: 'What a win pays, in hundredths of the chip, the chip included.',
      data: Object.fromEntries(BETS.map(kind => [kind, Number(payOf(kind))])),
    },
  },
  parameters: { ...LIMIT_MEANINGS, minChip: 'Smallest stake of a chip, in centavos.' },
} satisfies Partial<EngineDocument>

/** A game of the catalogue for each theme. */
export function baccaratGames(themes: readonly BaccaratTheme[]): readonly DocumentGame[] {
  return gamesOf(themes, ({ minChip }) => ({ minChip: Number(minChip) }))
}

export const baccaratDocument: EngineDocument = {
  engine: 'baccarat',
  version: 1,
  title: 'Baccarat',
  seeds: 'pair',
  summary: `Punto banco from eight decks, ${DECK * DECKS} cards, shuffled anew for every round.`,
  ...BACCARAT_RULES,
  games: baccaratGames(BACCARAT_THEMES),
}
