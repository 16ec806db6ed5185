import { execFile } from 'node:child_process'
import { createCipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createDatabase } from '../../../server/platform/database/connect.ts'
import { inspectInstallation } from '../../../server/platform/production/inspect-installation.ts'
import { rotateSecrets } from '../../../server/platform/secrets/rotate-secrets.ts'
import { sealedColumns } from '../../../server/platform/secrets/sealed-columns.ts'
import { createSecrets, type Secrets } from '../../../server/platform/secrets/secrets.ts'
import { administratorHeaders, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

// Key ids in every ciphertext and `npm run secrets:rotate`.

const [first, second, third] = ['first', 'second', 'third'].map(
  name => `${name}-secret-of-these-tests-0123456789`,
)
if (first === undefined || second === undefined || third === undefined) throw new Error('Three secrets')
const after = (current: string, ...previous: string[]) => createSecrets(current, { previous, hashes: first })

let world: TestApp
let member: TestMember
beforeAll(async () => {
  world = await createTestApp({ environment: { APP_SECRET: first } })
  member = await registerMember(world)
  await administratorHeaders(world)
  await inspect({ appSecret: first })
})
afterAll(() => world.close())

const inspect = (secrets: { appSecret: string; previousSecrets?: string[]; hashSecret?: string }) =>
  inspectInstallation({ mode: 'demo', databaseUrl: world.database.appUrl, ...secrets })

/** As values were sealed before they named their key. */
function sealAsBefore(secret: string, text: string, context: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, 'arara', 'field-encryption', 32))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

const asOwner = async <Result>(work: (db: ReturnType<typeof createDatabase>) => Promise<Result>) => {
  const db = createDatabase(world.database.ownerUrl, { max: 2, connectWithinMs: 10_000 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
const rotate = (secrets: Secrets) => asOwner(db => rotateSecrets(db, secrets))
/** How many sealed values of the database these secrets open, and how many they do not. */
async function opened(secrets: Secrets) {
  const count = { right: 0, wrong: 0 }
  for (const { table, column, context } of sealedColumns) {
    const { rows } = await sql<{ sealed: Buffer; context: string }>`
      SELECT ${sql.ref(column)} AS sealed, ${sql.raw(context)} AS context FROM ${sql.table(table)}
      WHERE length(${sql.ref(column)}) > 0`.execute(world.deps.db)
    for (const row of rows) {
      try {
        secrets.decrypt(row.sealed, row.context)
        count.right += 1
      } catch {
        count.wrong += 1
      }
    }
  }
  return count
}

it('a value names its key, opens with it alone, and cannot be given to another key or another row', () => {
  const [one, two] = [after(first), after(second)]
  const sealed = one.encrypt('Maria', 'row:1')
  expect(sealed.subarray(0, 8).equals(one.sealedPrefix)).toBe(true)
  expect(one.sealedPrefix.equals(two.sealedPrefix)).toBe(false)
  expect(after(second, first).decrypt(sealed, 'row:1')).toBe('Maria')
  expect(() => two.decrypt(sealed, 'row:1')).toThrow('No key')
  expect(() => one.decrypt(sealed, 'row:2')).toThrow('No key')
  const renamed = Buffer.concat([two.sealedPrefix, sealed.subarray(8)])
  expect(() => after(second, first).decrypt(renamed, 'row:1')).toThrow('No key')
  // Nor is it one of the format without a head.
  expect(() => one.decrypt(sealed.subarray(8), 'row:1')).toThrow('No key')
})

it('what was sealed before values named their key opens still, under the current and the previous secret', () => {
  const old = sealAsBefore(first, 'Maria', 'row:1')
  expect(after(first).decrypt(old, 'row:1')).toBe('Maria')
  expect(after(third, second, first).decrypt(old, 'row:1')).toBe('Maria')
  expect(() => after(second).decrypt(old, 'row:1')).toThrow('No key')
})

it('everything is sealed anew, the canary last, and the old secret is not needed any more', async () => {
  const context = `member:${member.id}:phone`
  await sql`UPDATE member SET phone_sealed = ${sealAsBefore(first, '11987654321', context)}
    WHERE id = ${member.id}`.execute(world.deps.db)
  const before = await opened(after(first))
  expect(before.wrong).toBe(0)
  expect(before.right).toBeGreaterThan(5)
  const done = await rotate(after(second, first))
  expect(done.at(-1)).toMatchObject({ column: 'installation.secret_canary', resealed: 1 })
  expect(await opened(after(second))).toEqual({ right: before.right, wrong: 0 })
  expect(await opened(after(first))).toEqual({ right: 0, wrong: before.right })
  expect(await inspect({ appSecret: second, hashSecret: first })).toEqual([])
  expect((await rotate(after(second, first))).every(({ resealed }) => resealed === 0)).toBe(true)
})

it('members are found by CPF, phone and e-mail as before, and proofs of the old secret are not believed', () => {
  const [old, current] = [after(first), after(second, first)]
  expect(current.blindIndex('cpf', member.cpf)).toEqual(old.blindIndex('cpf', member.cpf))
  expect(current.sign('audit-log', 'row')).toEqual(old.sign('audit-log', 'row'))
  for (const purpose of ['bearer-token', 'step-up'])
    expect(current.sign(purpose, 'claims')).not.toEqual(old.sign(purpose, 'claims'))
})

it('a rotation that was stopped goes on where it was, and one row that nobody opens keeps the canary back', async () => {
  await rotate(after(second, first))
  const [current, whole] = [after(third, second), await opened(after(second))]
  const bad = { id: randomUUID(), sealed: randomBytes(60) }
  await sql`INSERT INTO letter (id, channel, kind, language, sealed, created_at, send_at, sent_at)
    VALUES (${bad.id}, 'email', 'code', 'pt', ${bad.sealed}, now(), now(), now())`.execute(world.deps.db)
  const stopped = new Error('stopped')
  let columns = 0
  const halfway = asOwner(db =>
    rotateSecrets(db, current, () => {
      columns += 1
      if (columns === 6) throw stopped
    }),
  )
  await expect(halfway).rejects.toBe(stopped)
  const half = await opened(current)
  expect(half).toEqual({ right: whole.right, wrong: 1 })
  const done = await rotate(current)
  expect(done.find(({ column }) => column === 'letter.sealed')?.unopened).toBe(1)
  expect(done.some(({ column }) => column === 'installation.secret_canary')).toBe(false)
  expect(await inspect({ appSecret: third, hashSecret: first })).toEqual([
    expect.stringContaining('APP_SECRET_PREVIOUS'),
  ])
  expect(await inspect({ appSecret: third, previousSecrets: [second], hashSecret: first })).toEqual([])
  await sql`DELETE FROM letter WHERE id = ${bad.id}`.execute(world.deps.db)
})

it('a value that a server writes while it is being sealed anew is not overwritten', async () => {
  const current = after(third, second)
  const context = `member:${member.id}:phone`
  const write = (on: typeof world.deps.db, text: string) =>
    sql`UPDATE member SET phone_sealed = ${after(second).encrypt(text, context)}
      WHERE id = ${member.id}`.execute(on)
  await rotate(after(third, second, first))
  await write(world.deps.db, 'before')
  // The rotation has read the value and waits for the row; then the newer one is committed.
  const rotating = await world.deps.db.transaction().execute(async tx => {
    await write(tx, 'newer')
    const running = rotate(current)
    await vi.waitFor(
      async () => {
        const { rows } = await sql`SELECT 1 AS waits FROM pg_locks WHERE NOT granted`.execute(world.deps.db)
        expect(rows.length).toBeGreaterThan(0)
      },
      { timeout: 30_000 },
    )
    return { running }
  })
  await rotating.running
  const { rows } = await sql<{ sealed: Buffer }>`
    SELECT phone_sealed AS sealed FROM member WHERE id = ${member.id}`.execute(world.deps.db)
  expect(after(third).decrypt(rows[0]?.sealed ?? Buffer.alloc(0), context)).toBe('newer')
})

it('a start whose hashes are made under another secret is refused', async () => {
  await rotate(after(third, second, first))
  expect(await inspect({ appSecret: third })).toEqual([expect.stringMatching(/^APP_SECRET_HASHES is not/)])
  expect(await inspect({ appSecret: third, hashSecret: first })).toEqual([])
})

it('npm run secrets:rotate does so from the environment, and says what it wants', async () => {
  const run = (variables: Record<string, string>) => {
    const { promise, resolve } = Promise.withResolvers<{ code: number; said: string }>()
    const env = { ...process.env, MODE: 'production', DATABASE_URL: world.database.ownerUrl, ...variables }
    execFile(process.execPath, ['scripts/operate/secrets-rotate.ts'], { env }, (error, out, err) =>
      resolve({
        code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1,
        said: out + err,
      }),
    )
    return promise
  }
  const back = { APP_SECRET: first, APP_SECRET_PREVIOUS: `${third} ${second}`, APP_SECRET_HASHES: first }
  expect(await run(back)).toMatchObject({ code: 0, said: expect.stringContaining('Everything is sealed') })
  expect((await opened(after(first))).wrong).toBe(0)
  expect(await run({ APP_SECRET: first, APP_SECRET_PREVIOUS: second })).toMatchObject({ code: 2 })
})
