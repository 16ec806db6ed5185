import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPixWorld, expectSoundBooks, type PixWorld } from '../../../support/peers/pix-world.ts'
import { holdersOf, pin } from '../../../support/people/account-holder.ts'
import { proofFor } from '../../../support/people/step-up.ts'

/* docs/rules/accounts.md: "Withdrawal password: five wrong tries lock it for 30 minutes; changing it needs the old one". */

let world: PixWorld
let holders: ReturnType<typeof holdersOf>

beforeAll(async () => {
  world = await createPixWorld()
  holders = holdersOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const minute = 60_000

describe('the withdrawal password', () => {
  it('is six digits, typed twice, and set once', async () => {
    const member = await world.member()
    const proof = proofFor(world.deps, member.bearer, 'withdrawal_password')
    const set = (qk_pwd: string, qk_pwd_confirmation = qk_pwd) =>
      world.call(member, '/api/member/drawing_pwd/set', { qk_pwd, qk_pwd_confirmation, proof })
    expect(await set('12345')).toMatchObject({ status: 400, body: { errors: { qk_pwd: expect.anything() } } })
    expect(await set(pin, '111111')).toMatchObject({
      status: 400,
      body: { errors: { qk_pwd_confirmation: expect.anything() } },
    })
    expect(await set(pin)).toMatchObject({ status: 200 })
    expect(await set('640281')).toMatchObject({ status: 409, body: { error: 'withdrawal_password_set' } })
    expect((await world.call(member, '/api/auth/me', {})).body).toMatchObject({ data: { has_qk_pwd: true } })
  })

  it('is reported to the other devices of the member as soon as it is set', async () => {
    const member = await world.member()
    const reported = () =>
      sql`SELECT 1 FROM outbox WHERE member_id = ${member.id} AND topic = 'session'`.execute(world.deps.db)
    expect((await reported()).rows).toHaveLength(0)
    await holders.setPin(member)
    expect((await reported()).rows).toHaveLength(1)
  })

  it('is missing until it is set', async () => {
    const member = await world.member()
    const id = await holders.saved(member, 'cpf', member.cpf)
    expect(await holders.confirm(member, id)).toMatchObject({
      status: 422,
      body: { error: 'withdrawal_password_missing' },
    })
  })

  it('is locked for half an hour by five wrong tries, also for the right one', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    for (const triesLeft of [4, 3, 2, 1]) {
      expect((await holders.confirm(member, id, '000000')).body).toMatchObject({
        error: 'withdrawal_password_wrong',
        details: { tries_left: triesLeft },
      })
    }
    const locked = { status: 429, body: { error: 'withdrawal_password_locked' } }
    expect(await holders.confirm(member, id, '000000')).toMatchObject(locked)
    expect(await holders.confirm(member, id)).toMatchObject(locked)
    world.clock.advance(29 * minute)
    expect(await holders.confirm(member, id)).toMatchObject(locked)
    world.clock.advance(2 * minute)
    expect(await holders.confirm(member, id)).toMatchObject({ status: 200 })
  })

  it('gives a crowd of guessers five tries in all', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    const guesses = Array.from({ length: 20 }, (_, at) => holders.confirm(member, id, `90000${at % 10}`))
    const words = (await Promise.all(guesses)).map(answer => answer.body.error)
    expect(words.filter(word => word === 'withdrawal_password_wrong')).toHaveLength(4)
    expect(words.filter(word => word === 'withdrawal_password_locked')).toHaveLength(16)
  })

  it('right in many calls at once is never locked by them', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    await Promise.all(Array.from({ length: 12 }, () => holders.confirm(member, id)))
    expect(await holders.confirm(member, id)).toMatchObject({ status: 200 })
  })

  it('wrong under one key is counted once, and answers the same when it is asked again', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    const one = await holders.confirm(member, id, '000000', 'wrong-pin-0001')
    expect(await holders.confirm(member, id, '000000', 'wrong-pin-0001')).toEqual({
      ...one,
      body: { ...one.body, request_id: expect.anything() },
    })
    expect((await holders.confirm(member, id, '000000')).body).toMatchObject({ details: { tries_left: 3 } })
  })

  it('is never stored in a form that six digits could be guessed from', async () => {
    const member = await holders.withPin()
    const { rows } = await sql<{ hash: string }>`SELECT hash FROM withdrawal_password
      WHERE member_id = ${member.id}`.execute(world.deps.db)
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/)
    expect(world.logged()).not.toContain(pin)
  })

  it('changed with the old one holds withdrawals for a day', async () => {
    const member = await holders.withPin()
    const change = (old_qk_pwd: string, qk_pwd: string) =>
      world.call(member, '/api/member/drawing_pwd/modify', {
        old_qk_pwd,
        qk_pwd,
        qk_pwd_confirmation: qk_pwd,
      })
    expect(await change('000000', '640281')).toMatchObject({ body: { error: 'withdrawal_password_wrong' } })
    expect(await change(pin, pin)).toMatchObject({ body: { error: 'withdrawal_password_same' } })
    expect(await change(pin, '640281')).toMatchObject({
      status: 200,
      body: { held_until: expect.any(String) },
    })
    const terms = await world.call(member, '/api/drawing/terms', {})
    expect(terms.body).toMatchObject({ data: { held_until: expect.any(String), has_qk_pwd: true } })
  })
})
