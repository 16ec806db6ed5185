import { seedHash } from './seed-hash.ts'

/**
 * The seeds of a shared table are a chain made backwards: each is the SHA-256 of the next, and the first, the anchor,
 * is public before any of them is used. A round's seed, once revealed, hashes to that of the round before it, so after the
 * anchor is published no seed can be exchanged. Anybody can check a link with `printf %s "$seed" | sha256sum`.
 *
 * Answers whether `steps` hashes of `seed` lead to `anchor`.
 */
export async function leadsToAnchor(seed: string, steps: number, anchor: string): Promise<boolean> {
  let link = seed
  for (let step = 0; step < steps; step += 1) link = await seedHash(link)
  return link === anchor
}
