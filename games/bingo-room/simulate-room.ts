import type { SimulateChances } from '../spread/chances.ts'
import { makeCard } from './bingo-card.ts'
import { createBingoRoom } from './bingo-room-game.ts'
import { ROOM_THEMES } from './bingo-room-themes.ts'

const rounds = 20_000

/** What one card of a room came back with: every card has the same chances. */
export const simulateRoom: SimulateChances = async (gameId, random) => {
  const theme = ROOM_THEMES.find(({ id }) => id === gameId)
  if (theme === undefined) return undefined
  const game = createBingoRoom(theme)
  const next = random(11)
  const draw = { next: async () => next() }
  const card = makeCard(theme.hall, bound => Math.floor(next() * bound))
  const bet = { cardStake: '1.00', cards: [card] }
  const counts = new Map<number, number>()
  for (let round = 0; round < rounds; round += 1) {
    const settled = game.settle(bet, await game.drawOutcome(draw), undefined)
    if (!settled.ok) throw new Error(`${theme.id} does not settle its card: ${settled.refusal}`)
    const multiplier = Number(settled.value.payout) / 100
    counts.set(multiplier, (counts.get(multiplier) ?? 0) + 1)
  }
  const chances = Array.from(counts, ([multiplier, count]) => ({ multiplier, chance: count / rounds }))
  return { play: 'any', rounds, chances }
}
