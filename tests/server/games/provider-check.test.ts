import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkProvider } from '../../../scripts/provider-check/check-provider.ts'
import { createProtocolClient, type Key, type Post } from '../../../scripts/provider-check/protocol-client.ts'
import {
  addProviderKey,
  listProviderKeys,
  revokeProviderKey,
} from '../../../server/features/games/provider/keys.ts'
import { generateGames } from '../../support/generate-games.ts'
import { createPlayer, expectSoundBooks } from '../../support/people/game-player.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

const game = 'gen-00001'
const provider = 'studio-1'
let world: TestApp
let key: Key

beforeAll(async () => {
  world = await createTestApp({ environment: { FRAME_ORIGINS: 'https://games.example.test' } })
  await generateGames(world.deps, 40)
  key = await newKey()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

/** Servers read keys and games anew now and then. */
async function newKey(): Promise<Key> {
  const added = await addProviderKey(world.deps, provider)
  if (added === undefined) throw new Error('no such provider')
  world.clock.advance(20_000)
  return added
}

const toServer: Post = async ({ path, headers, body }) => {
  const answer = await world.app.inject({ method: 'POST', url: path, headers, payload: body })
  return { status: answer.statusCode, text: answer.body }
}

async function brokenRules(post: Post): Promise<readonly string[]> {
  const player = await createPlayer(world, 100_000n)
  const { data } = await player.launch(game)
  const call = createProtocolClient(post, key, () => world.clock.now().getTime())
  const verdicts = await checkProvider(call, data.token)
  expect(verdicts.length).toBeGreaterThan(1)
  return verdicts.flatMap(({ rule, breach }) => (breach === undefined ? [] : [rule]))
}

test('our own wallet keeps every rule of the protocol', async () => {
  expect(await brokenRules(toServer)).toEqual([])
})

/** Changes the body of one call on its way to the server, signed anew: the server is whatever that makes of it. */
function meddle(name: string, change: (body: Record<string, unknown>) => object): Post {
  return async ({ path, headers, body }) => {
    if (path !== `/provider/v1/${name}` || !body.includes('transaction_id'))
      return toServer({ path, headers, body })
    const changed = JSON.stringify(change(JSON.parse(body)))
    const signature = createHmac('sha256', key.secret).update(`${headers['x-timestamp']}.${path}.${changed}`)
    return toServer({ path, headers: { ...headers, 'x-signature': signature.digest('hex') }, body: changed })
  }
}

test.each([
  [
    'takes every copy of a bet',
    () => meddle('bet', body => ({ ...body, transaction_id: randomUUID() })),
    'twenty copies of one bet at once take one stake',
  ],
  [
    'pays a centavo too much',
    () =>
      meddle('win', body =>
        Number.isInteger(body.amount) ? { ...body, amount: Number(body.amount) + 1 } : body,
      ),
    'a bet takes exactly its amount, a win gives exactly its amount, a final win ends the round',
  ],
  [
    'lets rounds go on after their end',
    () => meddle('win', body => ({ ...body, is_final: false })),
    'a bet takes exactly its amount, a win gives exactly its amount, a final win ends the round',
  ],
  [
    'loses rollbacks',
    () => meddle('rollback', body => ({ ...body, bet_transaction_id: randomUUID() })),
    'a rollback gives the stake back once, and nothing can be won in its round',
  ],
  [
    'takes a stake below the bounds of the game',
    () => meddle('bet', body => (Number(body.amount) === 19 ? { ...body, amount: 20 } : body)),
    'a first bet outside the game’s bounds is refused, and nothing is taken',
  ],
  [
    'takes any sum of bets in a round',
    () => meddle('bet', body => (Number(body.amount) > 40_000 ? { ...body, amount: 1 } : body)),
    'all bets of a round together stay within the maximum, and a later one may be below the minimum',
  ],
  [
    'pays a promotion twice',
    () => meddle('promotion-win', body => ({ ...body, transaction_id: randomUUID() })),
    'a promotional win gives exactly its amount, once for its id',
  ],
  [
    'signs for everybody',
    () => meddle('bet', body => body),
    'a forged, altered, stale or unsigned call is refused, and moves nothing',
  ],
])('a server that %s is found', async (_, post, rule) => {
  expect(await brokenRules(post())).toContain(rule)
})

test('a server that answers something else entirely breaks the first rule, and the check ends there', async () => {
  const call = createProtocolClient(async () => ({ status: 200, text: '<html>' }), key, Date.now)
  const verdicts = await checkProvider(call, 'a token')
  expect(verdicts).toHaveLength(1)
  expect(verdicts[0]?.breach).toBeDefined()
})

test('openapi.json describes the protocol: every call with its body and every word with its status', async () => {
  const reported = (await world.app.inject('/provider/v1/openapi.json')).json()
  expect(Object.keys(reported.paths).sort()).toEqual(
    ['authenticate', 'balance', 'bet', 'end-round', 'promotion-win', 'rollback', 'win'].map(
      name => `/provider/v1/${name}`,
    ),
  )
  const { post } = reported.paths['/provider/v1/bet']
  expect(post.requestBody.content['application/json'].schema.required).toContain('amount')
  expect(JSON.stringify(post.responses['409'])).toContain('DUPLICATE_MISMATCH')
})

test('keys rotate: the next is good beside the old one, until the old one is revoked', async () => {
  const next = await newKey()
  const balance = async (signer: Key) => {
    const call = createProtocolClient(toServer, signer, () => world.clock.now().getTime())
    return (await call('balance', { session: 'nobody.s' })).error
  }
  expect([await balance(key), await balance(next)]).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN'])
  expect(await revokeProviderKey(world.deps, next.keyId)).toBe(true)
  expect(await revokeProviderKey(world.deps, next.keyId)).toBe(false)
  world.clock.advance(20_000)
  expect([await balance(key), await balance(next)]).toEqual(['INVALID_TOKEN', 'INVALID_SIGNATURE'])
  const known = await listProviderKeys(world.deps)
  expect(known.find(one => one.keyId === next.keyId)).toMatchObject({
    apiCode: provider,
    revokedAt: expect.any(Date),
  })
  expect(JSON.stringify(known)).not.toContain(next.secret)
  expect(await addProviderKey(world.deps, 'nobody')).toBeUndefined()
})
