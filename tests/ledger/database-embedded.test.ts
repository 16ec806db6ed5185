import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '../../server/platform/database/embedded.ts'
import { livingPostmaster } from '../../server/platform/database/postmaster.ts'

let dataDir: string
let notices: string[]
let running: EmbeddedPostgres | undefined

/** One cluster for all of them, as one machine has, started and stopped anew by each. */
beforeAll(async () => {
  dataDir = await makeFolder(tmpdir(), `arara-test-${process.pid}-`)
})
beforeEach(() => {
  notices = []
  running = undefined
})
afterEach(async () => {
  await running?.stop()
})
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
})

async function makeFolder(parent: string, prefix: string): Promise<string> {
  const folder = await mkdtemp(join(parent, prefix))
  if (parent === tmpdir()) await chmod(folder, 0o755)
  return folder
}

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  running = await startEmbedded({ dataDir: folder, onNotice: notice => notices.push(notice) })
  return running
}

async function query(postgres: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its password from other users and sorts by bytes in UTF-8', async () => {
    const postgres = await start()
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
    const settings = `SELECT current_setting('server_encoding') AS encoding, datcollate, current_setting('listen_addresses') AS address,
      current_setting('fsync') AS fsync FROM pg_database WHERE datname = current_database()`
    expect(await query(postgres, settings)).toEqual([
      { encoding: 'UTF8', datcollate: 'C', address: '127.0.0.1', fsync: 'on' },
    ])
  })

  it('is adopted by the next server when a killed one left it running', async () => {
    const first = await start()
    await query(first, 'CREATE TABLE fruit AS SELECT 1 AS id')
    const second = await start()
    expect(second.adopted).toBe(true)
    expect(second.postmasterPid).toBe(first.postmasterPid)
    expect(await query(second, 'SELECT id FROM fruit')).toEqual([{ id: 1 }])
    expect(notices.join()).toContain('Adopted')
  })

  it('recovers what was acknowledged after kill -9 of PostgreSQL, at the same address', async () => {
    const first = await start()
    await query(first, 'CREATE TABLE many AS SELECT generate_series(1, 1000) AS id')
    process.kill(first.postmasterPid, 'SIGKILL')
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(second.ownerUrl).toBe(first.ownerUrl)
    expect(await query(second, 'SELECT count(*)::int AS n FROM many')).toEqual([{ n: 1000 }])
  })

  it('is stopped and started again when it does not know our password', async () => {
    const first = await start()
    await query(first, 'CREATE TABLE kept AS SELECT 1 AS id')
    const hba = join(first.clusterDir, 'pg_hba.conf')
    const trusted = await readFile(hba)
    await writeFile(hba, 'host all all 127.0.0.1/32 reject\n')
    process.kill(first.postmasterPid, 'SIGHUP')
    await vi.waitFor(() => expect(query(first, 'SELECT 1')).rejects.toThrow('pg_hba'), { timeout: 10_000 })
    await writeFile(hba, trusted)
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(notices.join()).toContain('did not answer')
    expect(await query(second, 'SELECT id FROM kept')).toEqual([{ id: 1 }])
  })

  it('is not mistaken for the stranger who now has the number of a postmaster long gone', async () => {
    const first = await start()
    await first.stop()
    const pidFile = join(first.clusterDir, 'postmaster.pid')
    await writeFile(pidFile, `${process.pid}\n${first.clusterDir}\n1\n5432\n\n127.0.0.1\n`)
    expect((await start()).adopted).toBe(false)
  })

  it('is down after a clean stop', async () => {
    const postgres = await start()
    await postgres.stop()
    await expect(query(postgres, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
    expect(await livingPostmaster(postgres.clusterDir)).toBeUndefined()
  })

  it('refuses to start empty beside the files of another major version', async () => {
    const old = await makeFolder(tmpdir(), `arara-test-${process.pid}-`)
    await mkdir(join(old, 'pg9'))
    await expect(start(old)).rejects.toThrow('db:export')
    await rm(old, { recursive: true })
  })
})

/** Only root lends PostgreSQL another user, to whom the home folder of root is closed. */
describe.runIf(process.getuid?.() === 0)('the embedded PostgreSQL of root', () => {
  it('says where its files are when the wanted folder cannot be entered', async () => {
    const closed = await makeFolder(homedir(), '.arara-test-')
    const postgres = await start(closed)
    expect(notices.join()).toContain(postgres.clusterDir.replace(/\/pg\d+$/, ''))
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await postgres.stop()
    await Promise.all([closed, join(postgres.clusterDir, '..')].map(path => rm(path, { recursive: true })))
  })

  it('keeps what an earlier folder of that path left behind: refused where it may be money, moved away for a demo', async () => {
    const closed = await makeFolder(homedir(), '.arara-test-')
    const first = await start(closed)
    await query(first, 'CREATE TABLE left_behind AS SELECT 1 AS id')
    await first.stop()
    await rm(closed, { recursive: true })
    await mkdir(closed)
    await expect(start(closed)).rejects.toThrow('does not know the password')
    expect(await livingPostmaster(first.clusterDir)).toBeUndefined()
    await rm(closed, { recursive: true })
    await mkdir(closed)
    const second = await startEmbedded({
      dataDir: closed,
      onNotice: notice => notices.push(notice),
      beginsAnew: true,
    })
    expect(await query(second, `SELECT to_regclass('left_behind') AS found`)).toEqual([{ found: null }])
    await second.stop()
    const [, aside = ''] = /is now in (.+)$/.exec(notices.at(-1) ?? '') ?? []
    expect(await readFile(join(aside, 'PG_VERSION'), 'utf8')).toMatch(/^\d+/)
    await Promise.all([closed, join(first.clusterDir, '..')].map(path => rm(path, { recursive: true })))
  })
})
