import { fnv } from '../sync/queue/fnv.ts'

/** Lost on the way: the server never hears of it. Answer lost: the server has done it, and nobody here learns. */
export type Fate = 'arrives' | 'lost-on-the-way' | 'answer-lost'

/** Of ten requests three are lost, half of them on their way back. */
const lostShare = 0.3

/**
 * Decides what a lossy line does with each request to a path. The same seed has the same fates, in whatever order different paths
 * are asked for: the n-th request of a path meets what it met the last time.
 */
export function createFates(seed: number): (path: string) => Fate {
  const counts = new Map<string, number>()
  return path => {
    const nth = counts.get(path) ?? 0
    counts.set(path, nth + 1)
    const drawn = fractionOf(`${seed} ${path} ${nth}`)
    if (drawn < lostShare / 2) return 'lost-on-the-way'
    return drawn < lostShare ? 'answer-lost' : 'arrives'
  }
}

/** FNV-1a, stirred once more at the end: texts that differ in their last letter would lie close together. */
function fractionOf(text: string): number {
  let hash = fnv(text)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
