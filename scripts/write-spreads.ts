import { writeFile } from 'node:fs/promises'
import { listCatalogue } from '../games/catalogue.ts'
import type { CatalogueGame } from '../games/catalogue-game.ts'
import { manifestOf } from '../games/manifests.ts'
import { type Spread, spreadOf } from '../games/spread/spread-bands.ts'
import { type SpreadOfGame, spreadPages } from './spreads/spread-pages.ts'

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

async function spreadOfGame({ engine, id }: CatalogueGame): Promise<Spread | undefined> {
  const { spread } = manifestOf(engine)
  if (spread === undefined) return undefined
  if ('count' in spread) {
    const counted = spread.count(id)
    return counted && { play: counted.play, bands: spreadOf(counted.chances) }
  }
  const simulated = await spread.simulate(id, createRandom)
  return simulated && { play: simulated.play, rounds: simulated.rounds, bands: spreadOf(simulated.chances) }
}

/**
 * Writes how wins of every game spread, for the app (`games/spread/spreads.gen.ts`) and for readers (`docs/games/spreads`). Run it after a
 * change of a game's mathematics; a test compares. What is simulated is the same again on every machine.
 */
const spreads: SpreadOfGame[] = []
for (const game of listCatalogue()) {
  const spread = await spreadOfGame(game)
  if (spread !== undefined) spreads.push([game, spread])
}

const rows = spreads.map(([{ id }, { play, rounds, bands }]) => {
  const reported = bands.map(([chance, share]) => `[${chance}, ${share}]`).join(', ')
  return `  '${id}': { play: '${play}',${rounds === undefined ? '' : ` rounds: ${rounds},`} bands: [${reported}] },`
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
