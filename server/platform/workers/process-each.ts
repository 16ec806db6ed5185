import type { Logger } from 'pino'

interface Options<Item> {
  readonly log: Pick<Logger, 'warn'>
  /** What could not be done, in words for the log. */
  readonly what: string
  /** How the log names one; nothing personal. */
  readonly nameOf: (item: Item) => string
}

/**
 * Runs `work` for each item sequentially; a failure does not stop the others and is logged. Returns the failed items,
 * for the caller to try again later.
 */
export async function processEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { log, what, nameOf }: Options<Item>,
): Promise<readonly Item[]> {
  const failed: Item[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      failed.push(item)
      log.warn({ failed: nameOf(item), message: String(error) }, what)
    }
  }
  return failed
}
