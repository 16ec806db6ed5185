import { recipesOf } from '../recipe.ts'
import { cashOut, ends } from '../step-recipes.ts'
import { hiLoView } from './hi-lo-schemas.ts'
import { HI_LO_THEMES } from './hi-lo-themes.ts'

const guess = (...guesses: string[]) => guesses.map(one => ({ action: 'guess', guess: one }))

const skip = { action: 'skip' }

const hiLo = 'maior-ou-menor'

const bet = { stake: '1.03' }

/** The rank index of the first card. */
const firstRank = (cards: readonly number[]) => Math.floor((cards[0] ?? 0) / 4)

const rankOf = (card: number | undefined) => Math.floor((card ?? 0) / 4)

function guessLikelier({ guesses }: ReturnType<typeof hiLoView.parse>) {
  const [likelier] = [...guesses].sort((one, other) => other.winning - one.winning)
  return likelier && { action: 'guess', guess: likelier.guess }
}

/** How the test vectors of this engine are made. */
export const hiLoRecipes = recipesOf(hiLoView, [
  ...HI_LO_THEMES.flatMap(({ id: game }) => [
    ...['higher', 'lower'].flatMap(one => [
      {
        name: `${game}: ${one} is right, and a cash-out`,
        game,
        bet: { stake: '5.03' },
        steps: [...guess(one), cashOut],
        isWanted: ends('cashed_out'),
      },
      {
        name: `${game}: ${one} is wrong`,
        game,
        bet: { stake: '5.00' },
        steps: guess(one, one, one),
        isWanted: ends('missed'),
      },
    ]),
    {
      name: `${game}: a skip, two right guesses and a cash-out`,
      game,
      bet: { stake: '5.00' },
      steps: [skip, ...guess('higher', 'lower'), cashOut],
      isWanted: ends('cashed_out'),
    },
    {
      name: `${game}: as long as a guess is offered, which cashes out automatically`,
      game,
      bet: { stake: '5.01' },
      steps: guessLikelier,
      isWanted: ends('cashed_out'),
    },
  ]),
  ...[
    { name: 'lower than a two wins with a two', rank: 0, one: 'lower', next: 0 },
    { name: 'higher than a two needs another rank', rank: 0, one: 'higher', next: 5 },
    { name: 'higher than an ace wins with an ace', rank: 12, one: 'higher', next: 12 },
    { name: 'lower than an ace needs another rank', rank: 12, one: 'lower', next: 3 },
    { name: 'an equal rank wins with higher', rank: 6, one: 'higher', next: 6 },
    { name: 'an equal rank wins with lower', rank: 6, one: 'lower', next: 6 },
  ].map(({ name, rank, one, next }) => ({
    name,
    game: hiLo,
    bet,
    steps: [...guess(one), cashOut],
    isWanted: ({ view }: { view: { cards: number[]; ending: string } }) =>
      firstRank(view.cards) === rank && rankOf(view.cards[1]) === next && view.ending === 'cashed_out',
  })),
  {
    name: 'lower than an ace loses to an ace',
    game: hiLo,
    bet,
    steps: guess('lower'),
    isWanted: ({ view }) => firstRank(view.cards) === 12 && rankOf(view.cards[1]) === 12,
  },
  { name: 'left before a guess', game: hiLo, bet, closed: true },
  { name: 'left after a skip', game: hiLo, bet, steps: [skip], closed: true },
  {
    name: 'left after a right guess',
    game: hiLo,
    bet,
    steps: guess('higher'),
    closed: true,
    isWanted: ends('cashed_out'),
  },
  {
    name: 'all skips are used',
    game: 'escada-de-ouro',
    bet: { stake: '5.00' },
    steps: [skip, skip, skip, ...guess('lower'), cashOut],
    isWanted: ends('cashed_out'),
  },
])
