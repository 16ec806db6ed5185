import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPixWorld, expectSoundBooks, type Member, newCpf, type PixWorld } from '../support/pix-world.ts'

let world: PixWorld

beforeAll(async () => {
  world = await createPixWorld({ pix: 8222, app: 8223 })
})
afterEach(async () => {
  await world.faults()
  await expectSoundBooks(world)
})
afterAll(async () => {
  await world.close()
})

const pin = '482913'
const minute = 60_000

async function memberWithPin(): Promise<Member> {
  const member = await world.member()
  const set = await world.call(member, '/api/member/drawing_pwd/set', {
    qk_pwd: pin,
    qk_pwd_confirmation: pin,
  })
  expect(set.status).toBe(200)
  return member
}

const pixAccount = (pix_type: string, pix_key: string, id: string = randomUUID()) => ({
  id,
  kind: 'pix',
  pix_type,
  pix_key,
})

const save = (member: Member, body: object, key?: string) =>
  world.call(member, '/api/memberbanks/save', body, key)
const confirm = (member: Member, id: string, qk_pwd = pin, key?: string) =>
  world.call(member, '/api/memberbanks/confirm', { id, qk_pwd }, key)

async function saved(member: Member, type: string, key: string): Promise<string> {
  const body = pixAccount(type, key)
  expect(await save(member, body)).toMatchObject({ status: 200 })
  return body.id
}

const ownKey = (cpf: string, key: string, type: string) =>
  world.control('/keys', { chave: key, tipo: type, titular: { cpf, nome: 'Ana Beatriz Souza' } })

describe('a saved account', () => {
  it('arrives unconfirmed and masked, once for its id, however often it is sent', async () => {
    const member = await world.member()
    const body = pixAccount('cpf', member.cpf)
    const label = `CPF ***.${member.cpf.slice(3, 6)}.${member.cpf.slice(6, 9)}-**`
    const sent = await Promise.all([
      save(member, body, 'queue-key-0001'),
      save(member, body, 'queue-key-0001'),
    ])
    for (const answer of [...sent, await save(member, body)]) {
      expect(answer).toMatchObject({
        status: 200,
        body: { data: { id: body.id, label, state: 'unconfirmed' } },
      })
    }
    const shown = await world.call(member, '/api/memberbanks/display')
    expect(shown.body.data).toHaveLength(1)
    expect(JSON.stringify(shown.body)).not.toContain(member.cpf)
  })

  it('is sealed in the database', async () => {
    const member = await world.member()
    await saved(member, 'email', `${member.cpf}@example.com`)
    const { rows } = await sql<{ text: string }>`SELECT payout_account::text AS text FROM payout_account
      WHERE member_id = ${member.id}`.execute(world.deps.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(member.cpf)
    expect(rows[0]?.text).not.toContain(Buffer.from(member.cpf).toString('hex'))
  })

  it('is refused twice, with a key that is none of its type, and with a bank that is none', async () => {
    const member = await world.member()
    await saved(member, 'cpf', member.cpf)
    expect(await save(member, pixAccount('cpf', member.cpf))).toMatchObject({
      status: 409,
      body: { error: 'account_duplicate' },
    })
    expect(await save(member, pixAccount('cpf', '12345678901'))).toMatchObject({
      status: 400,
      body: { errors: { pix_key: expect.anything() } },
    })
    const bank = {
      id: randomUUID(),
      kind: 'bank',
      bank: '99999999',
      account_type: 'CACC',
      branch: '1',
      account: '12',
    }
    expect(await save(member, bank)).toMatchObject({
      status: 400,
      body: { errors: { bank: expect.anything() } },
    })
    expect(
      await save(member, { ...bank, bank: '60701190', account: '4567-8'.replace('-', '') }),
    ).toMatchObject({
      status: 200,
      body: { data: { label: 'Itaú Unibanco 1 / ****678', bank_name: 'Itaú Unibanco' } },
    })
  })

  it('belongs to its member only', async () => {
    const [owner, stranger] = [await memberWithPin(), await memberWithPin()]
    const id = await saved(owner, 'cpf', owner.cpf)
    expect(await confirm(stranger, id)).toMatchObject({ status: 404, body: { error: 'account_unknown' } })
    expect((await world.call(stranger, '/api/memberbanks/display')).body).toMatchObject({ data: [] })
  })

  it('can be removed with the withdrawal password, and then be saved anew', async () => {
    const member = await memberWithPin()
    const id = await saved(member, 'cpf', member.cpf)
    const remove = (qk_pwd: string) => world.call(member, '/api/memberbanks/remove', { id, qk_pwd })
    expect(await remove('000000')).toMatchObject({
      status: 422,
      body: { error: 'withdrawal_password_wrong' },
    })
    expect(await remove(pin)).toMatchObject({ status: 200 })
    expect((await world.call(member, '/api/memberbanks/display')).body).toMatchObject({ data: [] })
    await saved(member, 'cpf', member.cpf)
  })
})

describe('a confirmation', () => {
  it('asks the directory who the key belongs to', async () => {
    const member = await memberWithPin()
    const own = await saved(member, 'cpf', member.cpf)
    expect(await confirm(member, own)).toMatchObject({
      status: 200,
      body: { data: { state: 'confirmed', confirmed_at: expect.any(String) } },
    })
    const foreignCpf = await saved(member, 'cpf', newCpf())
    expect(await confirm(member, foreignCpf)).toMatchObject({
      status: 422,
      body: { error: 'pix_key_cpf_not_own' },
    })
    const email = `${member.id}@example.com`
    const byEmail = await saved(member, 'email', email)
    expect(await confirm(member, byEmail)).toMatchObject({ status: 422, body: { error: 'pix_key_unknown' } })
    await ownKey(newCpf(), email, 'EMAIL')
    expect(await confirm(member, byEmail)).toMatchObject({ status: 422, body: { error: 'pix_key_not_own' } })
    await ownKey(member.cpf, email, 'EMAIL')
    expect(await confirm(member, byEmail)).toMatchObject({ status: 200 })
  })

  it('of a company’s key is refused: nobody proves who owns the company', async () => {
    const member = await memberWithPin()
    const cnpj = '11222333000181'
    await world.control('/keys', { chave: cnpj, tipo: 'CNPJ', titular: { cnpj, nome: 'Loja' } })
    const id = await saved(member, 'cnpj', cnpj)
    expect(await confirm(member, id)).toMatchObject({ status: 422, body: { error: 'pix_key_not_own' } })
  })

  it('that the directory does not answer is refused 503, and the same key may try again', async () => {
    const member = await memberWithPin()
    const id = await saved(member, 'cpf', member.cpf)
    await world.faults({ path: '/dict', kind: 'timeout_then_success' })
    const down = await confirm(member, id, pin, 'confirm-key-01')
    expect(down).toMatchObject({ status: 503, body: { error: 'payment_provider_unavailable' } })
    const up = await confirm(member, id, pin, 'confirm-key-01')
    expect(up).toMatchObject({ status: 200, body: { data: { state: 'confirmed' } } })
  })
})

describe('the withdrawal password', () => {
  it('is six digits, typed twice, and set once', async () => {
    const member = await world.member()
    const set = (qk_pwd: string, qk_pwd_confirmation = qk_pwd) =>
      world.call(member, '/api/member/drawing_pwd/set', { qk_pwd, qk_pwd_confirmation })
    expect(await set('12345')).toMatchObject({ status: 400, body: { errors: { qk_pwd: expect.anything() } } })
    expect(await set(pin, '111111')).toMatchObject({
      status: 400,
      body: { errors: { qk_pwd_confirmation: expect.anything() } },
    })
    expect(await set(pin)).toMatchObject({ status: 200 })
    expect(await set('111111')).toMatchObject({ status: 409, body: { error: 'withdrawal_password_set' } })
    expect((await world.call(member, '/api/auth/me', {})).body).toMatchObject({ data: { has_qk_pwd: true } })
  })

  it('is missing until it is set', async () => {
    const member = await world.member()
    const id = await saved(member, 'cpf', member.cpf)
    expect(await confirm(member, id)).toMatchObject({
      status: 422,
      body: { error: 'withdrawal_password_missing' },
    })
  })

  it('is locked for half an hour by five wrong tries, also for the right one', async () => {
    const member = await memberWithPin()
    const id = await saved(member, 'cpf', member.cpf)
    for (const triesLeft of [4, 3, 2, 1]) {
      expect((await confirm(member, id, '000000')).body).toMatchObject({
        error: 'withdrawal_password_wrong',
        details: { tries_left: triesLeft },
      })
    }
    const locked = { status: 429, body: { error: 'withdrawal_password_locked' } }
    expect(await confirm(member, id, '000000')).toMatchObject(locked)
    expect(await confirm(member, id)).toMatchObject(locked)
    world.clock.advance(29 * minute)
    expect(await confirm(member, id)).toMatchObject(locked)
    world.clock.advance(2 * minute)
    expect(await confirm(member, id)).toMatchObject({ status: 200 })
  })

  it('gives a crowd of guessers five tries in all', async () => {
    const member = await memberWithPin()
    const id = await saved(member, 'cpf', member.cpf)
    const guesses = Array.from({ length: 20 }, (_, at) => confirm(member, id, `90000${at % 10}`))
    const words = (await Promise.all(guesses)).map(answer => answer.body.error)
    expect(words.filter(word => word === 'withdrawal_password_wrong')).toHaveLength(4)
    expect(words.filter(word => word === 'withdrawal_password_locked')).toHaveLength(16)
  })

  it('right in many calls at once is never locked by them', async () => {
    const member = await memberWithPin()
    const id = await saved(member, 'cpf', member.cpf)
    await Promise.all(Array.from({ length: 12 }, () => confirm(member, id)))
    expect(await confirm(member, id)).toMatchObject({ status: 200 })
  })

  it('wrong under one key is counted once, and answers the same when it is asked again', async () => {
    const member = await memberWithPin()
    const id = await saved(member, 'cpf', member.cpf)
    const one = await confirm(member, id, '000000', 'wrong-pin-0001')
    expect(await confirm(member, id, '000000', 'wrong-pin-0001')).toEqual({
      ...one,
      body: { ...one.body, request_id: expect.anything() },
    })
    expect((await confirm(member, id, '000000')).body).toMatchObject({ details: { tries_left: 3 } })
  })

  it('is never stored in a form that six digits could be guessed from', async () => {
    const member = await memberWithPin()
    const { rows } = await sql<{ hash: string }>`SELECT hash FROM withdrawal_password
      WHERE member_id = ${member.id}`.execute(world.deps.db)
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/)
    expect(world.logged()).not.toContain(pin)
  })

  it('changed with the old one holds withdrawals for a day', async () => {
    const member = await memberWithPin()
    const change = (old_qk_pwd: string, qk_pwd: string) =>
      world.call(member, '/api/member/drawing_pwd/modify', {
        old_qk_pwd,
        qk_pwd,
        qk_pwd_confirmation: qk_pwd,
      })
    expect(await change('000000', '135790')).toMatchObject({ body: { error: 'withdrawal_password_wrong' } })
    expect(await change(pin, pin)).toMatchObject({ body: { error: 'withdrawal_password_same' } })
    expect(await change(pin, '135790')).toMatchObject({
      status: 200,
      body: { held_until: expect.any(String) },
    })
    const terms = await world.call(member, '/api/drawing/terms', {})
    expect(terms.body).toMatchObject({ data: { held_until: expect.any(String), has_qk_pwd: true } })
  })
})

it('the banks that can be chosen are told to anybody', async () => {
  const answer = await world.call(undefined, '/api/member/bank')
  expect(answer.body.data).toContainEqual({ ispb: '00000000', compe: '001', name: 'Banco do Brasil' })
})
