import { MANIFESTS } from '../manifests.ts'

/** The tile of every original by its id, as SVG, 300 × 400. `scripts/write-game-art.ts` writes them to `public/art`. */
export async function loadGameArt(): Promise<ReadonlyMap<string, () => string>> {
  const scenes = await Promise.all(Array.from(MANIFESTS.values(), ({ art }) => art()))
  return new Map(scenes.flatMap(Object.entries<() => string>))
}
