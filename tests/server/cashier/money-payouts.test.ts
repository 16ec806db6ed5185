import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expectReconciled } from '../../support/ledger/money-books.ts'
import { newCpf } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { type Payee, payeesOf } from '../../support/people/payee.ts'

/* Payout with one permanent key; an unknown answer is asked for, never sent again. */

let world: PixWorld
let payees: ReturnType<typeof payeesOf>

beforeAll(async () => {
  world = await createPixWorld({ WITHDRAWAL_FEE_PERCENT: '1.00', WITHDRAWAL_FEE_FIXED: '0.50' })
  payees = payeesOf(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(async () => {
  await expectReconciled(world)
  await world.close()
})

async function payoutOf(id: string): Promise<string> {
  const { rows } = await sql<{
    payout_id: string
  }>`SELECT payout_id FROM withdrawal WHERE id = ${id}`.execute(world.deps.db)
  return rows[0]?.payout_id ?? ''
}

const statement = z.object({ lancamentos: z.array(z.object({ tipo: z.string(), valor: z.string() })) })

/** What the provider's own books say it has paid out. */
async function paidOut(): Promise<readonly string[]> {
  const { lancamentos } = statement.parse((await world.control('/statement')).body)
  return lancamentos.filter(line => line.tipo === 'PAYOUT').map(line => line.valor)
}

describe('a payout', () => {
  const approved = async (who: Payee): Promise<string> => {
    const id = await payees.pending(who)
    expect(await payees.approve(await world.administrator('Rita'), id)).toMatchObject({ status: 200 })
    return id
  }

  it.each(['timeout_then_success', 'drop_connection', '503'])(
    'answered with %s is asked about under its id and happens once',
    async kind => {
      const who = await payees.payee()
      // Nobody tells: what became of it must be asked.
      await world.sandbox.webhook('DELETE')
      await world.faults({ path: '/payout', method: 'PUT', kind })
      const before = await paidOut()
      const id = await approved(who)
      await eventually(async () => {
        world.clock.advance(1_000)
        expect(await payees.record(who, id)).toMatchObject({ state: 'paid' })
      })
      expect(await world.wallet(who)).toMatchObject({ cash: 90_000n, hold: 0n })
      expect((await world.control('/faults')).body).toMatchObject({ next: [] })
      expect(await paidOut()).toEqual([...before, '-98.50'])
      world.clock.advance(11 * 60_000)
      await world.registered()
    },
  )

  it('that the receiving bank refuses gives the money back with the reason', async () => {
    const who = await payees.payee()
    await world.control('/payout/next', { result: 'NAO_REALIZADO', motivo: 'AC06' })
    const id = await approved(who)
    await payees.becomes(who, id, { state: 'failed', reason: 'account_blocked' })
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
  })

  it('that comes back from the bank is the member’s again, with its fee', async () => {
    const who = await payees.payee()
    const id = await approved(who)
    await payees.becomes(who, id, { state: 'paid' })
    await world.control(`/payout/${await payoutOf(id)}`, { result: 'DEVOLVIDO' })
    await payees.becomes(who, id, { state: 'returned', reason: 'returned_by_bank' })
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
  })

  it('to a key that changed hands since it was confirmed is not made', async () => {
    const who = await payees.payee()
    const phone = `+55119${String(Date.now()).slice(-8)}`
    const owned = (cpf: string) =>
      world.control('/keys', { chave: phone, tipo: 'PHONE', titular: { cpf, nome: 'Ana' } })
    await owned(who.cpf)
    const accountId = await payees.further(who, { kind: 'pix', pix_type: 'phone', pix_key: phone })
    const id = await payees.pending(who, { member_bank_id: accountId, phone_number: phone })
    await owned(newCpf())
    await payees.approve(await world.administrator('Rita'), id)
    await payees.becomes(who, id, { state: 'failed', reason: 'pix_key_not_own' })
    expect(await world.wallet(who)).toMatchObject({ cash: 100_000n, hold: 0n })
  })

  it('to a bank account goes to that account under the member’s own CPF', async () => {
    const who = await payees.payee()
    const account = {
      kind: 'bank',
      bank: '60701190',
      account_type: 'CACC',
      branch: '0123',
      account: '456789',
    }
    const accountId = await payees.further(who, account)
    const id = await payees.pending(who, { member_bank_id: accountId, payment_type: 'bank' })
    await payees.approve(await world.administrator('Rita'), id)
    await payees.becomes(who, id, { state: 'paid' })
  })

  it('that two servers work on at once happens once', async () => {
    const second = await world.secondServer()
    const before = await paidOut()
    const everybody = await Promise.all(Array.from({ length: 4 }, () => payees.payee()))
    const ids = await Promise.all(everybody.map(who => approved(who)))
    for (const [at, who] of everybody.entries()) await payees.becomes(who, ids[at] ?? '', { state: 'paid' })
    expect((await paidOut()).length).toBe(before.length + 4)
    await second.close()
  })

  it('waits while the directory is silent, and is made when it answers', async () => {
    const who = await payees.payee()
    await world.faults({ path: '/dict', kind: '503', count: 2 })
    const id = await approved(who)
    await eventually(async () => {
      world.clock.advance(1_000)
      expect(await payees.record(who, id)).toMatchObject({ state: 'paid' })
    })
  })
})
