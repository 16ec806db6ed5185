import { baccaratView } from '../baccarat/baccarat-schemas.ts'
import { recipesOf } from '../recipe.ts'
import { LIVE_BACCARAT_THEMES } from './live-baccarat-themes.ts'

const counts = (length: number) => Array.from({ length }, (_, index) => index + 1)

const kinds = ['player', 'banker', 'tie', 'player_pair', 'banker_pair']

/** How the test vectors of this engine are made. */
export const liveBaccaratRecipes = recipesOf(baccaratView, [
  ...LIVE_BACCARAT_THEMES.flatMap(({ id: game }) => [
    ...counts(8).map(number => ({
      name: `${game}: a chip on every place, ${number}`,
      game,
      bet: { chips: kinds.map(kind => ({ kind, stake: `${number + 9}.05` })) },
    })),
    ...['player', 'banker', 'tie'].map(winner => ({
      name: `${game}: ${winner === 'tie' ? 'a tie' : `the ${winner} wins`}`,
      game,
      bet: { chips: kinds.map(kind => ({ kind, stake: '10.05' })) },
      isWanted: ({ view }: { view: { winner: string } }) => view.winner === winner,
    })),
  ]),
])
