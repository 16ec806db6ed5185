/** Randomness that can be had again: what is decided follows from the seed, what the machine makes of it does not. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number
  /** From `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number
  readonly one: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** True so many times in a hundred. */
  readonly percent: (often: number) => boolean
  /** Another one, for a lane of its own. */
  readonly fork: () => Chance
}

/** Mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    one: items => items[Math.floor(next() * items.length)] ?? items[0],
    percent: often => next() * 100 < often,
    fork: () => createChance(Math.floor(next() * 2 ** 32)),
  }
}
