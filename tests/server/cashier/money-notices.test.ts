import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expectReconciled } from '../../support/ledger/money-books.ts'
import { webhookSecret } from '../../support/peers/pix-sandbox.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { depositorsOf } from '../../support/people/depositor.ts'

/* "lost, late, duplicated, grouped, reordered, forged webhook". docs/rules/cashier.md: it "credits exactly once". */

let world: PixWorld
let depositors: ReturnType<typeof depositorsOf>

beforeAll(async () => {
  world = await createPixWorld()
  depositors = depositorsOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(async () => {
  await expectReconciled(world)
  await world.close()
})

const minute = 60_000
const deliveriesList = z.object({ deliveries: z.array(z.looseObject({})) })

describe('a notice', () => {
  it('that is forged is refused 401 and leaves nothing behind', async () => {
    const member = await world.member()
    const { txid } = await depositors.order(member)
    const before = await depositors.notices()
    await world.pay(txid, { scenario: 'forged' })
    await eventually(async () => {
      const { deliveries } = deliveriesList.parse((await world.control('/deliveries')).body)
      expect(deliveries.at(-1)).toMatchObject({ forged: true, last_status: 401 })
    })
    expect(await depositors.notices()).toMatchObject({ kept: before.kept })
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
  })

  it('that was recorded and is sent again has no effect, and is refused once it is old', async () => {
    const member = await world.member()
    const { txid } = await depositors.order(member)
    const paid = await world.pay(txid, { scenario: 'lost' })
    const notice = JSON.stringify(paid.body)
    const timestamp = timestampNow()
    expect(await report(notice, timestamp)).toBe(200)
    await depositors.credited(member, 5_000n)
    const before = await depositors.notices()
    expect(await report(notice, timestamp)).toBe(200)
    expect(await depositors.notices()).toMatchObject({ kept: before.kept })
    world.clock.advance(6 * minute)
    expect(await report(notice, timestamp)).toBe(401)
    expect(await world.wallet(member)).toMatchObject({ cash: 5_000n, version: 1n })
  })

  it('signed by the provider for a payment that never was credits nobody', async () => {
    const member = await world.member()
    const { txid } = await depositors.order(member)
    const endToEndId = `E0000000020261120150000000${'A'.repeat(6)}`
    const claim = { endToEndId, txid, valor: '50.00', pagador: { cpf: member.cpf, nome: 'x' } }
    const timestamp = timestampNow()
    expect(await report(JSON.stringify({ pix: [claim] }), timestamp)).toBe(200)
    await eventually(async () => expect(await depositors.notices()).toMatchObject({ waiting: 0n }))
    expect(await world.wallet(member)).toMatchObject({ cash: 0n })
  })

  it('is answered at once, however long the provider takes to confirm it', async () => {
    const member = await world.member()
    const { txid } = await depositors.order(member)
    const paid = await world.pay(txid, { scenario: 'lost' })
    await world.faults({ path: '/pix', method: 'GET', kind: 'timeout_then_success', count: 2 })
    const before = performance.now()
    expect(await report(JSON.stringify(paid.body), timestampNow())).toBe(200)
    expect(performance.now() - before).toBeLessThan(300)
    world.clock.advance(61_000)
    await depositors.credited(member, 5_000n)
  })

  it('sent ten times, shuffled and grouped, to two servers, credits each payment once', async () => {
    const second = await world.secondServer()
    const members = await Promise.all(Array.from({ length: 12 }, () => world.member()))
    const payments: unknown[] = []
    for (const member of members) {
      const { txid } = await depositors.order(member)
      const { body } = await world.pay(txid, { scenario: 'lost' })
      payments.push(...z.object({ pix: z.array(z.unknown()) }).parse(body).pix)
    }
    const reported = shuffle(Array.from({ length: 10 }, () => payments).flat())
    const groups = Array.from({ length: 30 }, (_, at) => reported.slice(at * 4, at * 4 + 4))
    const answers = await Promise.all(groups.map(pix => report(JSON.stringify({ pix }), timestampNow())))
    expect(new Set(answers)).toEqual(new Set([200]))
    for (const member of members) await depositors.credited(member, 5_000n)
    await eventually(async () => expect(await depositors.notices()).toMatchObject({ waiting: 0n }))
    for (const member of members)
      expect(await world.wallet(member)).toMatchObject({ cash: 5_000n, version: 1n })
    await second.close()
  })

  it.each(['', '{"pix":', '{"pix":[{"endToEndId":"x"}]}', 'null'])(
    'signed but unreadable (%j) is refused 400',
    async body => {
      expect(await report(body, timestampNow())).toBe(400)
    },
  )
})

it('of a provider that does not sign is known by the address that only it was given', async () => {
  const plain = await createPixWorld({ PIX_WEBHOOK_PROOF: 'address' })
  try {
    const reported = z.object({ webhookUrl: z.string() }).parse((await plain.sandbox.webhook()).body)
    expect(reported.webhookUrl).toMatch(/\/provider\/pix\/webhook\/[0-9a-f]{64}$/)
    const member = await plain.member()
    const { txid } = await depositorsOf(plain).order(member)
    await plain.pay(txid)
    await depositorsOf(plain).credited(member, 5_000n)
    await eventually(async () => {
      const { deliveries } = deliveriesList.parse((await plain.control('/deliveries')).body)
      expect(deliveries.at(-1)).toMatchObject({ kind: 'pix', last_status: 200 })
    })
    const sent = async (url: string) =>
      (await fetch(`${url}/pix`, { method: 'POST', body: JSON.stringify({ pix: [] }) })).status
    expect(await sent(reported.webhookUrl)).toBe(200)
    expect(
      await sent(reported.webhookUrl.slice(0, -1) + (reported.webhookUrl.endsWith('0') ? '1' : '0')),
    ).toBe(401)
    expect(await sent(`${plain.address}/provider/pix/webhook`)).toBe(401)
  } finally {
    await plain.close()
  }
})

const timestampNow = () => String(Math.floor(world.clock.now().getTime() / 1000))

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map(item => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}

async function report(body: string, timestamp: string): Promise<number> {
  const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex')
  const response = await fetch(`${world.address}/provider/pix/webhook/pix`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': signature,
    },
    body,
  })
  await response.arrayBuffer()
  return response.status
}
