import { baccaratView } from '../../../../games/baccarat/baccarat-schemas.ts'
import { BACCARAT_THEMES } from '../../../../games/baccarat/baccarat-themes.ts'
import { blackjackView } from '../../../../games/blackjack/blackjack-schemas.ts'
import { BLACKJACK_THEMES } from '../../../../games/blackjack/blackjack-themes.ts'
import { HANDS } from '../../../../games/video-poker/poker-hands.ts'
import { videoPokerView } from '../../../../games/video-poker/video-poker-schemas.ts'
import { VIDEO_POKER_THEMES } from '../../../../games/video-poker/video-poker-themes.ts'
import { bookOf, type Recipe } from '../recipe.ts'

type Table = ReturnType<typeof blackjackView.parse>

/** The first of these actions that may be done now. */
const prefer =
  (...actions: readonly string[]) =>
  ({ choices }: Table) => {
    const action = actions.find(one => choices.some(choice => choice.action === one))
    return action === undefined ? undefined : { action }
  }
const arara = 'vinte-e-um-da-arara'
const endings = ({ hands }: Table) => hands.map(({ ending }) => ending)
const isHidden = (view: Table) => view.dealer.cards.length > 2
const firstValue = ({ hands }: Table) => Math.floor((hands[0]?.cards[0] ?? 0) / 4)

const blackjack = (
  name: string,
  steps: NonNullable<Recipe<Table>['steps']>,
  isWanted: (view: Table) => boolean,
  stake = '5.00',
): Recipe<Table> => ({ name, game: arara, bet: { stake }, steps, isWanted: ({ view }) => isWanted(view) })

const stand = prefer('decline', 'stand')
const hit = prefer('decline', 'hit')
const double = prefer('decline', 'double')
const splitThenStand = prefer('decline', 'split', 'stand')

export const blackjackBook = bookOf('blackjack', blackjackView, [
  ...BLACKJACK_THEMES.map(({ id: game, opening }) => ({
    name: `${game}: a hand that stands`,
    game,
    bet: opening,
    steps: stand,
  })),
  blackjack(
    'the dealer draws and goes over',
    stand,
    view => endings(view)[0] === 'won' && view.dealer.total > 21,
  ),
  blackjack(
    'the dealer stands on a soft seventeen',
    stand,
    view => view.dealer.isSoft && view.dealer.total === 17 && isHidden(view),
  ),
  blackjack('equal totals push', stand, view => endings(view)[0] === 'push' && view.dealer.total < 21),
  blackjack(
    'a bust, and the dealer takes no card',
    hit,
    view => endings(view)[0] === 'bust' && view.dealer.cards.length === 2,
  ),
  blackjack(
    'a hand of twenty-one by hits stands automatically',
    hit,
    view => view.hands[0]?.total === 21 && view.actions.length > 1,
  ),
  blackjack(
    'an ace counts one where eleven would be too much',
    hit,
    view =>
      (view.hands[0]?.cards ?? []).some(card => card >= 48) &&
      view.hands[0]?.isSoft === false &&
      (view.hands[0]?.total ?? 0) === 21,
  ),
  blackjack(
    'a blackjack pays three for two, half a centavo cut off',
    stand,
    view => endings(view)[0] === 'blackjack' && view.actions.length === 0,
    '1.01',
  ),
  blackjack(
    'a blackjack against an ace, insurance declined',
    stand,
    view => endings(view)[0] === 'blackjack' && view.actions.length === 1,
  ),
  blackjack(
    'two blackjacks push',
    stand,
    view =>
      endings(view)[0] === 'push' &&
      view.dealer.total === 21 &&
      view.dealer.cards.length === 2 &&
      view.hands[0]?.cards.length === 2,
  ),
  blackjack(
    'the dealer’s blackjack under a ten ends the round at once',
    stand,
    view => endings(view)[0] === 'lost' && view.actions.length === 0,
  ),
  blackjack(
    'insurance that wins, its price half of an odd centavo',
    prefer('insure', 'stand'),
    view => view.insurance !== null && view.insurance.payout !== '0.00',
    '1.01',
  ),
  blackjack('insurance that loses', prefer('insure', 'stand'), view => view.insurance?.payout === '0.00'),
  blackjack(
    'a double that wins',
    double,
    view => endings(view)[0] === 'won' && view.hands[0]?.isDoubled === true,
  ),
  blackjack(
    'a double that goes over',
    double,
    view => endings(view)[0] === 'bust' && view.hands[0]?.isDoubled === true,
  ),
  blackjack(
    'a split, one hand won and one lost',
    splitThenStand,
    view => endings(view).join() === 'won,lost',
  ),
  blackjack(
    'split aces take one card each, and twenty-one with them is no blackjack',
    splitThenStand,
    view =>
      view.hands.length === 2 &&
      firstValue(view) === 12 &&
      view.hands.some(hand => hand.total === 21 && hand.ending === 'won'),
  ),
  blackjack('a split of a queen and a king', splitThenStand, view => {
    const ranks = view.hands.map(hand => Math.floor((hand.cards[0] ?? 0) / 4))
    return ranks.join() === '10,11'
  }),
  blackjack(
    'both hands of a split doubled and won',
    prefer('decline', 'split', 'double'),
    view => view.hands.length === 2 && view.hands.every(hand => hand.isDoubled && hand.ending === 'won'),
  ),
  blackjack(
    'a hit on each hand of a split',
    prefer('decline', 'split', 'hit'),
    view => view.hands.length === 2 && view.hands.every(hand => hand.cards.length > 3),
  ),
  {
    ...blackjack(
      'left under an ace: insurance is declined and the hand stands',
      [],
      view => view.dealer.cards[0] !== undefined && view.dealer.cards[0] >= 48,
    ),
    closed: true,
  },
  {
    ...blackjack(
      'left in the middle of a split',
      [{ action: 'split' }],
      view => view.isClosed && view.hands.length === 2,
    ),
    closed: true,
  },
  { ...blackjack('left after a hit', [{ action: 'hit' }], view => view.isClosed), closed: true },
])

const hold = (...held: number[]) => [{ action: 'hold', held }]
const poker = 'poker-da-arara'
/** Where the long searches end. */
const found: Partial<Record<(typeof HANDS)[number], number>> = {}

export const videoPokerBook = bookOf('video-poker', videoPokerView, [
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

export const baccaratBook = bookOf('baccarat', baccaratView, [
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
