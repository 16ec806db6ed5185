import { recipesOf } from '../recipe.ts'
import { diceView } from './dice-schemas.ts'

const dice = (game: string, stake: string, direction: 'under' | 'over', target: number, name: string) => ({
  name,
  game,
  bet: { stake, direction, target },
})

const arara = 'dados-da-arara'

/** How the test vectors of this engine are made. */
export const diceRecipes = recipesOf(diceView, [
  dice(arara, '1.00', 'under', 5000, 'under a half'),
  dice(arara, '1.00', 'over', 4999, 'over a half'),
  dice('dados-de-rubi', '5.00', 'over', 4999, 'a ruby roll'),
  dice('dados-de-gelo', '1.00', 'under', 7500, 'an ice roll'),
  dice('dados-de-ouro', '20.00', 'over', 8999, 'a golden roll'),
  dice('dados-cosmicos', '1.00', 'under', 1000, 'a cosmic roll'),
  dice('dados-do-brejo', '0.50', 'over', 2999, 'a swamp roll'),
  {
    ...dice(arara, '1.00', 'under', 5000, 'a roll that equals its target loses under'),
    isWanted: ({ view }) => view.roll === 5000,
  },
  {
    ...dice(arara, '1.00', 'over', 5000, 'a roll that equals its target loses over'),
    isWanted: ({ view }) => view.roll === 5000,
  },
  {
    ...dice(arara, '1.00', 'under', 5000, 'one below the target wins under'),
    isWanted: ({ view }) => view.roll === 4999,
  },
  {
    ...dice(arara, '1.00', 'over', 5000, 'one above the target wins over'),
    isWanted: ({ view }) => view.roll === 5001,
  },
  {
    ...dice(arara, '500.00', 'under', 100, 'the fewest winning rolls of the skin, won'),
    isWanted: ({ view }) => view.won,
  },
  {
    ...dice(arara, '0.57', 'under', 9800, 'the most winning rolls of the skin, a win cut to the centavo'),
    isWanted: ({ view }) => view.won,
  },
  { ...dice(arara, '0.53', 'over', 6666, 'a win cut to the centavo'), isWanted: ({ view }) => view.won },
  {
    ...dice('dados-de-ouro', '10.00', 'under', 10, 'ten winning rolls of ten thousand, won'),
    isWanted: ({ view }) => view.won,
  },
  {
    ...dice('dados-cosmicos', '0.50', 'over', 9989, 'ten winning rolls from above, won'),
    isWanted: ({ view }) => view.won,
  },
  { ...dice(arara, '1.00', 'under', 5000, 'the lowest roll'), isWanted: ({ view }) => view.roll === 0 },
  { ...dice(arara, '1.00', 'over', 4999, 'the highest roll'), isWanted: ({ view }) => view.roll === 9999 },
  {
    ...dice(arara, '1.00', 'under', 5000, 'a client seed of 64 characters'),
    clientSeed: `${'aB3_-'.repeat(12)}last`,
  },
  {
    ...dice(arara, '1.00', 'under', 5000, 'a client seed of one character and a large nonce'),
    clientSeed: '0',
    from: 2_147_483_647,
  },
  {
    ...dice(
      arara,
      '1.00',
      'under',
      5000,
      'a word that is thrown away because it lies in the last, incomplete run',
    ),
    from: 1,
    isWanted: ({ words }) => words.length === 2,
  },
])
