import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createWorld, MEMBER, problemOf, type SandboxWorld, WEBHOOK_SECRET } from './support/create-world.ts'
import { isSignedWith } from './support/webhook-receiver.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'
const ORDER = { valor: '80.00', chave: MEMBER.cpf }
const ACCOUNT = { ispb: '00000000', agencia: '1234', conta: '567890-1', tipo: 'CACC', cpf: MEMBER.cpf }

const notices = (world: SandboxWorld) =>
  world.receiver.received.map(notice =>
    z
      .object({ payouts: z.array(z.looseObject({ id: z.string(), status: z.string() })) })
      .parse(JSON.parse(notice.body)),
  )

describe('the directory of keys', () => {
  it('a CPF key belongs to that CPF; other keys must be registered', async () => {
    const world = await createWorld()
    expect((await world.api('GET', `/dict/${MEMBER.cpf}`)).json).toMatchObject({
      chave: MEMBER.cpf,
      tipo: 'CPF',
      titular: { cpf: MEMBER.cpf },
      banco: { ispb: '99999010' },
    })
    const phone = encodeURIComponent('+5511987654321')
    const unknown = await world.api('GET', `/dict/${phone}`)
    expect([unknown.status, problemOf(unknown)]).toEqual([404, 'ChaveNaoEncontrada'])
    await world.control('/keys', { chave: '+5511987654321', tipo: 'PHONE', titular: MEMBER })
    expect((await world.api('GET', `/dict/${phone}`)).json).toMatchObject({ tipo: 'PHONE', titular: MEMBER })
  })

  it('a number that is no CPF has no owner, and a key can change hands', async () => {
    const world = await createWorld()
    expect((await world.api('GET', '/dict/12345678901')).status).toBe(404)
    const entry = { chave: 'ana@exemplo.com.br', tipo: 'EMAIL' }
    await world.control('/keys', { ...entry, titular: MEMBER })
    await world.control('/keys', { ...entry, titular: { cnpj: '12ABC34501DE35', nome: 'Loja' } })
    expect((await world.api('GET', `/dict/${entry.chave}`)).json).toMatchObject({
      titular: { cnpj: '12ABC34501DE35' },
    })
  })

  it.each([
    ['PHONE', '11987654321'],
    ['EMAIL', 'Ana@Exemplo.com'],
    ['EVP', 'not-a-uuid'],
    ['CPF', '11111111111'],
  ])('refuses a %s key of the form %s', async (tipo, chave) => {
    const world = await createWorld()
    expect((await world.control('/keys', { chave, tipo, titular: MEMBER })).status).toBe(400)
  })
})

describe('a payout', () => {
  it('is under way, then paid, and its owner is notified with a signature', async () => {
    const world = await createWorld()
    await world.listenForWebhooks()
    const ordered = await world.api('PUT', `/payout/${ID}`, ORDER)
    expect([ordered.status, ordered.json.status]).toEqual([201, 'EM_PROCESSAMENTO'])
    expect(ordered.json.endToEndId).toMatch(/^E99999010202611201500[a-zA-Z0-9]{11}$/)
    await world.wait(1_000)
    expect((await world.api('GET', `/payout/${ID}`)).json).toMatchObject({
      status: 'REALIZADO',
      valor: '80.00',
      favorecido: { cpf: MEMBER.cpf },
      horario: { liquidacao: '2026-11-20T15:00:01.000Z' },
    })
    expect(notices(world)).toMatchObject([{ payouts: [{ id: ID, status: 'REALIZADO' }] }])
    const [notice] = world.receiver.received
    expect(notice?.path).toBe('/hooks/payout')
    expect(notice && isSignedWith(WEBHOOK_SECRET, notice)).toBe(true)
    expect((await world.control('/statement')).json).toMatchObject({ saldo: '920.00' })
  })

  it('ordered again under its id, at any time, is the same payout and leaves the money once', async () => {
    const world = await createWorld()
    const first = await world.api('PUT', `/payout/${ID}`, ORDER)
    await world.wait(1_000)
    const again = await world.api('PUT', `/payout/${ID}`, ORDER)
    expect(again.status).toBe(200)
    expect(again.json).toMatchObject({ endToEndId: first.json.endToEndId, status: 'REALIZADO' })
    expect((await world.control('/statement')).json).toMatchObject({ saldo: '920.00' })
  })

  it('with another content under a used id is a conflict and changes nothing', async () => {
    const world = await createWorld()
    await world.api('PUT', `/payout/${ID}`, ORDER)
    for (const other of [
      { ...ORDER, valor: '80.01' },
      { ...ORDER, chave: '39053344705' },
      { valor: '80.00', conta: ACCOUNT },
    ]) {
      const answer = await world.api('PUT', `/payout/${ID}`, other)
      expect([answer.status, problemOf(answer)]).toEqual([409, 'PayoutConflito'])
    }
    expect((await world.api('GET', `/payout/${ID}`)).json).toMatchObject({
      valor: '80.00',
      chave: MEMBER.cpf,
    })
  })

  it('goes to a bank account too', async () => {
    const world = await createWorld()
    await world.api('PUT', `/payout/${ID}`, { valor: '10.00', conta: ACCOUNT })
    await world.wait(1_000)
    expect((await world.api('GET', `/payout/${ID}`)).json).toMatchObject({
      status: 'REALIZADO',
      conta: ACCOUNT,
    })
  })

  it.each([
    { valor: '10.00' },
    { valor: '10.00', chave: MEMBER.cpf, conta: ACCOUNT },
    { valor: '0.00', chave: MEMBER.cpf },
    { valor: '10.00', conta: { ...ACCOUNT, cpf: '11111111111' } },
  ])('refuses %j', async order => {
    const world = await createWorld()
    expect((await world.api('PUT', `/payout/${ID}`, order)).status).toBe(400)
    expect((await world.api('GET', `/payout/${ID}`)).status).toBe(404)
  })

  it('to a key that nobody has fails with AC03, beyond the balance with AM04', async () => {
    const world = await createWorld()
    await world.api('PUT', '/payout/nobody', { valor: '10.00', chave: 'nobody@exemplo.com.br' })
    await world.wait(1_000)
    await world.api('PUT', '/payout/most', { valor: '999.00', chave: MEMBER.cpf })
    await world.api('PUT', '/payout/more', { valor: '1.01', chave: MEMBER.cpf })
    await world.wait(1_000)
    expect((await world.api('GET', '/payout/nobody')).json).toMatchObject({
      status: 'NAO_REALIZADO',
      motivo: 'AC03',
    })
    expect((await world.api('GET', '/payout/most')).json).toMatchObject({ status: 'REALIZADO' })
    expect((await world.api('GET', '/payout/more')).json).toMatchObject({
      status: 'NAO_REALIZADO',
      motivo: 'AM04',
    })
    expect((await world.control('/statement')).json).toMatchObject({ saldo: '1.00' })
  })

  it('ends as a test decided beforehand, for its id or for the next one', async () => {
    const world = await createWorld()
    await world.control(`/payout/${ID}`, { result: 'NAO_REALIZADO', motivo: 'AC07', after_ms: 5_000 })
    await world.control('/payout/next', { result: 'NAO_REALIZADO', motivo: 'AC14' })
    await world.api('PUT', `/payout/${ID}`, ORDER)
    await world.api('PUT', '/payout/other', ORDER)
    await world.wait(4_999)
    expect((await world.api('GET', '/payout/other')).json).toMatchObject({ motivo: 'AC14' })
    expect((await world.api('GET', `/payout/${ID}`)).json).toMatchObject({ status: 'EM_PROCESSAMENTO' })
    await world.wait(1)
    expect((await world.api('GET', `/payout/${ID}`)).json).toMatchObject({
      status: 'NAO_REALIZADO',
      motivo: 'AC07',
    })
  })

  it('that was paid can come back, and cannot fail any more', async () => {
    const world = await createWorld()
    await world.listenForWebhooks()
    await world.api('PUT', `/payout/${ID}`, ORDER)
    await world.wait(1_000)
    expect((await world.control(`/payout/${ID}`, { result: 'NAO_REALIZADO' })).status).toBe(400)
    await world.control(`/payout/${ID}`, { result: 'DEVOLVIDO' })
    await world.work()
    expect(notices(world).at(-1)).toMatchObject({ payouts: [{ status: 'DEVOLVIDO', motivo: 'MD06' }] })
    expect((await world.control('/statement')).json).toMatchObject({ saldo: '1000.00' })
  })
})

describe('faults', () => {
  it('a 503 is refused with nothing done, as often as planned', async () => {
    const world = await createWorld()
    await world.control('/faults', { next: [{ path: '/payout', kind: '503', count: 2 }] })
    const statuses: number[] = []
    for (let call = 0; call < 3; call += 1)
      statuses.push((await world.api('PUT', `/payout/${ID}`, ORDER)).status)
    expect(statuses).toEqual([503, 503, 201])
  })

  it('a dropped connection has done nothing', async () => {
    const world = await createWorld()
    await world.control('/faults', { next: [{ path: '/payout', method: 'PUT', kind: 'drop_connection' }] })
    await expect(world.api('PUT', `/payout/${ID}`, ORDER)).rejects.toThrow()
    expect((await world.api('GET', `/payout/${ID}`)).status).toBe(404)
  })

  it('a timeout has done everything: the answer never comes, the payout is there', async () => {
    const world = await createWorld()
    await world.control('/faults', { next: [{ path: `/payout/${ID}`, kind: 'timeout_then_success' }] })
    const order = fetch(`${world.url}/payout/${ID}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${world.token}`,
        'content-type': 'application/json',
        connection: 'close',
      },
      body: JSON.stringify(ORDER),
      signal: AbortSignal.timeout(300),
    })
    await expect(order).rejects.toThrow()
    expect((await world.api('GET', `/payout/${ID}`)).json).toMatchObject({ status: 'EM_PROCESSAMENTO' })
    expect((await world.control('/faults')).json).toEqual({ next: [] })
  })

  it('planned for one path leave the others alone, and outlive a restart', async () => {
    const world = await createWorld()
    await world.control('/faults', { next: [{ path: '/dict', kind: '503' }] })
    await world.restart()
    expect((await world.api('PUT', `/payout/${ID}`, ORDER)).status).toBe(201)
    expect((await world.api('GET', `/dict/${MEMBER.cpf}`)).status).toBe(503)
    expect((await world.api('GET', `/dict/${MEMBER.cpf}`)).status).toBe(200)
  })
})
