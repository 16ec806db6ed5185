import { recipesOf, type Selection } from '../recipe.ts'
import { FOOTBALL_LEAGUES } from './football-leagues.ts'
import { slipView } from './slip.ts'

const league = FOOTBALL_LEAGUES[0]?.id ?? ''

const on = (place: number, market: Selection['market'], pick: string): Selection => ({ place, market, pick })

const everyMarket = [
  on(0, '1x2', 'home'),
  on(1, '1x2', 'draw'),
  on(2, 'goals', 'over'),
  on(3, 'both', 'no'),
  on(4, 'score', '1-1'),
]

const slip = (
  name: string,
  matchday: number,
  kind: 'singles' | 'multiple',
  selections: readonly Selection[],
) => ({
  name,
  game: league,
  matchday,
  bet: { kind, stake: '2.03' },
  selections,
})

type Legs = { view: { legs: { result: string | null; tied?: number | undefined }[] } }

const hasDeadHeat = ({ view }: Legs) => view.legs.some(({ tied }) => tied !== undefined)

const allWon = ({ view }: Legs) => view.legs.every(({ result }) => result === 'won')

/** How the test vectors of this engine are made. */
export const footballRecipes = recipesOf(slipView, [
  ...[1, 2, 11, 12, 22, 23, 100, 4_567].map(day =>
    slip(`matchday ${day}: a single of each market`, day, 'singles', everyMarket),
  ),
  ...[3, 13, 44].map(day =>
    slip(`matchday ${day}: a multiple of two`, day, 'multiple', [
      on(0, '1x2', 'home'),
      on(5, 'goals', 'under'),
    ]),
  ),
  {
    ...slip('a multiple of five that wins', 7, 'multiple', [
      on(0, '1x2', 'home'),
      on(1, 'goals', 'over'),
      on(2, 'both', 'yes'),
      on(3, '1x2', 'away'),
      on(4, 'goals', 'under'),
    ]),
    isWanted: allWon,
  },
  {
    ...slip('a multiple that loses', 8, 'multiple', everyMarket.slice(0, 3)),
    isWanted: ({ view }) => view.payout === '0.00',
  },
  ...['home', 'draw', 'away'].map(pick => ({
    ...slip(`${pick} wins`, 31, 'singles' as const, [on(5, '1x2', pick)]),
    isWanted: allWon,
  })),
  ...['over', 'under'].map(pick => ({
    ...slip(`${pick} two and a half goals wins`, 32, 'singles' as const, [on(4, 'goals', pick)]),
    isWanted: allWon,
  })),
  { ...slip('a named score wins', 33, 'singles', [on(3, 'score', '2-1')]), isWanted: allWon },
  {
    ...slip('a score with four goals of one side is other', 34, 'singles', [on(2, 'score', 'other')]),
    isWanted: allWon,
  },
  slip('two selections of one match as singles', 35, 'singles', [on(1, '1x2', 'home'), on(1, 'both', 'yes')]),
  ...['home', 'away'].map(pick => ({
    ...slip(`${pick} scores the most goals`, 36, 'singles' as const, [on(0, 'most', pick)]),
    isWanted: (played: Legs) => allWon(played) && !hasDeadHeat(played),
  })),
  {
    ...slip('a draw: both sides have the most goals, and each is paid its share', 37, 'singles', [
      on(3, 'most', 'home'),
      on(3, 'most', 'away'),
    ]),
    isWanted: hasDeadHeat,
  },
  {
    ...slip('a multiple with a dead heat', 38, 'multiple', [on(1, 'most', 'home'), on(4, '1x2', 'home')]),
    isWanted: played => allWon(played) && hasDeadHeat(played),
  },
])
