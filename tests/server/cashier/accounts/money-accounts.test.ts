import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCpf } from '../../../support/peers/pix-people.ts'
import { createPixWorld, expectSoundBooks, type PixWorld } from '../../../support/peers/pix-world.ts'
import { holdersOf, pin, pixAccount } from '../../../support/people/account-holder.ts'

let world: PixWorld
let holders: ReturnType<typeof holdersOf>

beforeAll(async () => {
  world = await createPixWorld()
  holders = holdersOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

describe('a saved account', () => {
  it('arrives unconfirmed and masked, once for its id, however often it is sent', async () => {
    const member = await world.member()
    const body = pixAccount('cpf', member.cpf)
    const label = `CPF ***.${member.cpf.slice(3, 6)}.${member.cpf.slice(6, 9)}-**`
    const sent = await Promise.all([
      holders.save(member, body, 'queue-key-0001'),
      holders.save(member, body, 'queue-key-0001'),
    ])
    for (const answer of [...sent, await holders.save(member, body)]) {
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
    await holders.ownKey(member.cpf, `${member.cpf}@example.com`, 'EMAIL')
    await holders.saved(member, 'email', `${member.cpf}@example.com`)
    const { rows } = await sql<{ text: string }>`SELECT payout_account::text AS text FROM payout_account
      WHERE member_id = ${member.id}`.execute(world.deps.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(member.cpf)
    expect(rows[0]?.text).not.toContain(Buffer.from(member.cpf).toString('hex'))
  })

  it('is refused twice, with a key that is none of its type, and with a bank that is none', async () => {
    const member = await world.member()
    await holders.saved(member, 'cpf', member.cpf)
    expect(await holders.save(member, pixAccount('cpf', member.cpf))).toMatchObject({
      status: 409,
      body: { error: 'account_duplicate' },
    })
    expect(await holders.save(member, pixAccount('cpf', '12345678901'))).toMatchObject({
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
    expect(await holders.save(member, bank)).toMatchObject({
      status: 400,
      body: { errors: { bank: expect.anything() } },
    })
    expect(
      await holders.save(member, { ...bank, bank: '60701190', account: '4567-8'.replace('-', '') }),
    ).toMatchObject({
      status: 200,
      body: { data: { label: 'Itaú Unibanco 1 / ****678', bank_name: 'Itaú Unibanco' } },
    })
  })

  it('belongs to its member only', async () => {
    const [owner, stranger] = [await holders.withPin(), await holders.withPin()]
    const id = await holders.saved(owner, 'cpf', owner.cpf)
    expect(await holders.confirm(stranger, id)).toMatchObject({
      status: 404,
      body: { error: 'account_unknown' },
    })
    expect((await world.call(stranger, '/api/memberbanks/display')).body).toMatchObject({ data: [] })
  })

  it('can be removed with the withdrawal password, and then be saved anew', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    const remove = (qk_pwd: string) => world.call(member, '/api/memberbanks/remove', { id, qk_pwd })
    expect(await remove('000000')).toMatchObject({
      status: 422,
      body: { error: 'withdrawal_password_wrong' },
    })
    expect(await remove(pin)).toMatchObject({ status: 200 })
    expect((await world.call(member, '/api/memberbanks/display')).body).toMatchObject({ data: [] })
    await holders.saved(member, 'cpf', member.cpf)
  })
})

/** docs/rules/cashier.md: "The owner of a PIX key, looked up when it is saved and at every payout, must be the member". */
describe('a key that is saved', () => {
  it('is refused at once when it is somebody else’s, or nobody’s', async () => {
    const member = await holders.withPin()
    const email = `${member.id}@example.com`
    const save = async (type: string, key: string) => (await holders.save(member, pixAccount(type, key))).body
    expect(await save('cpf', newCpf())).toMatchObject({ code: 422, error: 'pix_key_cpf_not_own' })
    expect(await save('email', email)).toMatchObject({ code: 422, error: 'pix_key_unknown' })
    await holders.ownKey(newCpf(), email, 'EMAIL')
    expect(await save('email', email)).toMatchObject({ code: 422, error: 'pix_key_not_own' })
    await holders.ownKey(member.cpf, email, 'EMAIL')
    expect(await save('email', email)).toMatchObject({ code: 200, data: { bank_name: expect.any(String) } })
  })

  it('waits unconfirmed while the directory does not answer: a queue must not lose it', async () => {
    const member = await holders.withPin()
    await world.faults({ path: '/dict', kind: 'timeout_then_success' })
    const id = await holders.saved(member, 'cpf', member.cpf)
    expect(await holders.confirm(member, id)).toMatchObject({ status: 200 })
  })

  it('tells whose keys there are to nobody who tries many: after twenty the directory is not asked', async () => {
    const member = await holders.withPin()
    const tryOne = async (at: number) =>
      (await holders.save(member, pixAccount('email', `n${at}.${member.id}@example.com`))).body
    for (let at = 0; at < 20; at++) expect(await tryOne(at)).toMatchObject({ error: 'pix_key_unknown' })
    const blind = pixAccount('email', `n20.${member.id}@example.com`)
    expect(await holders.save(member, blind)).toMatchObject({ body: { data: { state: 'unconfirmed' } } })
    expect(await holders.confirm(member, blind.id)).toMatchObject({ status: 429 })
    world.clock.advance(24 * 3_600_000)
    expect(await holders.confirm(member, blind.id)).toMatchObject({ body: { error: 'pix_key_unknown' } })
  })
})

it('where the licence is the federal one, a company’s key is no way out at all', async () => {
  const federal = await createPixWorld({ LICENCE: 'br-spa' })
  try {
    const own = holdersOf(federal)
    const member = await own.withPin()
    expect(await own.save(member, pixAccount('cnpj', '11222333000181'))).toMatchObject({
      status: 422,
      body: { error: 'pix_key_type_closed' },
    })
  } finally {
    await federal.close()
  }
})

describe('a confirmation', () => {
  it('asks the directory who the key belongs to', async () => {
    const member = await holders.withPin()
    const own = await holders.saved(member, 'cpf', member.cpf)
    expect(await holders.confirm(member, own)).toMatchObject({
      status: 200,
      body: { data: { state: 'confirmed', confirmed_at: expect.any(String) } },
    })
    const email = `${member.id}@example.com`
    await holders.ownKey(member.cpf, email, 'EMAIL')
    const byEmail = await holders.saved(member, 'email', email)
    await holders.ownKey(newCpf(), email, 'EMAIL')
    expect(await holders.confirm(member, byEmail)).toMatchObject({
      status: 422,
      body: { error: 'pix_key_not_own' },
    })
    await holders.ownKey(member.cpf, email, 'EMAIL')
    expect(await holders.confirm(member, byEmail)).toMatchObject({ status: 200 })
  })

  /** docs/rules/cashier.md: "a CNPJ only where the member is proved its sole owner"; alphanumeric since July 2026. */
  it.each(['11222333000181', '12ABC34501DE35'])(
    'of a company’s key %s waits for the proof that the company is the member’s alone',
    async cnpj => {
      const [member, other] = [await holders.withPin(), await holders.withPin()]
      const administrator = await world.administrator('Rita', 'reviewer')
      await world.control('/keys', { chave: cnpj, tipo: 'CNPJ', titular: { cnpj, nome: 'Loja' } })
      const [id, others] = [
        await holders.saved(member, 'cnpj', cnpj),
        await holders.saved(other, 'cnpj', cnpj),
      ]
      const unproved = { status: 422, body: { error: 'cnpj_unproved' } }
      expect(await holders.confirm(member, id)).toMatchObject(unproved)
      const proof = { id: member.id, cnpj, reason: 'CCMEI of today, read at gov.br' }
      expect(await world.call(administrator, '/api/admin/members/sole-owner', proof)).toMatchObject({
        status: 200,
      })
      expect(await holders.confirm(member, id)).toMatchObject({ status: 200 })
      expect(await holders.confirm(other, others)).toMatchObject(unproved)
      const { rows } = await sql<{ text: string }>`SELECT details::text AS text FROM audit_log
        WHERE action = 'sole_owner' AND subject = ${`member:${member.id}`}`.execute(world.deps.db)
      expect(rows).toHaveLength(1)
      expect(rows[0]?.text).not.toContain(cnpj)
    },
  )

  it('that the directory does not answer is refused 503, and the same key may try again', async () => {
    const member = await holders.withPin()
    const id = await holders.saved(member, 'cpf', member.cpf)
    await world.faults({ path: '/dict', kind: 'timeout_then_success' })
    const down = await holders.confirm(member, id, pin, 'confirm-key-01')
    expect(down).toMatchObject({ status: 503, body: { error: 'payment_provider_unavailable' } })
    const up = await holders.confirm(member, id, pin, 'confirm-key-01')
    expect(up).toMatchObject({ status: 200, body: { data: { state: 'confirmed' } } })
  })
})

it('the list of banks to choose from is public', async () => {
  const answer = await world.call(undefined, '/api/member/bank')
  expect(answer.body.data).toContainEqual({ ispb: '00000000', compe: '001', name: 'Banco do Brasil' })
})
