import { isCard, makeCard } from '../../../../games/bingo-room/bingo-card.ts'
import { type BingoHall, NINETY, SEVENTY_FIVE } from '../../../../games/bingo-room/bingo-halls.ts'
import { roomView } from '../../../../games/bingo-room/bingo-room-schemas.ts'
import { PATTERN_IDS } from '../../../../games/video-bingo/bingo-patterns.ts'
import { bingoView } from '../../../../games/video-bingo/bingo-schemas.ts'
import { BINGO_THEMES } from '../../../../games/video-bingo/bingo-themes.ts'
import { bookOf } from '../recipe.ts'

const carnival = 'bingo-do-carnaval'
const collect = { action: 'collect' }
const ball = { action: 'ball' }
/** Patterns that come often enough to be looked for. */
const common = PATTERN_IDS.slice(3)

export const videoBingoBook = bookOf('video-bingo', bingoView, [
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

/** A card that is the same on every machine. */
function cardOf(hall: BingoHall, number: number): readonly number[] {
  let state = number * 2_654_435_761 + 12_345
  const card = makeCard(hall, bound => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * bound)
  })
  if (!isCard(hall, card)) throw new Error('no card')
  return card
}

const rooms = [
  { game: 'bingo-da-vila', hall: SEVENTY_FIVE },
  { game: 'bingo-do-mercado', hall: NINETY },
] as const
const cards = (hall: BingoHall, count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => cardOf(hall, first + index))
type Room = ReturnType<typeof roomView.parse>
type Kind = 'line' | 'twoLines' | 'full'
const within =
  (kind: Kind, from: number, to: number) =>
  ({ view }: { view: Room }) =>
    view.cards.some(card => (card[kind] ?? 0) >= from && (card[kind] ?? 99) <= to)

export const bingoRoomBook = bookOf('bingo-room', roomView, [
  ...rooms.flatMap(({ game, hall }) => [
    ...[1, 2, 3, 4].map(count => ({
      name: `${game}: ${count === 1 ? 'a card' : `${count} cards`}`,
      game,
      bet: { cardStake: '1.03', cards: cards(hall, count, 10 * count) },
    })),
    ...hall.pays.line.map((tier, index) => ({
      name: `${game}: a line within ${tier.within} balls`,
      game,
      bet: { cardStake: '0.53', cards: cards(hall, 4, 50) },
      isWanted: within('line', (hall.pays.line[index - 1]?.within ?? 0) + 1, tier.within),
    })),
    ...hall.pays.two_lines.slice(1).map((tier, index) => ({
      name: `${game}: two lines within ${tier.within} balls`,
      game,
      bet: { cardStake: '0.57', cards: cards(hall, 4, 60) },
      isWanted: within('twoLines', (hall.pays.two_lines[index]?.within ?? 0) + 1, tier.within),
    })),
    {
      name: `${game}: nothing within the balls that pay`,
      game,
      bet: { cardStake: '1.00', cards: cards(hall, 1, 70) },
      isWanted: ({ payout }: { payout: bigint }) => payout === 0n,
    },
  ]),
  {
    name: 'a full card of ninety',
    game: 'bingo-do-mercado',
    bet: { cardStake: '1.00', cards: cards(NINETY, 4, 80) },
    isWanted: within('full', 1, 60),
  },
])
