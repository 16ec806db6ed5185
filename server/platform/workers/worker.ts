import type { Logger } from 'pino'

export interface Worker {
  /** Something may be due: looks now, or once more after the run under way. */
  readonly wake: () => void
  /** Ends after the run under way. */
  readonly stop: () => Promise<void>
}

interface Options {
  readonly name: string
  readonly everyMs: number
  /** Does everything that is due. One run at a time in this process; other processes have their own. */
  readonly run: () => Promise<void>
  readonly log: Pick<Logger, 'warn'>
}

/** Runs every `everyMs` and when woken. A failed run is logged, and the next one tries again. */
export function startWorker({ name, everyMs, run, log }: Options): Worker {
  const state = { stopped: false, again: false }
  let running: Promise<void> | undefined
  const wake = () => {
    if (state.stopped) return
    if (running !== undefined) {
      state.again = true
      return
    }
    running = run()
      .catch(error => log.warn({ worker: name, message: String(error) }, 'a worker failed; it tries again'))
      .finally(() => {
        running = undefined
        if (!state.again) return
        state.again = false
        wake()
      })
  }
  const timer = setInterval(wake, everyMs)
  return {
    wake,
    stop: async () => {
      state.stopped = true
      clearInterval(timer)
      await running
    },
  }
}
