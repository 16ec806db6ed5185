import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { seed } from '../../../server/seed.ts'
import { registerMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
const dataDir = mkdtempSync(join(tmpdir(), 'arara-seed-'))
beforeAll(async () => {
  world = await createTestApp({ environment: { DATA_DIR: dataDir } })
  await seed(world.deps.config)
})
afterAll(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const path = join(dataDir, 'demo-accounts.txt')
const passwordOf = (name: string) =>
  new RegExp(` ${name} +(\\S+)`).exec(readFileSync(path, 'utf8'))?.[1] ?? ''
const post = (url: string, payload: object) => world.app.inject({ method: 'POST', url, payload })
const signIn = (name: string) => post('/api/auth/login2', { name, password: passwordOf(name) })

test('the accounts of the file can be used: member, demo member, agent, administrator', async () => {
  expect((await signIn('jogador')).json().data).toMatchObject({ is_demo: false, money: '0.00' })
  expect((await signIn('demonstracao')).json().data).toMatchObject({ is_demo: true, money: '5000.00' })
  expect((await signIn('agente')).json().data).toMatchObject({ invite_code: 'ARARA777' })
  const invited = await registerMember(world, { invite_code: 'ARARA777' })
  expect(invited.id).not.toBe('')
  const secret = /secret (\w+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
  const totp = totpAt(fromBase32(secret), stepAt(world.clock.now()))
  const email = 'admin@arara.test'
  expect((await post('/api/admin/sign-in', { email, password: passwordOf(email), totp })).statusCode).toBe(
    200,
  )
})

test('only their owner can read the passwords', () => {
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a second seed changes nothing; a lost file is written anew with passwords that work', async () => {
  const before = readFileSync(path, 'utf8')
  await seed(world.deps.config)
  expect(readFileSync(path, 'utf8')).toBe(before)
  rmSync(path)
  await seed(world.deps.config)
  expect(readFileSync(path, 'utf8')).not.toBe(before)
  expect((await signIn('jogador')).statusCode).toBe(200)
})

test('production is never seeded', async () => {
  await expect(seed({ ...world.deps.config, mode: 'production' })).rejects.toThrow('production starts empty')
})
