import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { Member } from '../peers/pix-people.ts'
import { eventually, type PixWorld } from '../peers/pix-world.ts'
import { holdersOf, pin } from './account-holder.ts'

export interface Payee extends Member {
  readonly accountId: string
}

export const drawn = z.object({ data: z.looseObject({ id: z.string(), state: z.string() }) })
export const listed = z.object({ data: z.array(z.looseObject({ id: z.string(), state: z.string() })) })

/** What members do to withdraw, what administrators decide, and what became of it. */
export function payeesOf(world: PixWorld) {
  const holders = holdersOf(world)
  const draw = (who: Payee, change: object = {}, key?: string) => {
    const intent = { money: '100.00', member_bank_id: who.accountId, payment_type: 'pix', qk_pwd: pin }
    return world.call(who, '/api/drawing', { ...intent, ...change }, key)
  }
  const record = async (who: Member, id: string) => {
    const { data } = listed.parse((await world.call(who, '/api/drawing/list', {})).body)
    return data.find(row => row.id === id)
  }
  return {
    draw,
    record,
    /** With a withdrawal password and a confirmed account, and so many centavos. */
    payee: async (cash = 100_000n): Promise<Payee> => {
      const member = await holders.withPin()
      if (cash > 0n) await world.fill(member, cash)
      const accountId = await holders.saved(member, 'cpf', member.cpf)
      expect(await holders.confirm(member, accountId)).toMatchObject({ status: 200 })
      return { ...member, accountId }
    },
    /** A further account of the payee, confirmed, whose day of waiting is over. */
    further: async (who: Payee, account: object): Promise<string> => {
      const id = randomUUID()
      await holders.save(who, { id, ...account })
      expect(await holders.confirm(who, id)).toMatchObject({ status: 200 })
      await sql`UPDATE payout_account SET payable_from = NULL WHERE id = ${id}`.execute(world.deps.db)
      return id
    },
    pending: async (who: Payee, change: object = {}): Promise<string> => {
      const answer = await draw(who, change)
      expect(answer).toMatchObject({ status: 200 })
      return drawn.parse(answer.body).data.id
    },
    approve: (by: { readonly bearer: string }, id: string) =>
      world.call(by, '/api/admin/withdrawals/approve', { id }),
    reject: (by: { readonly bearer: string }, id: string, reason = 'documents needed') =>
      world.call(by, '/api/admin/withdrawals/reject', { id, reason }),
    becomes: (who: Member, id: string, expected: object) =>
      eventually(async () => expect(await record(who, id)).toMatchObject(expected)),
  }
}
