import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitMail, codeIn } from '../../support/outbound-messages.ts'
import { createSecurityCalls, newBrowser, sessionOf } from '../../support/people/security-member.ts'
import { administratorHeaders, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createTestApp()
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

const minute = 60_000
const fresh = 'outra senha boa'
/** The browser of these tests, unless they name another. */
const browser = newBrowser()
const forget = async (account: string, cookies = browser) =>
  security.open('/api/auth/forgot', { account, ...(await security.captcha()) }, cookies)
const reset = (
  account: string,
  code: string,
  password = fresh,
  key: string = randomUUID(),
  cookies: object = browser,
) =>
  security.open('/api/auth/reset', { account, code, password, password_confirmation: password }, cookies, {
    'idempotency-key': key,
  })
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a forgotten password (docs/rules/accounts.md: a code by the bound e-mail or phone, 24 h hold)', () => {
  it('is set anew with the code, ends every session, holds withdrawals, and the code serves once', async () => {
    const { member, email } = await security.withEmail()
    expect((await forget(email)).body).toMatchObject({ code: 200 })
    const code = codeIn(await awaitMail(world, email))
    expect((await reset(email, another(code))).body.error).toBe('code_wrong')
    expect((await reset(email, code, 'flamengo')).body.error).toBe('password_common')
    const key = randomUUID()
    const done = await reset(email, code, fresh, key)
    expect(done.status).toBe(200)
    expect((await reset(email, code, fresh, key)).body).toMatchObject({ code: 200 })
    expect((await reset(email, code)).body.error).toBe('code_wrong')
    expect((await security.call(member, '/api/auth/me')).body.error).toBe('session_expired')
    const signedIn = await security.signIn(member, { password: fresh })
    const { body } = await security.call(sessionOf(signedIn), '/api/security/overview')
    expect(body.data).toMatchObject({ hold: { reason: 'password_reset' } })
  })

  it('goes by text message where a phone was typed, or no e-mail is bound', async () => {
    const phone = `+55119${String(Date.now()).slice(-8)}`
    const member = await registerMember(world, { phone })
    await forget(member.name)
    const code = codeIn(await awaitMail(world, phone))
    expect((await reset(member.name, code)).status).toBe(200)
  })

  it('is not helped by a second factor being forgotten: that stays', async () => {
    const { member, email } = await security.withEmail()
    await sql`INSERT INTO member_totp (member_id, secret_sealed, created_at, confirmed_at)
      VALUES (${member.id}, ${world.deps.secrets.encrypt('AAAA', `member:${member.id}:totp`)}, now(), now())`.execute(
      world.deps.db,
    )
    await forget(email)
    await reset(email, codeIn(await awaitMail(world, email)))
    expect((await security.signIn(member, { password: fresh })).body.error).toBe('second_factor_required')
  })

  it('gives a crowd of guessers five tries in all', async () => {
    const { email } = await security.withEmail()
    await forget(email)
    const code = codeIn(await awaitMail(world, email))
    await Promise.all(Array.from({ length: 12 }, () => reset(email, another(code))))
    expect((await reset(email, code)).body.error).toBe('code_wrong')
  })
})

describe('whether an account exists (docs/rules/accounts.md: no answer tells)', () => {
  const bare = ({ body }: { body: object }) => ({ ...body, request_id: undefined })

  it('is disclosed by no answer: asking, asking too soon and trying a code are the same for an unknown address', async () => {
    const { email } = await security.withEmail()
    const nobody = `${randomUUID().slice(0, 8)}@example.com`
    for (const ask of [forget, forget]) {
      expect(bare(await ask(nobody))).toEqual(bare(await ask(email)))
    }
    await awaitMail(world, email)
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) {
      expect(bare(await reset(nobody, '123456'))).toEqual(bare(await reset(email, '123456')))
    }
  })

  it('leaves the same rows: a code that counts its tries is made for nobody too', async () => {
    const nobody = `${randomUUID().slice(0, 8)}@example.com`
    const count = async () => {
      const { rows } = await sql<{ tries: number }>`SELECT tries FROM sent_code
        WHERE purpose = 'reset_password' AND member_id IS NULL ORDER BY id DESC LIMIT 1`.execute(
        world.deps.db,
      )
      return rows[0]?.tries
    }
    const waiting = async () => {
      const { rows } = await sql`SELECT FROM reset_wish`.execute(world.deps.db)
      return rows.length
    }
    // Those of the tests before are answered first: the newest code is then this one's.
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
    await forget(nobody)
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
    expect(await count()).toBe(0)
    await reset(nobody, '123456')
    expect(await count()).toBe(1)
  })

  it('is disclosed by no response time: asking for a code does the same work for both', async () => {
    const { email } = await security.withEmail()
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 12; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const account = kind === 'known' ? email : `${randomUUID().slice(0, 8)}@example.com`
        const body = { account, ...(await security.captcha()) }
        const start = performance.now()
        await security.open('/api/auth/forgot', body, browser)
        times[kind].push(performance.now() - start)
      }
      world.clock.advance(minute + 1)
      await sql`DELETE FROM sent_code`.execute(world.deps.db)
    }
    const median = (values: number[]) => values.toSorted((one, other) => one - other)[6] ?? 0
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(1 / 3)
    expect(ratio).toBeLessThan(3)
  })
})

const pin = '482913'
async function setPin(member: TestMember) {
  const proof = await security.proof(member, 'withdrawal_password')
  const both = { qk_pwd: pin, qk_pwd_confirmation: pin }
  expect((await security.call(member, '/api/member/drawing_pwd/set', { ...both, proof })).status).toBe(200)
}
async function withPin(): Promise<TestMember> {
  const member = await registerMember(world)
  await setPin(member)
  return member
}

describe('a forgotten withdrawal password', () => {
  it('needs the login’s password and a code by phone, and holds withdrawals', async () => {
    const phone = `+55219${String(Date.now()).slice(-8)}`
    const member = await registerMember(world, { phone })
    const ask = (proof: string) => security.call(member, '/api/security/withdrawal-password/code', { proof })
    expect((await ask(await security.proof(member, 'withdrawal_password'))).body.error).toBe(
      'withdrawal_password_missing',
    )
    await setPin(member)
    expect((await ask('none')).body.error).toBe('step_up_required')
    const sent = await ask(await security.proof(member, 'withdrawal_password'))
    expect(sent.body).toMatchObject({ channel: 'sms', target: expect.stringContaining('*****') })
    const code = codeIn(await awaitMail(world, phone))
    const set = (given: string) =>
      security.call(member, '/api/security/withdrawal-password/reset', {
        code: given,
        qk_pwd: '640281',
        qk_pwd_confirmation: '640281',
      })
    expect((await set(another(code))).body.error).toBe('code_wrong')
    expect((await set(code)).body).toMatchObject({ code: 200, held_until: expect.any(String) })
    const changed = await security.call(member, '/api/member/drawing_pwd/modify', {
      old_qk_pwd: '640281',
      qk_pwd: pin,
      qk_pwd_confirmation: pin,
    })
    expect(changed.status).toBe(200)
  })
})

describe('two administrators in the back office', () => {
  it('one opens, another approves and is shown a code once; the member sets a new password with it', async () => {
    const member = await withPin()
    const [first, second] = [await administratorHeaders(world), await administratorHeaders(world)]
    const reason = 'Reconhecida por vídeo, documento conferido'
    const opened = await security.open(
      '/api/admin/resets/open',
      { id: member.id, kind: 'password', reason },
      {},
      first(),
    )
    expect(opened.status).toBe(200)
    const listed = await security.open('/api/admin/resets', {}, {}, second())
    expect(listed.body.data).toMatchObject([{ member_id: member.id, is_own: false, reason }])
    const id = JSON.parse(JSON.stringify(opened.body.data)).id
    const close = (headers: object) =>
      security.open('/api/admin/resets/close', { id, approve: true }, {}, headers)
    expect((await close(first())).body.error).toBe('second_person_needed')
    const headers = second()
    const approved = await close(headers)
    const code = String(approved.body.code_once)
    expect(code).toMatch(/^\d{12}$/)
    expect((await close(headers)).body).toMatchObject({ code: 200, code_once: null })
    expect((await close(second())).body.error).toBe('not_found')
    expect((await reset(member.name, code)).status).toBe(200)
    const { rows } = await sql<{ action: string }>`SELECT action FROM audit_log
      WHERE subject = ${`member:${member.id}`} ORDER BY seq`.execute(world.deps.db)
    expect(rows.map(row => row.action)).toEqual(['open_password_reset', 'close_password_reset'])
    expect(world.logged()).not.toContain(code)
  })

  it('also for the withdrawal password', async () => {
    const member = await withPin()
    const [first, second] = [await administratorHeaders(world), await administratorHeaders(world)]
    const body = { id: member.id, kind: 'withdrawal_password', reason: 'Celular roubado, conferido' }
    const opened = await security.open('/api/admin/resets/open', body, {}, first())
    const id = JSON.parse(JSON.stringify(opened.body.data)).id
    const approved = await security.open('/api/admin/resets/close', { id, approve: true }, {}, second())
    const done = await security.call(member, '/api/security/withdrawal-password/reset', {
      code: approved.body.code_once,
      qk_pwd: '640281',
      qk_pwd_confirmation: '640281',
    })
    expect(done.status).toBe(200)
  })
})
