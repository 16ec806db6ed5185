import { recipesOf } from '../recipe.ts'
import { crashView } from './crash-schemas.ts'
import { CRASH_THEMES } from './crash-themes.ts'

const rocket = 'foguete-arara'

const crash = (name: string, autoCashOut: number | null, stake = '1.03') => ({
  name,
  game: rocket,
  bet: { stake, autoCashOut },
})

/** How the test vectors of this engine are made. */
export const crashRecipes = recipesOf(crashView, [
  ...CRASH_THEMES.flatMap(({ id: game }) =>
    [101, 150, 200, 500, 2_000].map(target => ({
      name: `${game}: a target of ${target} hundredths`,
      game,
      bet: { stake: '1.03', autoCashOut: target },
    })),
  ),
  { ...crash('a target that the crash equals is paid', 200), isWanted: ({ view }) => view.crash === 200 },
  { ...crash('one hundredth above the crash is not paid', 200), isWanted: ({ view }) => view.crash === 199 },
  { ...crash('a crash at once, nobody wins', 101), isWanted: ({ view }) => view.crash === 100 },
  { ...crash('a high target that is reached', 5_000), isWanted: ({ view }) => view.cashOut !== null },
  ...[101, 137, 260].map(cashOut => ({
    ...crash(`taken out by hand at ${cashOut} hundredths`, null),
    cashOut,
    isWanted: ({ view }: { view: { cashOut: number | null } }) => view.cashOut === cashOut,
  })),
  {
    ...crash('taken out by hand before its own target', 300),
    cashOut: 150,
    isWanted: ({ view }) => view.cashOut === 150,
  },
  {
    ...crash('its own target comes before the hand', 150),
    cashOut: 300,
    isWanted: ({ view }) => view.cashOut === 150,
  },
  { ...crash('without a target, left in until the crash', null) },
  {
    name: 'the cap of the skin takes every bet out',
    game: 'pipa-de-sao-joao',
    bet: { stake: '1.00', autoCashOut: null },
    isWanted: ({ view }) => view.crash === 20_000,
  },
])
