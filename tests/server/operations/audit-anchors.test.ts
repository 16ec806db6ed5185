import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { audit, firstBrokenAudit } from '../../../server/platform/audit/audit-log.ts'
import { anchorKeyOf } from '../../../server/platform/audit-anchors/anchor.ts'
import { createFilePlace } from '../../../server/platform/audit-anchors/file-place.ts'
import { createObjectPlace } from '../../../server/platform/audit-anchors/object-place.ts'
import {
  deliverAnchors,
  makeAnchor,
  startAnchors,
} from '../../../server/platform/audit-anchors/write-anchors.ts'
import { exportDatabase } from '../../../server/platform/database/export.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { createSecrets } from '../../../server/platform/secrets/secrets.ts'
import { startObjectStore } from '../../support/peers/object-store.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

// The audit chain sees a cut tail and an empty table: signed heads every hour at a write-once place outside.

let world: TestApp
let file: string
beforeEach(async () => {
  world = await createTestApp()
  file = join(world.deps.config.dataDir, 'audit-anchors.jsonl')
})
afterEach(() => world.close())

const hourMs = 3_600_000
const write = (count: number) =>
  transaction(world.deps.db, async tx => {
    for (let at = 0; at < count; at += 1) {
      const entry = { action: 'audit_export', subject: 'audit', details: { rows: at } }
      await audit(world.deps, tx, { ...entry, administratorId: undefined })
    }
  })
/** What the worker does in one run. */
const anchor = async () => {
  const breach = await makeAnchor(world.deps)
  await deliverAnchors(world.deps, createFilePlace(file))
  return breach
}
/** Three rows and a head of them, an hour ago; two more rows and their head, now. */
const twoAnchors = async () => {
  world.clock.advance(-hourMs)
  await write(3)
  await anchor()
  world.clock.advance(hourMs)
  await write(2)
  await anchor()
}
const asOwner = async (...statements: readonly string[]) => {
  const owner = new pg.Client({ connectionString: world.database.ownerUrl })
  await owner.connect()
  for (const statement of statements) await owner.query(statement)
  await owner.end()
}
/** `npm run audit:verify` with these arguments. */
const run = (args: readonly string[] = [], variables: Record<string, string> = {}) => {
  const { promise, resolve } = Promise.withResolvers<{ code: number; said: string }>()
  const { appSecret, dataDir } = world.deps.config
  const env = {
    ...process.env,
    ...{ APP_SECRET: appSecret, DATA_DIR: dataDir, DATABASE_URL: world.database.ownerUrl },
    ...variables,
  }
  execFile(process.execPath, ['scripts/operate/audit-verify.ts', ...args], { env }, (error, out, err) =>
    resolve({
      code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1,
      said: out + err,
    }),
  )
  return promise
}
const lines = () => readFileSync(file, 'utf8').trimEnd().split('\n')
const publicKey = () => anchorKeyOf(world.deps.secrets).publicKey

it('the head of the log is signed once an hour, among all processes, and appended to a file outside', async () => {
  await write(1)
  await Promise.all([makeAnchor(world.deps), makeAnchor(world.deps)])
  await Promise.all([1, 2].map(() => deliverAnchors(world.deps, createFilePlace(file))))
  await anchor()
  expect(lines()).toHaveLength(1)
  world.clock.advance(hourMs)
  await anchor()
  const [one = '', two = ''] = lines()
  expect(JSON.parse(one)).toMatchObject({ n: 1, seq: 1, previous: '', key: publicKey() })
  expect(JSON.parse(two)).toMatchObject({ n: 2, previous: createHash('sha256').update(one).digest('hex') })
})

it('a log that grew since its heads is whole, from the database and from an export alike', async () => {
  await twoAnchors()
  await write(1)
  expect(await run()).toMatchObject({ code: 0, said: expect.stringContaining('6 rows, 2 signed heads') })
  const dump = join(world.deps.config.dataDir, 'dump')
  await exportDatabase(world.database.ownerUrl, dump)
  const offline = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
  expect(await run(['--export', dump], offline)).toMatchObject({ code: 0 })
  const withKey = ['--export', dump, '--anchors', file, '--key', publicKey()]
  const stranger = { ...offline, APP_SECRET: '', MODE: 'production' }
  expect(await run(withKey, stranger)).toMatchObject({ code: 0, said: expect.stringContaining('6 rows') })
})

it('a tail that is cut off, the log’s own end and the database’s heads with it, is found by the heads outside', async () => {
  await twoAnchors()
  await asOwner(
    'DELETE FROM audit_log WHERE seq > 3',
    'UPDATE audit_head SET seq = 3, hash = (SELECT hash FROM audit_log WHERE seq = 3)',
  )
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBe(4n)
  await asOwner('DELETE FROM audit_anchor WHERE n > 1')
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBeUndefined()
  const found = await run()
  expect(found).toMatchObject({ code: 1, said: expect.stringContaining('breaks at row 4') })
  expect(found.said).toContain('the database keeps 1 anchors, the place outside 2')
})

it('an emptied log is found', async () => {
  await twoAnchors()
  await asOwner(
    'TRUNCATE audit_log, audit_text, audit_anchor',
    `UPDATE audit_head SET seq = 0, hash = ''`,
    'UPDATE audit_anchor_delivery SET delivered = 0',
  )
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('breaks at row 1') })
})

it('a changed row is found, in an export too', async () => {
  await twoAnchors()
  await asOwner(`UPDATE audit_log SET subject = 'member:x' WHERE seq = 2`)
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('breaks at row 2') })
  const dump = join(world.deps.config.dataDir, 'dump')
  await exportDatabase(world.database.ownerUrl, dump)
  expect(await run(['--export', dump])).toMatchObject({
    code: 1,
    said: expect.stringContaining('breaks at row 2'),
  })
})

it('a replaced file is found: signed by another key, cut, of another order, or gone', async () => {
  await twoAnchors()
  const whole = join(world.deps.config.dataDir, 'whole')
  copyFileSync(file, whole)
  const [one = '', two = ''] = lines()
  const other = { ...world.deps, secrets: createSecrets('another-secret-of-somebody-0123456789') }
  await asOwner('DELETE FROM audit_anchor', 'UPDATE audit_anchor_delivery SET delivered = 0')
  rmSync(file)
  await makeAnchor(other)
  await deliverAnchors(other, createFilePlace(file))
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('signed by another key') })
  await asOwner('DELETE FROM audit_anchor')
  const insert = (n: number, line: string) =>
    `INSERT INTO audit_anchor VALUES (${n}, now() - interval '${n} h', '${line}')`
  await asOwner(insert(1, one), insert(2, two))
  for (const [text, said] of [
    [`${two}\n`, 'anchor 1 is missing'],
    [`${two}\n${one}\n`, 'anchor 1 is missing'],
    [`${one.replace('"seq":3', '"seq":1')}\n${two}\n`, 'not signed as it says'],
    ['', 'every anchor is missing'],
  ] as const) {
    writeFileSync(file, text)
    expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining(said) })
  }
  copyFileSync(whole, file)
  expect(await run()).toMatchObject({ code: 0 })
})

it('`audit:verify` ends with 3 while no fresh head is outside, and with 2 when nothing could be checked', async () => {
  await write(1)
  expect(await run()).toMatchObject({ code: 3, said: expect.stringContaining('no head is kept outside yet') })
  world.clock.advance(-3 * hourMs)
  await anchor()
  expect(await run()).toMatchObject({ code: 3, said: expect.stringContaining('not proved') })
  expect(await run([], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })).toMatchObject({ code: 2 })
  expect(await run(['--unknown'])).toMatchObject({ code: 2 })
  expect((await run(['--public-key'])).said.trim()).toBe(publicKey())
  const published = await world.app.inject({ url: '/.well-known/audit-anchor-key.json' })
  expect(published.json()).toMatchObject({ kty: 'OKP', crv: 'Ed25519', x: publicKey() })
})

it('the next head tells of a row that went since the last one', async () => {
  await twoAnchors()
  await asOwner('DELETE FROM audit_log WHERE seq = 5')
  world.clock.advance(hourMs)
  expect(await anchor()).toContain('row 5 was changed or is gone')
  await asOwner('UPDATE audit_head SET seq = 4')
  world.clock.advance(hourMs)
  expect(await anchor()).toContain('the log ends at row 4')
})

it('an anchor that a full disk cut short is written again, and a number is never given twice', async () => {
  await write(1)
  await makeAnchor(world.deps)
  const place = createFilePlace(file)
  await deliverAnchors(world.deps, place)
  const [line = ''] = lines()
  writeFileSync(file, line.slice(0, 40))
  expect(await place.keep(1n, line)).toBe('kept')
  expect(await run()).toMatchObject({ code: 0 })
  expect(await place.keep(1n, line.replace('"n":1', '"n": 1'))).toBe('taken')
})

it('the server neither changes nor deletes an anchor', async () => {
  await anchor()
  for (const statement of [
    'DELETE FROM audit_anchor',
    `UPDATE audit_anchor SET line = ''`,
    'TRUNCATE audit_anchor',
  ]) {
    const app = new pg.Client({ connectionString: world.database.appUrl })
    await app.connect()
    await expect(app.query(statement)).rejects.toThrow('permission denied')
    await app.end()
  }
})

it('an object store takes each anchor once, by a signed PUT with If-None-Match', async () => {
  const store = await startObjectStore()
  const credentials = { id: 'AKIDEXAMPLE', secret: 'an-access-key' }
  const place = createObjectPlace(
    { url: store.url, credentials, region: 'sa-east-1', timeoutMs: 2_000 },
    fetch,
  )
  try {
    await write(1)
    await makeAnchor(world.deps)
    await deliverAnchors(world.deps, place)
    const [put] = store.asked
    expect(put).toMatchObject({ method: 'PUT', path: '/bucket/arara/000000000001.json' })
    expect(put?.headers['if-none-match']).toBe('*')
    expect(put?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/sa-east-1\/s3\/aws4_request, SignedHeaders=\S*if-none-match\S*, Signature=[0-9a-f]{64}$/,
    )
    const [kept = ''] = [...store.objects.values()]
    expect(put?.headers['x-amz-checksum-sha256']).toBe(createHash('sha256').update(kept).digest('base64'))
    expect(await place.keep(1n, kept.trimEnd())).toBe('kept')
    expect(await place.keep(1n, 'another')).toBe('taken')
    const variables = { AUDIT_ANCHOR_URL: store.url, AUDIT_ANCHOR_KEY_ID: 'x', AUDIT_ANCHOR_KEY_SECRET: 'y' }
    expect(await run([], variables)).toMatchObject({ code: 0 })
    store.objects.set('/bucket/arara/000000000001.json', kept.replace('"seq":1', '"seq":0'))
    expect(await run([], variables)).toMatchObject({ code: 1 })
  } finally {
    await store.close()
  }
})

it('a place that takes nothing is an error in the log and a count, and gets it later', async () => {
  const store = await startObjectStore()
  const registry = new Registry()
  const objects = {
    kind: 'objects',
    url: store.url,
    credentials: undefined,
    region: 'x',
    timeoutMs: 2_000,
  } as const
  const config = { ...world.deps.config, auditAnchors: objects }
  const worker = startAnchors({ ...world.deps, config }, registry)
  const metric = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values[0]?.value
  try {
    store.answerWith = 503
    worker.wake()
    // At the start and at the wake, each try is counted.
    await expect.poll(() => metric('audit_anchor_failures_total')).toBeGreaterThan(0)
    expect(world.logged()).toContain('a head of the audit log was not kept outside')
    store.answerWith = undefined
    world.clock.advance(30 * 60_000)
    worker.wake()
    // The head that was refused, and where a full hour began meanwhile the next one as well.
    await expect.poll(() => store.objects.size).toBeGreaterThan(0)
    await expect.poll(() => metric('audit_anchor_age_seconds')).toBeGreaterThanOrEqual(0)
    expect(existsSync(file)).toBe(false)
  } finally {
    await worker.stop()
    await store.close()
  }
})
