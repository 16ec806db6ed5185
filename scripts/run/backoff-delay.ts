const FIRST_MS = 250
const LONGEST_MS = 30_000
/** A process that lived this long had recovered; its next death starts from the shortest wait again. */
const RECOVERED_MS = 60_000

/** How many deaths in a row count, after one that followed `livedMs` of life. */
export const deathsInARow = (before: number, livedMs: number) => (livedMs > RECOVERED_MS ? 1 : before + 1)

/** The wait before restart number `deaths`: 0.25 s, 0.5 s, 1 s, ... 30 s. */
export const backoffDelay = (deaths: number) => Math.min(LONGEST_MS, FIRST_MS * 2 ** (deaths - 1))
