import { createBlocks, type FairInput } from './floats.ts'

/** A stream of fair numbers. Engines take from it as much as they need: free spins cost nothing when none are won. */
export interface Draw {
  /** The next float in [0, 1), a multiple of 2^-32. */
  next(): Promise<number>
}

const WORDS = 2 ** 32

/** The stream of one bet; the n-th number is the n-th of `floats(input, …)`. */
export function openDraw(input: FairInput): Draw {
  const block = createBlocks(input)
  let round = 0
  let waiting: number[] = []
  return {
    async next() {
      for (;;) {
        const value = waiting.shift()
        if (value !== undefined) return value
        waiting = await block(round)
        round += 1
      }
    },
  }
}

/**
 * A whole number in [0, bound), every one equally likely: words of the last, incomplete run of `bound` are thrown
 * away (at most one in 2^32 / bound), which plain multiplication would fold unevenly. `bound` is at most 2^32.
 */
export async function integerBelow(draw: Draw, bound: number): Promise<number> {
  const fair = WORDS - (WORDS % bound)
  for (;;) {
    const word = (await draw.next()) * WORDS
    if (word < fair) return word % bound
  }
}

/** `count` different members of 0 … size-1, each ordered choice equally likely (Fisher–Yates, stopped early). */
export async function pickDistinct(draw: Draw, size: number, count: number): Promise<number[]> {
  const pool = Array.from({ length: size }, (_, index) => index)
  const picked: number[] = []
  while (picked.length < count) {
    const [value] = pool.splice(await integerBelow(draw, pool.length), 1)
    if (value !== undefined) picked.push(value)
  }
  return picked
}

/** The items in a random order, each order equally likely. */
export async function shuffle<T>(draw: Draw, items: readonly T[]): Promise<T[]> {
  const order = await pickDistinct(draw, items.length, items.length)
  return order.flatMap(index => items.slice(index, index + 1))
}
