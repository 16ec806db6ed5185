import { expect, test } from 'vitest'
import { accountWrite } from './support/definitions.ts'
import { createWorld, eventually } from './support/world.ts'

test('a write whose kind did not arrive on a poor line waits as without a network, and is sent when it is there', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  let isCut = true
  tab.sync.registerWriteKind('bank-account', async () => {
    if (isCut) throw new TypeError('Failed to fetch dynamically imported module')
    return accountWrite
  })
  await tab.signIn('ana')
  const id = '11111111-1111-4111-8111-111111111111'
  const entry = { id, kind: 'pix', pix_type: 'cpf', pix_key: '52998224725' } as const
  await tab.sync.enqueue(accountWrite, entry)
  const rows = () => tab.db.queuedWrites.toArray()
  await eventually(async () => expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]))
  expect(world.server.arrived).toEqual([])
  isCut = false
  tab.trigger('online')
  await eventually(async () => expect(await rows()).toEqual([]))
  expect(world.server.arrived).toHaveLength(1)
})
