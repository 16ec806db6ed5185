import { FOOTBALL_LEAGUES } from '../../../../games/football/football-leagues.ts'
import { slipView } from '../../../../games/football/slip.ts'
import { bookOf, type Selection } from '../recipe.ts'
import type { RealMatch } from '../vector.ts'

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

export const footballBook = bookOf('football', slipView, [
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

const real: readonly RealMatch[] = [
  { id: 'br-1', home: 'Casa', away: 'Fora', status: 'finished', score: { home: 2, away: 1 } },
  { id: 'br-2', home: 'Longe', away: 'Perto', status: 'finished', score: { home: 0, away: 0 } },
  { id: 'br-3', home: 'Norte', away: 'Sul', status: 'finished', score: { home: 1, away: 4 } },
  { id: 'br-4', home: 'Leste', away: 'Oeste', status: 'void', score: null },
  { id: 'br-5', home: 'Serra', away: 'Mar', status: 'open', score: null },
]
const leg = (match: number, market: Selection['market'], pick: string, odds: number) => ({
  match: `br-${match}`,
  market,
  pick,
  odds,
})
const bet = (
  name: string,
  kind: 'singles' | 'multiple',
  stake: string,
  ...legs: ReturnType<typeof leg>[]
) => ({
  name,
  game: 'futebol-pra-valer',
  bet: { kind, stake, legs },
  matches: real.filter(({ id }) => legs.some(({ match }) => match === id)),
})

export const fixturesBook = bookOf('fixtures', slipView, [
  ...(
    [
      [1, '1x2', 'home', 215],
      [1, '1x2', 'draw', 330],
      [2, '1x2', 'draw', 305],
      [3, '1x2', 'away', 287],
      [1, 'goals', 'over', 193],
      [2, 'goals', 'under', 187],
      [3, 'goals', 'under', 211],
      [1, 'both', 'yes', 179],
      [2, 'both', 'no', 203],
      [1, 'score', '2-1', 901],
      [2, 'score', '0-0', 1_111],
      [3, 'score', 'other', 1_733],
      [3, 'score', '1-3', 2_511],
    ] as const
  ).map(([match, market, pick, odds]) =>
    bet(`a single on ${market} ${pick} of match ${match}`, 'singles', '1.03', leg(match, market, pick, odds)),
  ),
  bet(
    'three singles, one of them lost',
    'singles',
    '1.07',
    leg(1, '1x2', 'home', 215),
    leg(2, '1x2', 'home', 198),
    leg(3, 'both', 'yes', 157),
  ),
  bet('a single on a void match comes back', 'singles', '1.03', leg(4, '1x2', 'home', 215)),
  bet(
    'singles, one of them void',
    'singles',
    '1.03',
    leg(4, '1x2', 'home', 215),
    leg(1, 'goals', 'over', 193),
  ),
  bet(
    'a multiple of two that wins, cut once',
    'multiple',
    '1.03',
    leg(1, '1x2', 'home', 215),
    leg(2, 'goals', 'under', 187),
  ),
  bet(
    'a multiple of three that wins, cut once',
    'multiple',
    '1.07',
    leg(1, '1x2', 'home', 215),
    leg(2, 'goals', 'under', 187),
    leg(3, 'score', 'other', 1_733),
  ),
  bet(
    'a multiple with a void selection counts it as one',
    'multiple',
    '1.03',
    leg(1, '1x2', 'home', 215),
    leg(4, 'both', 'yes', 170),
  ),
  bet(
    'a multiple whose selections are all void comes back',
    'multiple',
    '1.03',
    leg(4, 'both', 'yes', 170),
    leg(4, 'goals', 'over', 190),
  ),
  bet('a multiple that loses', 'multiple', '1.03', leg(1, '1x2', 'away', 315), leg(2, 'goals', 'under', 187)),
  bet('a single on the most goals', 'singles', '1.03', leg(3, 'most', 'away', 137)),
  bet(
    'a dead heat of two: half of the stake at full odds, cut once',
    'singles',
    '1.03',
    leg(2, 'most', 'home', 187),
    leg(2, 'most', 'away', 201),
  ),
  bet(
    'a multiple with a dead heat, a void selection and a win',
    'multiple',
    '1.03',
    leg(2, 'most', 'home', 187),
    leg(4, 'most', 'away', 190),
    leg(1, 'most', 'home', 155),
  ),
  bet(
    'a multiple of three dead heats can pay less than its stake',
    'multiple',
    '1.07',
    leg(2, 'most', 'home', 187),
    leg(2, 'most', 'away', 201),
    leg(2, 'most', 'home', 133),
  ),
  bet(
    'a multiple that has lost while a match is still open',
    'multiple',
    '1.03',
    leg(5, '1x2', 'home', 170),
    leg(2, 'goals', 'over', 187),
  ),
])
