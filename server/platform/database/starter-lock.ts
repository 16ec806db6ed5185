import type pg from 'pg'

/**
 * Lets one starter at a time prepare a database. A session's lock: held over many transactions, released with the
 * connection whatever happens; the same session may take it again inside.
 */
export async function underStarterLock<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query(`SELECT pg_advisory_lock(hashtext('arara.starter'))`)
  try {
    return await work()
  } finally {
    await client.query(`SELECT pg_advisory_unlock(hashtext('arara.starter'))`)
  }
}
