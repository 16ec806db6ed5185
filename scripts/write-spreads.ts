import { writeFile } from 'node:fs/promises'
import { makeCard } from '../games/bingo-room/bingo-card.ts'
import { createBingoRoom } from '../games/bingo-room/bingo-room-game.ts'
import { ROOM_THEMES } from '../games/bingo-room/bingo-room-themes.ts'
import { type CatalogueGame, listCatalogue } from '../games/catalogue.ts'
import type { PayoutChance } from '../games/payout-chance.ts'
import { simulateSlotChances } from '../games/slots/slot-chances.ts'
import { SLOT_THEMES } from '../games/slots/slot-themes.ts'
import { chancesOf } from '../games/spread/chances-of.ts'
import { type Spread, spreadOf } from '../games/spread/spread-bands.ts'
import { type SpreadOfGame, spreadPages } from './spreads/spread-pages.ts'

/**
 * Writes how wins of every game spread, for the app (`games/spread/spreads.gen.ts`) and for readers (`docs/games/spreads`). Run it after a
 * change of a game's mathematics; a test compares. What is simulated is the same again on every machine.
 */
const slotRounds = 40_000
const roomRounds = 20_000

/** Numbers in [0, 1) that are the same on every machine (mulberry32): a picture decides no money. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

async function spreadOfGame(game: CatalogueGame): Promise<Spread | undefined> {
  const counted = chancesOf(game)
  if (counted !== undefined) return { play: counted.play, bands: spreadOf(counted.chances) }
  const slot = SLOT_THEMES.find(({ id }) => id === game.id)
  if (slot !== undefined) {
    const random = createRandom(7)
    const chances = simulateSlotChances(slot, slotRounds, below => Math.floor(random() * below))
    return { play: 'any', rounds: slotRounds, bands: spreadOf(chances) }
  }
  const room = ROOM_THEMES.find(({ id }) => id === game.id)
  return room && { play: 'any', rounds: roomRounds, bands: spreadOf(await simulateRoom(room)) }
}

/** One card: every card has the same chances. */
async function simulateRoom(theme: (typeof ROOM_THEMES)[number]): Promise<readonly PayoutChance[]> {
  const game = createBingoRoom(theme)
  const random = createRandom(11)
  const draw = { next: async () => random() }
  const card = makeCard(theme.hall, bound => Math.floor(random() * bound))
  const bet = { cardStake: '1.00', cards: [card] }
  const counts = new Map<number, number>()
  for (let round = 0; round < roomRounds; round += 1) {
    const settled = game.settle(bet, await game.drawOutcome(draw), undefined)
    if (!settled.ok) throw new Error(`${theme.id} does not settle its card: ${settled.refusal}`)
    const multiplier = Number(settled.value.payout) / 100
    counts.set(multiplier, (counts.get(multiplier) ?? 0) + 1)
  }
  return Array.from(counts, ([multiplier, count]) => ({ multiplier, chance: count / roomRounds }))
}

const spreads: SpreadOfGame[] = []
for (const game of listCatalogue()) {
  const spread = await spreadOfGame(game)
  if (spread !== undefined) spreads.push([game, spread])
}

const rows = spreads.map(([{ id }, { play, rounds, bands }]) => {
  const told = bands.map(([chance, share]) => `[${chance}, ${share}]`).join(', ')
  return `  '${id}': { play: '${play}',${rounds === undefined ? '' : ` rounds: ${rounds},`} bands: [${told}] },`
})
const code = `import type { Spread } from './spread-bands.ts'

/** How wins of every game spread. Written by \`scripts/write-spreads.ts\`: change that, and run it. */
export const SPREADS: Readonly<Record<string, Spread>> = {
${rows.join('\n')}
}
`

const at = (path: string) => new URL(`../${path}`, import.meta.url)
await writeFile(at('games/spread/spreads.gen.ts'), code)
for (const { name, text } of spreadPages(spreads)) await writeFile(at(`docs/games/spreads/${name}`), text)
console.log(`${spreads.length} distributions written`)
