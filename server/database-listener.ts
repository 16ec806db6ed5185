import pg from 'pg'

interface Options {
  readonly databaseUrl: string
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** Each time it begins to listen: whatever was said before is lost and must be read from the tables. */
  readonly onListening: () => Promise<void>
  readonly onLost: (error: Error) => void
}

export interface DatabaseListener {
  readonly stop: () => Promise<void>
}

const retryMs = 1_000

/** Hears `NOTIFY` on a connection of its own and comes back by itself after a loss. Resolves once it listens. */
export async function listenToDatabase(options: Options): Promise<DatabaseListener> {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: options.databaseUrl, keepAlive: true })
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
  await connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
