import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createPixWorld, type PixWorld } from '../../support/peers/pix-world.ts'
import { payeesOf } from '../../support/people/payee.ts'

/* Withdrawals (filters, member context, risk signals […]). */

const queue = z.object({
  data: z.array(z.object({ id: z.string(), state: z.string() })),
  next_cursor: z.nullable(z.string()),
})

let world: PixWorld
beforeAll(async () => {
  world = await createPixWorld()
})
afterAll(() => world.close())

it('the queue shows who waits longest first, page by page, what is decided newest first, and one by its id', async () => {
  const payees = payeesOf(world)
  const administrator = await world.administrator('Rita')
  const read = async (ask: object) =>
    queue.parse((await world.call(administrator, '/api/admin/withdrawals', ask)).body)
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.push(await payees.pending(await payees.payee()))

  const first = await read({ state: 'pending', limit: 2 })
  expect(first.data.map(row => row.id)).toEqual(ids.slice(0, 2))
  const second = await read({ state: 'pending', limit: 2, cursor: first.next_cursor })
  expect(second).toMatchObject({ data: [{ id: ids[2] }], next_cursor: null })

  for (const id of ids.slice(0, 2)) await payees.reject(administrator, id)
  const rejected = await read({ state: 'rejected' })
  expect(rejected.data.map(row => row.id)).toEqual([ids[1], ids[0]])
  expect((await read({ id: ids[0] })).data).toEqual([
    expect.objectContaining({ id: ids[0], state: 'rejected' }),
  ])
})
