import { mkdir, writeFile } from 'node:fs/promises'
import { loadGameArt } from '../games/art/game-art.ts'
import { listCatalogue, listFixtureBooks } from '../games/catalogue.ts'

/** Writes the tile of every original to `public/art`. Run it after a change in `games/art`; a test compares. */
const folder = new URL('../public/art/', import.meta.url)
await mkdir(folder, { recursive: true })
const art = await loadGameArt()
const drawn = [...listCatalogue(), ...listFixtureBooks()]
for (const { id } of drawn) {
  const svg = art.get(id)?.()
  if (!svg) throw new Error(`${id} has no art`)
  await writeFile(new URL(`${id}.svg`, folder), svg)
}
console.log(`${drawn.length} tiles written to public/art`)
