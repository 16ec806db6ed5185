import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { productionEnvironment } from '../../support/production-environment.ts'
import { createTestApp } from '../../support/test-app.ts'
import { createTestDatabase } from '../../support/test-database.ts'

const run = promisify(execFile)
const secret = 'the-secret-of-a-house-that-has-just-begun-0123'
const password = 'uma frase que ninguém sabe'

/** docs/rules/accounts.md: "`npm run admin:create` prints a 15-minute link where the first administrator sets password and TOTP". */
interface Place {
  readonly database: Awaited<ReturnType<typeof createTestDatabase>>
  readonly environment?: Readonly<Record<string, string>>
}

function runScript(script: string, args: readonly string[], { database, environment }: Place) {
  return run(process.execPath, [`scripts/operate/${script}.ts`, ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.ownerUrl,
      APP_DATABASE_URL: database.appUrl,
      APP_SECRET: secret,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'arara-admin-')),
      SITE_URL: 'https://casa.example',
      ...environment,
    },
  })
}

it('npm run admin:create makes the first administrator from nothing, who signs in to the back office', async () => {
  const database = await createTestDatabase({ max: 8, isBare: true })
  const { stdout } = await runScript('admin-create', ['Ana@arara.test', 'Ana', 'Dias'], { database })
  const token = /https:\/\/casa\.example\/backoffice\/enrol#(\S+)/.exec(stdout)?.[1]
  expect(token).toBeDefined()

  const world = await createTestApp({ environment: { APP_SECRET: secret }, database })
  try {
    const post = async (url: string, payload: object) => {
      const answer = await world.app.inject({ method: 'POST', url: `/api/admin/${url}`, payload })
      return answer.json()
    }
    const { data } = await post('enrolment', { token })
    expect(data).toMatchObject({
      email: 'ana@arara.test',
      totp_uri: expect.stringContaining('otpauth://totp/'),
    })
    const code = () => totpAt(fromBase32(data.totp_secret), stepAt(world.clock.now()))
    const wrong = await post('enrol', { token, password, totp: '000000' })
    expect(wrong).toMatchObject({ code: 401, error: 'totp_invalid' })
    expect(await post('enrol', { token, password, totp: code() })).toMatchObject({ code: 200 })
    expect(await post('enrol', { token, password, totp: code() })).toMatchObject({
      error: 'enrolment_expired',
    })
    world.clock.advance(30_000)
    const signedIn = await post('sign-in', { email: 'ana@arara.test', password, totp: code() })
    expect(signedIn).toMatchObject({ code: 200, data: { role: 'owner', name: 'Ana Dias' } })
    const headers = { authorization: `Bearer ${String(signedIn.access_token)}` }
    const audit = await world.app.inject({ method: 'POST', url: '/api/admin/audit', headers, payload: {} })
    expect(audit.statusCode).toBe(200)
    const made = (
      await sql`SELECT action, administrator_id AS by FROM audit_log ORDER BY seq LIMIT 1`.execute(
        database.db,
      )
    ).rows
    expect(made).toEqual([{ action: 'invite', by: null }])
  } finally {
    await world.close()
    await database.close()
  }
})

/** The first two owners are enrolled at the server. */
it('in production npm run admin:create makes two owners and no third, and none over an address that has one', async () => {
  const database = await createTestDatabase({ max: 8 })
  const { DATABASE_URL: _, ...environment } = productionEnvironment
  const place = { database, environment }
  const world = await createTestApp({ environment: { APP_SECRET: environment.APP_SECRET ?? '' }, database })
  const create = (email: string) =>
    runScript('admin-create', [email, 'Ana'], place).then(
      ({ stdout }) => stdout,
      (error: { stderr: string }) => error.stderr,
    )
  const enrol = async (printed: string) => {
    const token = /enrol#(\S+)/.exec(printed)?.[1]
    const post = (url: string, payload: object) =>
      world.app.inject({ method: 'POST', url: `/api/admin/${url}`, payload })
    const { data } = (await post('enrolment', { token })).json()
    const totp = totpAt(fromBase32(data.totp_secret), stepAt(world.clock.now()))
    expect((await post('enrol', { token, password, totp })).statusCode).toBe(200)
  }
  try {
    await enrol(await create('ana@arara.test'))
    expect(await create('ana@arara.test')).toContain('npm run admin:reset')
    await enrol(await create('bia@arara.test'))
    expect(await create('caio@arara.test')).toContain('Two owners are enrolled')
    const { stdout } = await runScript('admin-reset', ['ana@arara.test'], place)
    await enrol(stdout)
  } finally {
    await world.close()
    await database.close()
  }
})

it('a command under another APP_SECRET than the database was sealed with says so and does nothing', async () => {
  const database = await createTestDatabase({ max: 8 })
  const place = { database, environment: { APP_SECRET: secret } }
  try {
    await runScript('admin-create', ['ana@arara.test', 'Ana'], place)
    const other = { database, environment: { APP_SECRET: `${secret}-another-one` } }
    const failed = await runScript('admin-create', ['bia@arara.test', 'Bia'], other).catch(error => error)
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('APP_SECRET is not the one') })
    const { rows } = await sql`SELECT email FROM administrator_invite`.execute(database.db)
    expect(rows).toEqual([{ email: 'ana@arara.test' }])
  } finally {
    await database.close()
  }
})

it('the printed link opens where operators reach the back office', async () => {
  const database = await createTestDatabase({ max: 8 })
  const environment = { BACKOFFICE_PORT: '9443', BACKOFFICE_URL: 'https://op.casa.example' }
  try {
    const { stdout } = await runScript('admin-create', ['ana@arara.test', 'Ana'], { database, environment })
    expect(stdout).toContain('https://op.casa.example/backoffice/enrol#')
  } finally {
    await database.close()
  }
})
