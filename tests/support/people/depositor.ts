import { sql } from 'kysely'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { Member } from '../peers/pix-people.ts'
import { eventually, type PixWorld } from '../peers/pix-world.ts'

export const ordered = z.object({
  pay_url: z.nullable(z.string()),
  data: z.object({
    order_token: z.string(),
    order: z.looseObject({ id: z.string(), pix_code: z.nullable(z.string()) }),
  }),
})

const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      reason: z.nullable(z.string()),
      money: z.string(),
      paid_money: z.nullable(z.string()),
      pix_code: z.nullable(z.string()),
    }),
  ),
  version: z.string(),
  reset: z.boolean(),
  unchanged: z.boolean(),
  next_cursor: z.nullable(z.string()),
})

export const intent = (money = '50.00') => ({ money, payment_id: 'pix', payment_type: 'pix' })

/** What members do to deposit, and what became of it. */
export function depositorsOf(world: PixWorld) {
  const records = async (member: Member, ask: object = {}) =>
    listed.parse((await world.call(member, '/api/recharge/list', ask)).body)
  return {
    records,
    order: async (member: Member, money = '50.00') => {
      const answer = await world.call(member, '/api/recharge/online', intent(money))
      expect(answer).toMatchObject({ status: 200 })
      const { data, pay_url } = ordered.parse(answer.body)
      const { id } = data.order
      return { id, token: data.order_token, payUrl: pay_url, txid: id.replaceAll('-', '') }
    },
    credited: (member: Member, cash: bigint) =>
      eventually(async () => expect(await world.wallet(member)).toMatchObject({ cash })),
    stateOf: async (member: Member, id: string) => (await records(member)).data.find(row => row.id === id),
    paymentStates: async (txid: string): Promise<readonly string[]> => {
      const { rows } = await sql<{
        state: string
      }>`SELECT state FROM pix_payment WHERE txid = ${txid}`.execute(world.deps.db)
      return rows.map(row => row.state)
    },
    /** Notices that were kept, and those of them that are not worked off yet. */
    notices: async () => {
      const { rows } = await sql<{ kept: bigint; waiting: bigint }>`
        SELECT count(*) AS kept, count(*) FILTER (WHERE done_at IS NULL) AS waiting FROM webhook_inbox`.execute(
        world.deps.db,
      )
      return rows[0] ?? { kept: 0n, waiting: 0n }
    },
  }
}
