import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  createWorld,
  MEMBER,
  paymentsOf,
  problemOf,
  type SandboxWorld,
  txid,
  WEBHOOK_SECRET,
} from './support/create-world.ts'
import { isSignedWith } from './support/webhook-receiver.ts'

async function paidWorld(scenario: object = {}): Promise<SandboxWorld> {
  const world = await createWorld()
  await world.listenForWebhooks()
  await world.charge(txid('first'))
  expect((await world.pay(txid('first'), scenario)).status).toBe(200)
  await world.work()
  return world
}

const bodies = (world: SandboxWorld) => world.receiver.received.map(notice => paymentsOf(notice.body))

describe('a paid charge', () => {
  it('is CONCLUIDA, shows its payment, and the shop is notified with a signature over the raw bytes', async () => {
    const world = await paidWorld()
    const charge = await world.api('GET', `/cob/${txid('first')}`)
    expect(charge.json).toMatchObject({ status: 'CONCLUIDA', pix: [{ valor: '50.00', pagador: MEMBER }] })
    const [notice] = world.receiver.received
    expect(notice?.path).toBe('/hooks/pix')
    expect(notice && isSignedWith(WEBHOOK_SECRET, notice)).toBe(true)
    expect(notice?.timestamp).toBe(String(world.time.now / 1000))
    expect(paymentsOf(notice?.body ?? '')).toEqual(paymentsOf(charge.json))
  })

  it('has an end-to-end id of the real form, by which the payment is found', async () => {
    const world = await paidWorld()
    const id = bodies(world)[0]?.[0]?.endToEndId ?? ''
    expect(id).toMatch(/^E99999020202611201500[a-zA-Z0-9]{11}$/)
    expect((await world.api('GET', `/pix/${id}`)).json).toMatchObject({ endToEndId: id, txid: txid('first') })
    const range = 'inicio=2026-11-20T14:59:00Z&fim=2026-11-20T15:01:00Z'
    expect(paymentsOf((await world.api('GET', `/pix?${range}`)).json)).toMatchObject([{ endToEndId: id }])
  })

  it('is not paid again', async () => {
    const world = await paidWorld()
    const again = await world.pay(txid('first'))
    expect([again.status, problemOf(again)]).toEqual([400, 'CobOperacaoInvalida'])
  })
})

describe('a notice that is not taken', () => {
  it('is sent again after 1, 5, 25 and 125 seconds, the same body freshly signed, until somebody takes it', async () => {
    const world = await createWorld()
    await world.listenForWebhooks()
    await world.charge(txid('first'))
    world.receiver.answers.push(500, 503, 302, 404, 200)
    await world.pay(txid('first'))
    await world.work()
    const counts = [world.receiver.received.length]
    for (const seconds of [1, 5, 25, 125, 625]) {
      await world.wait(seconds * 1000 - 1)
      counts.push(world.receiver.received.length)
      await world.wait(1)
      counts.push(world.receiver.received.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5])
    expect(new Set(world.receiver.received.map(notice => notice.body)).size).toBe(1)
    expect(world.receiver.received.every(notice => isSignedWith(WEBHOOK_SECRET, notice))).toBe(true)
    expect(new Set(world.receiver.received.map(notice => notice.timestamp)).size).toBe(5)
  })

  it('survives a restart of the provider', async () => {
    const world = await createWorld()
    await world.listenForWebhooks()
    await world.charge(txid('first'))
    await world.pay(txid('first'))
    await world.restart()
    await world.work()
    expect(bodies(world)).toMatchObject([[{ txid: txid('first') }]])
  })

  it('is given up after fourteen attempts', async () => {
    const world = await createWorld()
    await world.listenForWebhooks()
    await world.charge(txid('first'))
    world.receiver.answers.push(...Array.from({ length: 30 }, () => 500))
    await world.pay(txid('first'))
    for (let hour = 0; hour < 20; hour += 1) await world.wait(3_600_000)
    expect(world.receiver.received).toHaveLength(14)
    expect((await world.control('/deliveries')).json).toMatchObject({
      deliveries: [{ state: 'abandoned', attempts: 14 }],
    })
  })
})

describe('the scenarios', () => {
  it('lost: the money came, nobody is notified, not even by a flush', async () => {
    const world = await paidWorld({ scenario: 'lost' })
    await world.control('/deliveries/flush', {})
    expect(world.receiver.received).toHaveLength(0)
    expect((await world.api('GET', `/cob/${txid('first')}`)).json).toMatchObject({ status: 'CONCLUIDA' })
  })

  it('late: the notice comes when its delay is over', async () => {
    const world = await paidWorld({ scenario: 'late', after_ms: 10_000 })
    await world.wait(9_999)
    expect(world.receiver.received).toHaveLength(0)
    await world.wait(1)
    expect(world.receiver.received).toHaveLength(1)
  })

  it('duplicated: one payment, two equal notices', async () => {
    const world = await paidWorld({ scenario: 'duplicated' })
    expect(bodies(world)).toHaveLength(2)
    expect(bodies(world)[0]).toEqual(bodies(world)[1])
    expect(paymentsOf((await world.api('GET', `/cob/${txid('first')}`)).json)).toHaveLength(1)
  })

  it('grouped: payments of two charges come in one body', async () => {
    const world = await paidWorld({ scenario: 'grouped' })
    expect(world.receiver.received).toHaveLength(0)
    await world.charge(txid('second'))
    await world.pay(txid('second'), { scenario: 'grouped' })
    await world.work()
    expect(bodies(world)).toMatchObject([[{ txid: txid('first') }, { txid: txid('second') }]])
  })

  it('reordered: the notice comes after that of a later payment', async () => {
    const world = await paidWorld({ scenario: 'reordered' })
    await world.charge(txid('second'))
    await world.pay(txid('second'))
    await world.work()
    expect(
      bodies(world)
        .flat()
        .map(payment => payment.txid),
    ).toEqual([txid('second'), txid('first')])
  })

  it('forged: a badly signed notice of a payment that never was, tried once', async () => {
    const world = await createWorld()
    await world.listenForWebhooks()
    await world.charge(txid('first'))
    world.receiver.answers.push(401)
    await world.pay(txid('first'), { scenario: 'forged' })
    await world.work()
    await world.wait(600_000)
    const [notice, ...more] = world.receiver.received
    expect(more).toHaveLength(0)
    expect(notice && isSignedWith(WEBHOOK_SECRET, notice)).toBe(false)
    expect((await world.api('GET', `/cob/${txid('first')}`)).json).toMatchObject({ status: 'ATIVA' })
  })

  it('wrong_payer and other_amount: what was really paid, and by whom', async () => {
    const world = await paidWorld({ scenario: 'wrong_payer' })
    await world.charge(txid('second'))
    await world.pay(txid('second'), { scenario: 'other_amount', valor: '12.34' })
    await world.work()
    expect(bodies(world)[0]?.[0]?.pagador?.cpf).toBe('39053344705')
    expect(bodies(world)[1]).toMatchObject([{ valor: '12.34', pagador: MEMBER }])
  })

  it("the payer's document may come masked or not at all", async () => {
    const world = await paidWorld({ pagador: 'masked' })
    await world.charge(txid('second'))
    await world.pay(txid('second'), { pagador: 'absent' })
    await world.work()
    expect(bodies(world)[0]?.[0]?.pagador?.cpf).toBe('***.982.247-**')
    expect(bodies(world)[1]?.[0]?.pagador).toBeUndefined()
  })

  it('after_expiry: the payment lies after the end of the charge', async () => {
    const world = await paidWorld({ scenario: 'after_expiry' })
    expect(bodies(world)[0]?.[0]?.horario).toBe('2026-11-20T15:15:01.000Z')
  })

  it('two_payments: two payments with ids of their own for one charge', async () => {
    const world = await paidWorld({ scenario: 'two_payments' })
    const ids = bodies(world)
      .flat()
      .map(payment => payment.endToEndId)
    expect(new Set(ids).size).toBe(2)
    expect((await world.control('/statement')).json).toMatchObject({ saldo: '1100.00' })
  })
})

describe('the webhook of a key', () => {
  it('can be set, read and removed; without one nobody is called', async () => {
    const world = await paidWorld()
    const path = `/webhook/${world.settings.receiverKey}`
    expect((await world.api('GET', path)).json).toMatchObject({ webhookUrl: world.receiver.url })
    expect((await world.api('DELETE', path)).status).toBe(204)
    expect((await world.api('GET', path)).status).toBe(404)
    await world.charge(txid('second'))
    await world.pay(txid('second'))
    await world.work()
    expect(world.receiver.received).toHaveLength(1)
  })

  it.each(['ftp://shop/x', 'nonsense', ''])('refuses the address %s', async webhookUrl => {
    const world = await createWorld()
    expect((await world.api('PUT', `/webhook/${world.settings.receiverKey}`, { webhookUrl })).status).toBe(
      400,
    )
  })
})

describe('a refund', () => {
  const refundPath = (world: SandboxWorld, id: string) =>
    `/pix/${z.string().parse(bodies(world)[0]?.[0]?.endToEndId)}/devolucao/${id}`

  it('is under way, then done, and the shop is notified', async () => {
    const world = await paidWorld()
    const asked = await world.api('PUT', refundPath(world, 'r1'), { valor: '20.00' })
    expect([asked.status, asked.json.status]).toEqual([201, 'EM_PROCESSAMENTO'])
    expect(asked.json.rtrId).toMatch(/^D99999010202611201500[a-zA-Z0-9]{11}$/)
    await world.wait(1_000)
    expect((await world.api('GET', refundPath(world, 'r1'))).json).toMatchObject({
      status: 'DEVOLVIDO',
      valor: '20.00',
    })
    expect(bodies(world)[1]?.[0]?.devolucoes).toMatchObject([{ id: 'r1', status: 'DEVOLVIDO' }])
    expect((await world.control('/statement')).json).toMatchObject({ saldo: '1030.00' })
  })

  it('asked twice under one id happens once; that id with another amount is refused', async () => {
    const world = await paidWorld()
    await world.api('PUT', refundPath(world, 'r1'), { valor: '20.00' })
    expect((await world.api('PUT', refundPath(world, 'r1'), { valor: '20.00' })).status).toBe(200)
    expect((await world.api('PUT', refundPath(world, 'r1'), { valor: '21.00' })).status).toBe(400)
  })

  it('never gives back more than came, in sum', async () => {
    const world = await paidWorld()
    await world.api('PUT', refundPath(world, 'r1'), { valor: '30.00' })
    expect((await world.api('PUT', refundPath(world, 'r2'), { valor: '20.01' })).status).toBe(400)
    expect((await world.api('PUT', refundPath(world, 'r3'), { valor: '20.00' })).status).toBe(201)
  })

  it('that fails frees its amount for another one', async () => {
    const world = await paidWorld()
    await world.api('PUT', refundPath(world, 'r1'), { valor: '50.00' })
    await world.control(refundPath(world, 'r1').replace('/pix/', '/refund/').replace('/devolucao', ''), {
      result: 'NAO_REALIZADO',
    })
    await world.work()
    expect((await world.api('GET', refundPath(world, 'r1'))).json).toMatchObject({ status: 'NAO_REALIZADO' })
    expect((await world.api('PUT', refundPath(world, 'r2'), { valor: '50.00' })).status).toBe(201)
  })

  it('is possible for 90 days and not longer', async () => {
    const world = await paidWorld()
    world.time.now += 90 * 86_400_000 + 1
    const token = z.string().parse((await world.askToken()).json.access_token)
    const answer = await world.send('PUT', refundPath(world, 'r1'), token, { valor: '1.00' })
    expect([answer.status, problemOf(answer)]).toEqual([400, 'PixDevolucaoInvalida'])
  })

  it("can be taken by the payer's bank: a dispute pulls the money back unasked", async () => {
    const world = await paidWorld()
    const id = bodies(world)[0]?.[0]?.endToEndId ?? ''
    await world.control(`/dispute/${id}`, {})
    await world.wait(1_000)
    expect(bodies(world)[1]?.[0]?.devolucoes).toMatchObject([
      { natureza: 'MED_FRAUDE', status: 'DEVOLVIDO', valor: '50.00' },
    ])
  })
})
