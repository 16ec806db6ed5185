import { recipesOf } from '../recipe.ts'
import { PATTERN_IDS } from './bingo-patterns.ts'
import { bingoView } from './bingo-schemas.ts'
import { BINGO_THEMES } from './bingo-themes.ts'

const carnival = 'bingo-do-carnaval'

const collect = { action: 'collect' }

const ball = { action: 'ball' }

/** Patterns that come often enough to be looked for. */
const common = PATTERN_IDS.slice(3)

/** How the test vectors of this engine are made. */
export const videoBingoRecipes = recipesOf(bingoView, [
  ...BINGO_THEMES.flatMap(({ id: game }) =>
    [1, 2, 3, 4].map(cards => ({
      name: `${game}: collected with ${cards === 1 ? 'a card' : `${cards} cards`}`,
      game,
      bet: { stake: '0.53', cards },
      steps: [collect],
    })),
  ),
  ...common.map(pattern => ({
    name: `the pattern ${pattern}`,
    game: carnival,
    bet: { stake: '0.57', cards: 4 },
    steps: [ball, collect],
    isWanted: ({ view }: { view: { cards: { pattern: string | null }[] } }) =>
      view.cards.some(card => card.pattern === pattern),
  })),
  {
    name: 'all ten extra balls end the round by themselves',
    game: carnival,
    bet: { stake: '1.00', cards: 2 },
    steps: Array(10).fill(ball),
    isWanted: ({ view }) => view.extra === 10,
  },
  {
    name: 'two lines with extra balls',
    game: carnival,
    bet: { stake: '1.00', cards: 4 },
    steps: Array(10).fill(ball),
    isWanted: ({ view }) => view.cards.some(({ pattern }) => pattern === 'two_lines'),
  },
  {
    name: 'a small stake: the round ends where the price of a ball rounds away too much',
    game: 'bingo-da-pracinha',
    bet: { stake: '0.10', cards: 1 },
    steps: view => (view.price === null ? undefined : ball),
    isWanted: ({ view }) => view.extra > 0 && view.extra < 10,
  },
  {
    name: 'no ball is offered after the first thirty',
    game: 'bingo-da-pracinha',
    bet: { stake: '0.10', cards: 1 },
    isWanted: ({ view }) => view.extra === 0,
  },
  {
    name: 'left after two extra balls: collected',
    game: carnival,
    bet: { stake: '0.50', cards: 3 },
    steps: [ball, ball],
    closed: true,
  },
  { name: 'left at once: collected', game: carnival, bet: { stake: '0.50', cards: 2 }, closed: true },
])
