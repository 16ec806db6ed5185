import pg from 'pg'
import type { ChaosSite } from './chaos-site.ts'

const doing = `SELECT coalesce(state, backend_type) || ', waits for ' || coalesce(wait_event_type || ' ' || wait_event, 'a processor')
    || ', ' || round(extract(epoch FROM clock_timestamp() - coalesce(query_start, backend_start)) * 1000) || ' ms: '
    || left(regexp_replace(query, '\\s+', ' ', 'g'), 80) AS line
  FROM pg_stat_activity WHERE datname = 'arara' ORDER BY query_start`

const wanted =
  /^(nodejs_eventloop_lag_(mean|p99|max)_seconds|nodejs_active_handles_total|process_cpu_seconds_total) (.*)$/gm

/** Describes what each process did when the run came to a standstill: the first clue to its cause. */
export async function describeStandstill(site: ChaosSite): Promise<readonly string[]> {
  const servers = await Promise.all(site.servers.map(one => describeServer(one)))
  return [...servers.flat(), ...(await describeDatabase(site))]
}

async function describeServer({ url, process: kept }: ChaosSite['servers'][number]): Promise<string[]> {
  const said = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(15_000) })
    return { status: answer.status, text: await answer.text() }
  }
  try {
    const ready = await said('/ready')
    const metrics = [...(await said('/metrics')).text.matchAll(wanted)].map(([line]) => line)
    return [`${url} was ready: ${kept.isReady()}, /ready now: ${ready.status}, ${metrics.join(', ')}`]
  } catch (error) {
    return [`${url} was ready: ${kept.isReady()}, and does not answer: ${error}`]
  }
}

async function describeDatabase(site: ChaosSite): Promise<string[]> {
  const client = new pg.Client({ connectionString: site.adminUrl(), connectionTimeoutMillis: 15_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ line: string }>(doing)
    return rows.map(({ line }) => `database: ${line}`)
  } catch (error) {
    return [`the database does not answer: ${error}`]
  } finally {
    await client.end().catch(() => undefined)
  }
}
