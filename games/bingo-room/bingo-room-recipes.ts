import { recipesOf } from '../recipe.ts'
import { isCard, makeCard } from './bingo-card.ts'
import { type BingoHall, NINETY, SEVENTY_FIVE } from './bingo-halls.ts'
import { roomView } from './bingo-room-schemas.ts'

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

/** How the test vectors of this engine are made. */
export const bingoRoomRecipes = recipesOf(roomView, [
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
