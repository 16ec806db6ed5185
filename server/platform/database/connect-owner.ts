import pg from 'pg'

/** A database that cannot be used as it is: the message says what its operator can mend. */
export class UnusableDatabase extends Error {}

/** Where two addresses of one host were tried, Node's own message is empty: the reasons are inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** A connection of the role that owns the tables. Its password appears in no message. */
export async function connectOwner(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl })
  try {
    await client.connect()
  } catch (cause) {
    const { username, host, pathname } = new URL(ownerUrl)
    const place = `${pathname.slice(1)} at ${host} as ${decodeURIComponent(username)}`
    throw new UnusableDatabase(`Cannot connect to the database ${place}: ${reasonOf(cause)}`, { cause })
  }
  return client
}
