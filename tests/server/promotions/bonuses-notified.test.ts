import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { notifyEnded } from '../../../server/features/promotions/bonuses/notify-ended.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* "Grants, lots, […] expiry, forfeit […], conversion"; "live notification at each step". */

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const keyed = <Result>(work: Parameters<typeof transaction<Result>>[1]) =>
  transaction(world.deps.db, work, { keyed: true })
const of = (member: TestMember) => ({ memberId: member.id, currency: 'BRL' }) as const

async function grant(member: TestMember, key: string) {
  const terms = { key, source: 'ftd', amount: 5_000n, required: 100_000n, maxStake: 1_000n }
  const order = { ...of(member), ...terms, maxConversion: 25_000n, lastsSeconds: 3_600 }
  await keyed(tx => world.deps.wallet.grantBonus(tx, order))
}

const reply = z.object({
  data: z.array(
    z.object({ kind: z.string(), details: z.record(z.string(), z.unknown()), link: z.unknown() }),
  ),
})
async function newsOf({ headers }: TestMember) {
  const answer = await world.app.inject({ url: '/api/informationcenter/notification', headers })
  return z.parse(reply, answer.json()).data.filter(({ kind }) => kind.startsWith('bonus_'))
}
/** The server's own worker tells them, a few seconds after. */
const isReported = (member: TestMember, kinds: readonly string[]) =>
  expect.poll(async () => (await newsOf(member)).map(({ kind }) => kind), { timeout: 20_000 }).toEqual(kinds)

describe('a member is notified of the end of a bonus', () => {
  test('when it became cash, with what became of it', async () => {
    const member = await registerMember(world)
    await grant(member, 'one')
    await keyed(tx => world.deps.wallet.endGrant(tx, { ...of(member), as: 'converted' }))
    await isReported(member, ['bonus_converted'])
    expect(await newsOf(member)).toMatchObject([
      { details: { money: '50.00', source: 'ftd' }, link: '/bonus' },
    ])
  })

  test('when its time is over, whether or not anybody looks', async () => {
    const member = await registerMember(world)
    await grant(member, 'two')
    world.clock.advance(2 * 3_600_000)
    const bearer = await world.app.inject({
      method: 'POST',
      url: '/api/auth/login2',
      payload: { name: member.name, password: member.password },
    })
    const headers = { authorization: `Bearer ${String(bearer.json().access_token)}` }
    await isReported({ ...member, headers }, ['bonus_expired'])
  })

  test.each([
    ['forfeited', 'bonus_forfeited'],
    ['cancelled', 'bonus_cancelled'],
  ] as const)('when it was %s, once, by however many processes', async (as, kind) => {
    const member = await registerMember(world)
    await grant(member, `three-${as}`)
    await keyed(tx => world.deps.wallet.endGrant(tx, { ...of(member), as }))
    await Promise.all([1, 2, 3].map(() => notifyEnded(world.deps)))
    expect((await newsOf(member)).map(news => news.kind)).toEqual([kind])
    expect(await newsOf(member)).toMatchObject([{ details: { money: '50.00' } }])
  })
})
