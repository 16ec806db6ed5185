import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { toScan } from '../../../server/platform/uploads/scan-config.ts'
import { createScanner } from '../../../server/platform/uploads/scanner.ts'
import { type ClamdSandbox, startClamd } from '../../support/peers/clamd-sandbox.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'
import { administratorHeaders, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { eicar, jpeg, png } from '../../support/sample-files.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

// Uploads are scanned through a ClamAV port.

let clamd: ClamdSandbox
let people: Awaited<ReturnType<typeof startPeople>>
let world: TestApp
let admin: () => Record<string, string>
beforeAll(async () => {
  clamd = await startClamd()
  people = await startPeople()
  world = await createTestApp({
    environment: { ...people.environment, CLAMAV_URL: clamd.url, CLAMAV_TIMEOUT_MS: '1000' },
  })
  admin = await administratorHeaders(world)
})
afterEach(() => {
  clamd.says = undefined
  clamd.files.length = 0
})
afterAll(async () => {
  await world.close()
  await people.close()
  await clamd.close()
})

const infected = Buffer.concat([jpeg, Buffer.from(eicar)])
const send = async (member: TestMember, file: Buffer, headers = member.keyed()) => {
  const payload = { kind: 'document_front', file: file.toString('base64') }
  const answer = await world.app.inject({ method: 'POST', url: '/api/identity/picture', headers, payload })
  return { status: answer.statusCode, error: answer.json().error, details: answer.json().data?.pictures }
}
const kept = async (member: TestMember) => {
  const { rows } = await sql`SELECT kind FROM identity_picture WHERE member_id = ${member.id}`.execute(
    world.deps.db,
  )
  return rows.length
}
const metric = async (outcome: string) => {
  const { values } = await world.deps.scanner.counter.get()
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
}

it('a file is streamed to clamd whole, in frames, before anything of it is kept', async () => {
  const member = await registerMember(world)
  const large = Buffer.concat([png, Buffer.alloc(300_000, 1)])
  expect(await send(member, large)).toMatchObject({ status: 200 })
  expect(clamd.files).toHaveLength(1)
  expect(clamd.files[0]?.equals(large)).toBe(true)
  expect(await metric('clean')).toBeGreaterThan(0)
})

it('a file that the scanner knows is refused in words, kept nowhere, and a security event', async () => {
  const member = await registerMember(world)
  expect(await send(member, infected)).toMatchObject({ status: 422, error: 'file_infected' })
  expect(await kept(member)).toBe(0)
  expect(world.logged()).toContain('"kind":"upload_infected"')
  const picture = { method: 'POST', url: '/api/admin/banners/picture' } as const
  const payload = { file: infected.toString('base64') }
  const banner = await world.app.inject({
    ...picture,
    headers: { ...admin(), 'idempotency-key': crypto.randomUUID() },
    payload,
  })
  expect(banner.json()).toMatchObject({ error: 'file_infected' })
})

it('a sentence that only begins as clamd’s own is no verdict', async () => {
  clamd.says = 'stream: OK and more'
  expect(await world.deps.scanner.scan(jpeg)).toMatchObject({ outcome: 'unknown' })
})

it.each(['silence', 'hang-up', 'INSTREAM size limit exceeded. ERROR'])(
  'without a verdict (%s) nothing is kept, and the same call succeeds later',
  async says => {
    const member = await registerMember(world)
    const headers = member.keyed()
    clamd.says = says
    expect(await send(member, jpeg, headers)).toMatchObject({ status: 503, error: 'try_again_later' })
    expect(await kept(member)).toBe(0)
    clamd.says = undefined
    expect(await send(member, jpeg, headers)).toMatchObject({ status: 200 })
    expect(await metric('unknown')).toBeGreaterThan(0)
  },
)

it('a scanner that nobody reaches gives no verdict', async () => {
  const gone = toScan({ CLAMAV_URL: 'unix:///nonexistent/clamd.ctl', CLAMAV_TIMEOUT_MS: 1_000 })
  const { scan } = createScanner(gone, { log: world.deps.log, mode: 'demo' })
  expect(await scan(jpeg)).toMatchObject({ outcome: 'unknown' })
})

it('production says in its log that nothing scans, and takes uploads', async () => {
  const { scan } = createScanner(undefined, { log: world.deps.log, mode: 'production' })
  expect(await scan(infected)).toEqual({ outcome: 'unscanned' })
  expect(world.logged()).toContain('uploads are not scanned for viruses: set CLAMAV_URL')
})

it('an address of clamd is a host and a port, or a socket', () => {
  const at = (url: string) => toScan({ CLAMAV_URL: url, CLAMAV_TIMEOUT_MS: 1_000 })?.at
  expect(at('tcp://clamd.internal')).toEqual({ host: 'clamd.internal', port: 3310 })
  expect(at('tcp://[::1]:3311')).toEqual({ host: '::1', port: 3311 })
  expect(at('unix:///run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
})
