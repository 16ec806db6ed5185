import { type Recipe, recipesOf } from '../recipe.ts'
import { baccaratView } from './baccarat-schemas.ts'
import { BACCARAT_THEMES } from './baccarat-themes.ts'

const everywhere = (stake: string) => ({
  chips: ['player', 'banker', 'tie', 'player_pair', 'banker_pair'].map(kind => ({ kind, stake })),
})

type Hands = ReturnType<typeof baccaratView.parse>

const baccarat = (name: string, isWanted: (view: Hands) => boolean): Recipe<Hands> => ({
  name,
  game: 'bacara-real',
  bet: everywhere('1.05'),
  isWanted: ({ view }) => isWanted(view),
})

const drew = ({ player, banker }: Hands) => `${player.length},${banker.length}`

const twoOf = ({ banker }: Hands) => banker.slice(0, 2)

const worth = (card: number) => [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1][Math.floor(card / 4)] ?? 0

const bankerOfTwo = (view: Hands) => twoOf(view).reduce((sum, card) => sum + worth(card), 0) % 10

const third = ({ player }: Hands) => (player[2] === undefined ? -1 : worth(player[2]))

/** How the test vectors of this engine are made. */
export const baccaratRecipes = recipesOf(baccaratView, [
  ...BACCARAT_THEMES.map(({ id: game }) => ({
    name: `${game}: a chip on every place`,
    game,
    bet: everywhere('10.00'),
  })),
  baccarat(
    'a natural of the player, nobody draws',
    view => view.playerPoints >= 8 && drew(view) === '2,2' && view.winner === 'player',
  ),
  baccarat(
    'a natural of the banker against a low player, nobody draws',
    view => view.bankerPoints >= 8 && view.playerPoints < 6 && drew(view) === '2,2',
  ),
  baccarat('the player draws, the banker stands', view => drew(view) === '3,2'),
  baccarat('the player stands, the banker draws the fifth card', view => drew(view) === '2,3'),
  baccarat('both draw', view => drew(view) === '3,3'),
  baccarat('a tie gives chips on both sides back', view => view.winner === 'tie'),
  baccarat('a pair of the player', view => view.playerPair && !view.bankerPair),
  baccarat('a pair of the banker', view => view.bankerPair && !view.playerPair),
  baccarat('both pairs', view => view.bankerPair && view.playerPair),
  ...[
    [3, 8, 2],
    [3, 9, 3],
    [4, 1, 2],
    [4, 2, 3],
    [4, 7, 3],
    [5, 3, 2],
    [5, 4, 3],
    [6, 5, 2],
    [6, 6, 3],
    [7, 7, 2],
    [2, 8, 3],
  ].map(([points, worthOfThird, cards]) =>
    baccarat(
      `the banker with ${points} against a third card worth ${worthOfThird} ${cards === 3 ? 'draws' : 'stands'}`,
      view => bankerOfTwo(view) === points && third(view) === worthOfThird && view.banker.length === cards,
    ),
  ),
  {
    name: 'the banker’s win is cut to the centavo',
    game: 'bacara-da-lagoa',
    bet: { chips: [{ kind: 'banker', stake: '0.21' }] },
    isWanted: ({ view }) => view.winner === 'banker',
  },
])
