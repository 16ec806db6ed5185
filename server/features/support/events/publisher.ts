import type { Logger } from 'pino'

interface Options {
  /** Publishes up to `limit` waiting events and says how many it took. */
  readonly drain: (limit: number) => Promise<number>
  readonly log: Logger
  /** Looks automatically too: a process may have died between its commit and its poke. */
  readonly everyMs: number
}

export interface Publisher {
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

const batch = 500
/** Bets come by the thousand a second: they are published in bunches, not one by one. */
const restMs = 25

/** Empties the outbox whenever it is woken; at most one drain runs, and a wake during it makes it look once more. */
export function createPublisher({ drain, log, everyMs }: Options): Publisher {
  let isStopped = false
  let isAwake = false
  let running: Promise<void> | undefined
  const timers = { poll: setInterval(() => wake(), everyMs), rest: undefined as NodeJS.Timeout | undefined }

  const work = async (): Promise<void> => {
    while (isAwake && !isStopped) {
      isAwake = false
      if ((await drain(batch)) === batch) isAwake = true
      await new Promise<void>(resolve => {
        timers.rest = setTimeout(resolve, restMs)
      })
    }
  }
  const wake = (): void => {
    isAwake = true
    running ??= work()
      .catch(error => log.warn({ message: String(error) }, 'the outbox could not be published; trying again'))
      .finally(() => {
        running = undefined
        if (isAwake && !isStopped) wake()
      })
  }
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearInterval(timers.poll)
      await running
    },
  }
}
