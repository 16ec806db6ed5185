import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { beginSeeds } from '../../../src/seeds/begin-seeds.ts'
import { newClientSeed } from '../../../src/seeds/new-client-seed.ts'
import { reply } from '../../sync/support/server-calls.ts'
import { createWorld } from '../../sync/support/world.ts'

const memberId = 'm1'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const shown = hashOf('the seed that was promised')

/** A member without a seed, and a server that begins with the seed of that hash whatever it had shown. */
async function newcomer(begun: string) {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  const state = { next_nonce: 1, published_first: true, next_seed_hash: hashOf('the one after') }
  world.server.decide(({ path, body }) => {
    if (!path.endsWith('/seeds/rotate')) return 'lost'
    const data = { revealed: null, seed_hash: begun, client_seed: body.client_seed, ...state }
    return reply(200, { data })
  })
  const pull = vi.fn(async () => ({ kind: 'done' }) as never)
  const app = { api: tab.api, sync: { ...tab.sync, pull }, newKey: () => 'key-1' }
  const begin = () => beginSeeds(app, { memberId, mode: 'real', seedHash: shown })
  const sent = () => world.server.sent.filter(({ path }) => path.endsWith('/seeds/rotate'))
  return { begin, sent, pull }
}

test('the device makes the first client seed and sends it under the hash that was shown', async () => {
  const { begin, sent, pull } = await newcomer(shown)
  expect(await begin()).toEqual({ status: 'begun' })
  expect(sent()[0]?.body).toMatchObject({ mode: 'real', seed_hash: shown })
  expect(sent()[0]?.body.client_seed).toMatch(/^[0-9a-f]{32}$/)
  expect(pull).toHaveBeenCalledWith('seeds', { part: 'real', force: true })
})

test('a server that begins with another seed than the promised one is found out', async () => {
  const { begin } = await newcomer(hashOf('chosen after the member’s seed was seen'))
  expect(await begin()).toEqual({ status: 'broken' })
})

test('every client seed of a device is another, drawn by the browser’s generator', () => {
  const drawn = vi.spyOn(crypto, 'getRandomValues')
  const seeds = Array.from({ length: 50 }, newClientSeed)
  expect(new Set(seeds).size).toBe(50)
  expect(drawn).toHaveBeenCalledTimes(50)
})
