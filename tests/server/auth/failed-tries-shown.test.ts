import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitMail, mailTo } from '../../support/outbound-messages.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* Members hear of failed tries. */

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createTestApp({ environment: { TRUSTED_PROXIES: '1' } })
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

let network = 0
const guess = async (name: string, times: number) => {
  for (let at = 0; at < times; at += 1) {
    network += 1
    const from = { 'x-forwarded-for': `10.20.${network}.1` }
    await security.signIn({ name }, { password: 'errada', ...(await security.captcha()) }, {}, from)
  }
}
const signIn = (member: TestMember) => security.signIn(member, { password: member.password })
const historyOf = async (member: TestMember) => {
  const { body } = await security.call(member, '/api/security/overview')
  const { data } = JSON.parse(JSON.stringify(body))
  return data.history.filter(({ kind }: { kind: string }) => kind === 'failed_tries')
}
const newsOf = async (member: TestMember) => {
  const answer = await world.app.inject({
    url: '/api/informationcenter/notification',
    headers: member.headers,
  })
  return answer.json().data.filter(({ kind }: { kind: string }) => kind === 'failed_tries')
}

describe('wrong passwords for a member’s account', () => {
  it('are said at the next sign-in, in its answer, in the news and in the history, and once', async () => {
    const member = await registerMember(world)
    await guess(member.name, 4)
    expect((await signIn(member)).body).toMatchObject({ code: 200, failed_tries: 4 })
    expect(await newsOf(member)).toMatchObject([{ details: { count: 4 }, link: '/security-center' }])
    expect(await historyOf(member)).toMatchObject([{ details: { count: 4 } }])
    expect((await signIn(member)).body.failed_tries).toBeUndefined()
    expect(await historyOf(member)).toHaveLength(1)
  })

  it('stand in the history alone where they are as few as typing mistakes', async () => {
    const member = await registerMember(world)
    await guess(member.name, 2)
    expect((await signIn(member)).body.failed_tries).toBeUndefined()
    expect(await newsOf(member)).toEqual([])
    expect(await historyOf(member)).toMatchObject([{ details: { count: 2 } }])
  })

  it('bring a letter and news while they are made, at ten, and once a day', async () => {
    const { member, email } = await security.withEmail()
    await guess(member.name, 9)
    expect(mailTo(world, email)).toEqual([])
    await guess(member.name, 1)
    expect(await awaitMail(world, email)).toContain('10')
    await guess(member.name, 10)
    await expect.poll(() => newsOf(member)).toHaveLength(1)
    expect(mailTo(world, email)).toHaveLength(1)
  })

  it('of an account that does not exist leave nothing behind, by the same statements', async () => {
    const rows = async () => {
      const counted = await sql<{ n: bigint }>`SELECT count(*) AS n FROM member_failed_tries`.execute(
        world.deps.db,
      )
      return counted.rows[0]?.n
    }
    const before = await rows()
    await guess('nobody.at.all', 12)
    expect(await rows()).toBe(before)
  })
})
