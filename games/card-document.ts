import { RANKS, SUITS } from './cards.ts'
import type { DocumentTable } from './engine-document.ts'

/** How the documents of every card game number their cards. */
export const CARD_TABLES = {
  ranks: {
    says: 'Ranks by their index, from the lowest: index 0 is the two, index 12 the ace.',
    data: RANKS,
  },
  suits: { says: 'Suits by their index.', data: SUITS },
} as const satisfies Record<string, DocumentTable>

/** The first rule of every card game. */
export const CARD_RULE =
  'A card is a number from 0 to 51: 4 × index of its rank + index of its suit. 0 is the two of clubs, 3 the two of spades, 4 the three of clubs, 51 the ace of spades. rank(card) = floor(card ÷ 4).'
