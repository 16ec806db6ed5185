import pg from 'pg'

interface Options {
  readonly databaseUrl: string
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** Each time it begins to listen: whatever was said before is lost and must be read from the tables. */
  readonly onListening: () => Promise<void>
  readonly onLost: (error: Error) => void
  /** How often it asks whether anybody is there, and how long it waits for that answer. */
  readonly pulse?: { readonly everyMs: number; readonly withinMs: number }
}

export interface DatabaseListener {
  readonly stop: () => Promise<void>
}

const retryMs = 1_000
const usualPulse = { everyMs: 15_000, withinMs: 5_000 }

/**
 * Hears `NOTIFY` on a connection of its own and comes back automatically after a loss. Resolves once it listens. A
 * listener alone never learns that its line has died without a word: so it asks now and then.
 */
export async function listenToDatabase(options: Options): Promise<DatabaseListener> {
  const { everyMs, withinMs } = options.pulse ?? usualPulse
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: options.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: withinMs,
      query_timeout: withinMs,
    })
    next.on('error', error => {
      options.onLost(error)
      lose(next)
    })
    next.on('end', () => lose(next))
    next.on('notification', ({ channel, payload = '' }) => options.channels[channel]?.(payload))
    client = next
    await next.connect()
    for (const channel of Object.keys(options.channels)) {
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`)
    }
    await options.onListening()
  }
  const lose = (lost: pg.Client): void => {
    if (stopped || client !== lost) return
    client = undefined
    lost.end().catch(() => undefined)
    retry = setTimeout(() => {
      connect().catch(error => {
        options.onLost(error)
        if (client !== undefined) lose(client)
      })
    }, retryMs)
  }
  const ask = async (): Promise<void> => {
    const asked = client
    await asked?.query('SELECT 1').catch(error => {
      if (client !== asked || stopped) return
      options.onLost(error)
      lose(asked)
    })
  }
  /** One question at a time. */
  let asking: Promise<void> | undefined
  const feelPulse = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
  await connect()
  const pulse = setInterval(feelPulse, everyMs)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      clearInterval(pulse)
      // A question that is not answered closes the connection at once; a farewell would wait for its answer for ever. One that is
      // under way may have been answered before the line died: it proves nothing.
      await asking
      await feelPulse()
      await client?.end()
    },
  }
}
