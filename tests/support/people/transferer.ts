import * as z from 'zod/mini'
import type { Member } from '../peers/pix-people.ts'
import type { PixWorld } from '../peers/pix-world.ts'
import { jpeg, pdfOf } from '../sample-files.ts'

export const pdf = pdfOf('a receipt of a bank')

const ordered = z.object({
  status: z.string(),
  pay_url: z.nullable(z.string()),
  data: z.object({ order: z.looseObject({ id: z.string() }), order_token: z.string() }),
})
const listed = z.object({ data: z.array(z.looseObject({ id: z.string(), state: z.string() })) })

interface Finding {
  readonly payer: Pick<Member, 'cpf'>
  readonly money?: string
  readonly reference?: string
}

/** What members and reviewers do about transfers by hand. */
export function transferersOf(world: PixWorld) {
  const order = async (member: Member, money = '100.00') => {
    const body = { money, payment_id: 'ted', payment_type: 'transfer', payment_desc: 'TED' }
    return ordered.parse((await world.call(member, '/api/recharge/online', body)).body)
  }
  const prove = (member: Member, order_id: string, file: Buffer) =>
    world.call(member, '/api/recharge/proof', { order_id, file: file.toString('base64') })
  return {
    order,
    prove,
    /** An order that waits for a reviewer. */
    proved: async (member: Member, money = '100.00') => {
      const { id } = (await order(member, money)).data.order
      await prove(member, id, jpeg)
      return id
    },
    record: async (member: Member, id: string) => {
      const { body } = await world.call(member, '/api/recharge/list', {})
      return listed.parse(body).data.find(row => row.id === id)
    },
    confirm: (who: Pick<Member, 'bearer'>, id: string, finding: Finding) =>
      world.call(who, '/api/admin/deposits/confirm', {
        id,
        money: finding.money ?? '100.00',
        bank_reference: finding.reference ?? `REF-${id.slice(-12)}`,
        payer_cpf: finding.payer.cpf,
      }),
    refuse: (who: Pick<Member, 'bearer'>, id: string, reason: string, note: string) =>
      world.call(who, '/api/admin/deposits/refuse', { id, reason, note }),
  }
}
