import { recipesOf } from '../recipe.ts'
import { HANDS } from './poker-hands.ts'
import { videoPokerView } from './video-poker-schemas.ts'
import { VIDEO_POKER_THEMES } from './video-poker-themes.ts'

const hold = (...held: number[]) => [{ action: 'hold', held }]

const poker = 'poker-da-arara'

/** Where the long searches end. */
const found: Partial<Record<(typeof HANDS)[number], number>> = {}

/** How the test vectors of this engine are made. */
export const videoPokerRecipes = recipesOf(videoPokerView, [
  ...VIDEO_POKER_THEMES.flatMap(({ id: game }) => [
    { name: `${game}: all five exchanged`, game, bet: { stake: '5.01' }, steps: hold() },
    { name: `${game}: the first and the fourth held`, game, bet: { stake: '5.00' }, steps: hold(0, 3) },
    { name: `${game}: none exchanged`, game, bet: { stake: '5.00' }, steps: hold(0, 1, 2, 3, 4) },
  ]),
  ...HANDS.map(hand => ({
    name: `a ${hand.replaceAll('_', ' ')}`,
    game: poker,
    bet: { stake: '1.03' },
    steps: hold(0, 1, 2),
    ...(found[hand] !== undefined && { from: found[hand] }),
    isWanted: ({ view }: { view: { hand: string } }) => view.hand === hand,
  })),
  ...[
    { name: 'a straight from ace to five', ranks: '0,1,2,3,12' },
    { name: 'a straight from ten to ace', ranks: '8,9,10,11,12' },
  ].map(({ name, ranks }) => ({
    name,
    game: poker,
    bet: { stake: '1.00' },
    steps: hold(1, 2, 3, 4),
    isWanted: ({ view }: { view: { hand: string; cards: readonly number[] | null } }) =>
      view.hand === 'straight' && ranksOf(view.cards ?? []) === ranks,
  })),
  {
    name: 'a pair of tens is nothing',
    game: poker,
    bet: { stake: '1.00' },
    steps: hold(2),
    isWanted: ({ view }) => view.hand === 'nothing' && ranksOf(view.cards ?? []).includes('8,8'),
  },
  { name: 'left: played with the best hold', game: 'poker-do-boteco', bet: { stake: '1.00' }, closed: true },
  {
    name: 'left with a pair: the best hold keeps it',
    game: 'poker-do-boteco',
    bet: { stake: '1.00' },
    closed: true,
    isWanted: ({ view }) => view.held?.length === 2,
  },
])

function ranksOf(cards: readonly number[]): string {
  return cards
    .map(card => Math.floor(card / 4))
    .sort((one, other) => one - other)
    .join()
}
