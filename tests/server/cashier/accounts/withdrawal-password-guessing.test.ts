import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hashPin } from '../../../../server/features/cashier/accounts/pin.ts'
import type { Member } from '../../../support/peers/pix-people.ts'
import { createPixWorld, expectSoundBooks, type PixWorld } from '../../../support/peers/pix-world.ts'
import { holdersOf, pin } from '../../../support/people/account-holder.ts'
import { proofFor } from '../../../support/people/step-up.ts'

let world: PixWorld
let holders: ReturnType<typeof holdersOf>
beforeAll(async () => {
  world = await createPixWorld()
  holders = holdersOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const fifty = Array.from({ length: 50 }, (_, at) => at)
const proof = (member: Member) => proofFor(world.deps, member.bearer, 'withdrawal_password')
const choose = (member: Member, qk_pwd: string) =>
  world.call(member, '/api/member/drawing_pwd/set', {
    qk_pwd,
    qk_pwd_confirmation: qk_pwd,
    proof: proof(member),
  })
const modify = (member: Member, old_qk_pwd: string, qk_pwd: string) =>
  world.call(member, '/api/member/drawing_pwd/modify', { old_qk_pwd, qk_pwd, qk_pwd_confirmation: qk_pwd })
const words = (answers: readonly { body: { error?: unknown } }[]) => answers.map(answer => answer.body.error)

/** A withdrawal password from before easy ones were refused. */
async function withOldPin(easy: string): Promise<Member> {
  const member = await world.member()
  const hash = await hashPin(world.deps, member.id, easy)
  await sql`INSERT INTO withdrawal_password (member_id, hash, changed_at)
    VALUES (${member.id}, ${hash}, now())`.execute(world.deps.db)
  return member
}

describe('fifty calls at once with the withdrawal password', () => {
  it('with one key and the right one are done once and answered alike', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    const answers = await Promise.all(fifty.map(() => holders.confirm(member, id, pin, 'one-key-for-fifty')))
    expect(answers.map(answer => answer.status)).toEqual(fifty.map(() => 200))
    const { rows } = await sql`SELECT 1 FROM security_event
      WHERE member_id = ${member.id} AND kind = 'account_confirmed'`.execute(world.deps.db)
    expect(rows).toHaveLength(1)
  })

  it('with a key each and the right one meet neither a lock nor an overload', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    const remove = () => world.call(member, '/api/memberbanks/remove', { id, qk_pwd: pin })
    const answers = await Promise.all(fifty.map(remove))
    const reported = words(answers).filter(word => word !== undefined)
    expect(reported).toEqual(Array.from({ length: 49 }, () => 'account_unknown'))
  })

  it('with a key each and wrong ones are looked at five times, also between right ones', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    const guesses = fifty.map(at => holders.confirm(member, id, String(900_100 + at)))
    const reported = words(await Promise.all(guesses))
    expect(reported.filter(word => word === 'withdrawal_password_wrong')).toHaveLength(4)
    expect(reported.filter(word => word === 'withdrawal_password_locked')).toHaveLength(46)
  })

  it('with one key and a wrong one cost one try', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    const same = fifty.map(() => holders.confirm(member, id, '900100', 'one-key-for-a-guess'))
    const answers = await Promise.all(same)
    expect(new Set(words(answers))).toEqual(new Set(['withdrawal_password_wrong']))
    expect((await holders.confirm(member, id, '900101')).body).toMatchObject({ details: { tries_left: 3 } })
  })

  it('over two server processes are bounded by the same five', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    const other = await world.secondServer()
    const headers = { authorization: `Bearer ${member.bearer}` }
    const there = (at: number) =>
      other.app.inject({
        method: 'POST',
        url: '/api/memberbanks/confirm',
        headers: { ...headers, 'idempotency-key': `process-two-${at}-${member.id}` },
        payload: { id, qk_pwd: String(910_100 + at) },
      })
    const both = fifty.slice(0, 20).map(async at => {
      const [here, away] = await Promise.all([holders.confirm(member, id, String(920_100 + at)), there(at)])
      return [here.body.error, away.json().error]
    })
    const reported = (await Promise.all(both)).flat()
    await other.close()
    expect(reported.filter(word => word === 'withdrawal_password_wrong')).toHaveLength(4)
    expect(reported.filter(word => word === 'withdrawal_password_locked')).toHaveLength(36)
  })
})

describe('a withdrawal password that is easy to guess', () => {
  it.each(['123456', '000000', '987654', '123123'])('is refused as a first one: %s', async easy => {
    const member = await world.member()
    expect(await choose(member, easy)).toMatchObject({
      status: 422,
      body: { error: 'withdrawal_password_easy' },
    })
  })

  /* Members of this world are born on 17 May 1990. */
  it.each(['170590', '900517', '051790', '199005', '051990', '170519'])(
    'is refused when it is the member’s birth date: %s',
    async easy => {
      const member = await world.member()
      expect((await choose(member, easy)).body).toMatchObject({ error: 'withdrawal_password_easy' })
    },
  )

  it('is refused when it is part of the member’s CPF, and not of somebody else’s', async () => {
    const [member, other] = [await world.member(), await world.member()]
    const part = member.cpf.slice(3, 9)
    expect((await choose(member, part)).body).toMatchObject({ error: 'withdrawal_password_easy' })
    expect(await choose(other, part)).toMatchObject({ status: 200 })
  })

  it('is refused as another one', async () => {
    const member = await holders.withPin()
    expect((await modify(member, pin, '170590')).body).toMatchObject({ error: 'withdrawal_password_easy' })
    expect(await modify(member, pin, '640281')).toMatchObject({ status: 200 })
  })

  it('and was set before is right for its change, and for nothing else', async () => {
    const member = await withOldPin('123456')
    const id = await holders.saved(member, 'cpf', member.cpf)
    expect(await holders.confirm(member, id, '123456')).toMatchObject({
      status: 422,
      body: { error: 'withdrawal_password_outdated' },
    })
    expect(await holders.confirm(member, id, '123457')).toMatchObject({
      body: { error: 'withdrawal_password_wrong' },
    })
    expect(await modify(member, '123456', '640281')).toMatchObject({ status: 200 })
    expect(await holders.confirm(member, id, '640281')).toMatchObject({ status: 200 })
  })
})

describe('the first withdrawal password', () => {
  it('is not set by somebody who only holds the session', async () => {
    const member = await world.member()
    const both = { qk_pwd: pin, qk_pwd_confirmation: pin }
    expect(await world.call(member, '/api/member/drawing_pwd/set', both)).toMatchObject({
      status: 422,
      body: { error: 'step_up_required' },
    })
    const foreign = proofFor(world.deps, member.bearer, 'export')
    const withForeign = { ...both, proof: foreign }
    expect((await world.call(member, '/api/member/drawing_pwd/set', withForeign)).body).toMatchObject({
      error: 'step_up_required',
    })
    expect((await world.call(member, '/api/auth/me', {})).body).toMatchObject({ data: { has_qk_pwd: false } })
  })

  it('is answered again under its key after its proof has ended', async () => {
    const member = await world.member()
    const body = { qk_pwd: pin, qk_pwd_confirmation: pin, proof: proof(member) }
    await world.call(member, '/api/member/drawing_pwd/set', body, 'first-pin-key-0001')
    world.clock.advance(6 * 60_000)
    expect(await world.call(member, '/api/member/drawing_pwd/set', body, 'first-pin-key-0001')).toMatchObject(
      {
        status: 200,
      },
    )
  })
})

describe('a withdrawal password that was locked by guesses', () => {
  it('reaches the member in the history and by a notification', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    for (const at of [1, 2, 3, 4, 5]) await holders.confirm(member, id, String(900_200 + at))
    const kind = 'withdrawal_password_locked'
    for (const table of ['security_event', 'notification']) {
      const { rows } = await sql`SELECT 1 FROM ${sql.table(table)}
        WHERE member_id = ${member.id} AND kind = ${kind}`.execute(world.deps.db)
      expect([table, rows.length]).toEqual([table, 1])
    }
  })
})
