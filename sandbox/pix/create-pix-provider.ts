import type { AddressInfo } from 'node:net'
import type { Context } from './context.ts'
import { openDatabase } from './database.ts'
import { deliverDue } from './delivery-work.ts'
import { buildServer } from './http/build-server.ts'
import type { RandomBytes } from './identifiers.ts'
import { settlePayouts } from './payout-service.ts'
import { settleRefunds } from './refund-service.ts'
import type { Settings } from './settings.ts'

type World = {
  settings: Settings
  /** Milliseconds since 1970. */
  clock: () => number
  random: RandomBytes
  fetch: typeof fetch
  /** Interval in ms at which due work is run; null: only calls of `work` run it. */
  workEveryMs: number | null
}

type PixProvider = {
  /** Opens the door and returns its address. */
  listen: () => Promise<string>
  /** Settles and delivers everything that is due at this instant of the clock, then resolves. */
  work: () => Promise<void>
  /** Stops taking calls, ends the work under way and closes the books. */
  close: () => Promise<void>
}

/** One run at a time: a call during a run makes it run once more, and resolves when that has ended. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let queued: Promise<void> | undefined
  return () => {
    queued ??= running.then(() => {
      queued = undefined
      running = task()
      return running
    })
    return queued
  }
}

/** A PIX provider with its payer's bank, whole: database, API, pages, deliveries. Nothing runs before `listen`. */
export function createPixProvider({
  settings,
  clock,
  random,
  fetch: fetcher,
  workEveryMs,
}: World): PixProvider {
  const db = openDatabase(settings.dataFolder)
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Immediate | undefined
  const stopping = new AbortController()

  const work = oneAtATime(async () => {
    settleRefunds(ctx)
    settlePayouts(ctx)
    await deliverDue(ctx, { fetch: fetcher, stop: stopping.signal })
  })
  const nudge = (): void => {
    if (workEveryMs === null || soon !== undefined || stopping.signal.aborted) return
    soon = setImmediate(() => {
      soon = undefined
      void work()
    })
  }
  const ctx: Context = { db, settings, clock, random, nudge }
  const app = buildServer(ctx, work)

  return {
    listen: async () => {
      await app.listen({ host: settings.host, port: settings.port })
      if (workEveryMs !== null) timer = setInterval(() => void work(), workEveryMs)
      const address: AddressInfo | string | null = app.server.address()
      const port = address !== null && typeof address === 'object' ? address.port : settings.port
      return `http${settings.tls ? 's' : ''}://${settings.host}:${port}`
    },
    work,
    close: async () => {
      stopping.abort()
      clearInterval(timer)
      if (soon !== undefined) clearImmediate(soon)
      await app.close()
      await work()
      db.close()
    },
  }
}
