import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { blockPlay, freezeWallet } from '../../../server/wallet/members.ts'
import { generateGames } from '../../support/generate-games.ts'
import { openProviderClient } from '../../support/peers/provider-client.ts'
import { createPlayer, expectSoundBooks } from '../../support/people/game-player.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let provider: Awaited<ReturnType<typeof openProviderClient>>
let player: Awaited<ReturnType<typeof createPlayer>>
let session: string
const game = 'gen-00001'
const apiCode = 'studio-1'

beforeAll(async () => {
  world = await createTestApp({ environment: { FRAME_ORIGINS: 'https://games.example.test' } })
  await generateGames(world.deps, 80)
  world.clock.advance(2_000)
  provider = await openProviderClient(world.deps, apiCode, call => world.app.inject(call))
  world.clock.advance(20_000)
})
beforeEach(async () => {
  player = await createPlayer(world, 10_000n)
  const { data } = await player.launch(game)
  session = (await provider('authenticate', { token: data.token })).session
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const fresh = () => randomUUID()
const bet = (transaction_id: string, amount = 1_000, round_id = `round-${transaction_id}`) =>
  provider('bet', { session, transaction_id, round_id, game_id: game, amount })
const win = (bet_id: string, amount: number, more: object = {}) =>
  provider('win', { session, transaction_id: fresh(), round_id: `round-${bet_id}`, amount, ...more })
const rollback = (bet_transaction_id: string, transaction_id = fresh()) =>
  provider('rollback', { session, transaction_id, bet_transaction_id })

test('a launch opens the frame with a token that becomes a session of that player, the same one when asked again', async () => {
  const { data } = await player.launch(game)
  expect(data.kind).toBe('frame')
  expect(data.launch_url).toBe(`https://games.example.test/play?token=${data.token}`)
  const first = await provider('authenticate', { token: data.token })
  expect(first).toMatchObject({
    code: 200,
    status: 'OK',
    member_id: player.member.id,
    balance: 10_000,
    currency: 'BRL',
  })
  expect(await provider('authenticate', { token: data.token })).toEqual(first)
  world.clock.advance(61_000)
  expect(await provider('authenticate', { token: data.token })).toMatchObject({
    code: 401,
    error: 'INVALID_TOKEN',
  })
})

test('bet, win and end of a round move money once, and the balance is answered in minor units', async () => {
  const id = fresh()
  expect(await bet(id)).toMatchObject({ code: 200, balance: 9_000 })
  expect(await win(id, 500)).toMatchObject({ balance: 9_500 })
  expect(await win(id, 2_000, { is_final: true })).toMatchObject({ balance: 11_500 })
  expect(await win(id, 1)).toMatchObject({ code: 409, error: 'BET_ALREADY_SETTLED' })
  const lost = fresh()
  await bet(lost)
  const end = { session, transaction_id: fresh(), round_id: `round-${lost}` }
  expect(await provider('end-round', end)).toMatchObject({ balance: 10_500 })
  expect(await provider('end-round', end)).toMatchObject({ balance: 10_500 })
  expect(await provider('balance', { session })).toMatchObject({ status: 'OK', balance: 10_500 })
})

test('a call sent again is answered exactly as at first, whatever happened since; with other parts it is refused', async () => {
  const id = fresh()
  const first = await bet(id)
  await bet(fresh())
  const copies = await Promise.all(Array.from({ length: 20 }, () => bet(id)))
  for (const copy of copies) expect(copy).toEqual(first)
  expect(await bet(id, 999)).toMatchObject({ code: 409, error: 'DUPLICATE_MISMATCH' })
  expect(await provider('balance', { session })).toMatchObject({ balance: 8_000 })
})

test('a rollback gives the stake back once; of a bet that is not known it keeps the late bet out', async () => {
  const id = fresh()
  await bet(id)
  const back = fresh()
  const first = await rollback(id, back)
  expect(first).toMatchObject({ code: 200, balance: 10_000 })
  expect(await rollback(id, back)).toEqual(first)
  expect(await rollback(id)).toMatchObject({ code: 409, error: 'BET_ROLLED_BACK' })
  const late = fresh()
  expect(await rollback(late)).toMatchObject({ code: 404, error: 'BET_NOT_FOUND' })
  expect(await bet(late)).toMatchObject({ code: 409, error: 'BET_ROLLED_BACK' })
})

test('a bet of a settled round can be taken back too: the stake comes back, and the wins of the void round go', async () => {
  const id = fresh()
  await bet(id)
  expect(await win(id, 100, { is_final: true })).toMatchObject({ balance: 9_100 })
  const back = fresh()
  expect(await rollback(id, back)).toMatchObject({ code: 200, balance: 10_000 })
  expect(await rollback(id, back)).toMatchObject({ code: 200, balance: 10_000 })
  expect(await rollback(id)).toMatchObject({ code: 409, error: 'BET_ROLLED_BACK' })
  expect(await win(id, 5)).toMatchObject({ code: 409, error: 'BET_ROLLED_BACK' })
})

test('a win of a bet nobody knows is refused, and taken once the bet has come', async () => {
  const id = fresh()
  const body = { session, transaction_id: fresh(), round_id: `round-${id}`, amount: 300, is_final: true }
  expect(await provider('win', body)).toMatchObject({ code: 404, error: 'BET_NOT_FOUND' })
  await bet(id)
  expect(await provider('win', body)).toMatchObject({ code: 200, balance: 9_300 })
})

test('each reason why a bet is not taken has a word of its own: the operator, the player’s limit, their bonus, their pause', async () => {
  const { db, wallet, clock } = world.deps
  const { id: memberId } = player.member
  const grant = { key: 'ftd', source: 'ftd', amount: 5_000n, required: 100_000n, maxStake: 1_000n }
  const order = { memberId, currency: 'BRL', ...grant, maxConversion: 25_000n, lastsSeconds: 3_600 } as const
  await transaction(db, tx => wallet.grantBonus(tx, order), { keyed: true })
  expect(await bet(fresh(), 1_001)).toMatchObject({ code: 422, error: 'STAKE_OVER_BONUS_LIMIT' })
  await sql`INSERT INTO wallet_limit (member_id, currency, kind, period, amount)
    VALUES (${memberId}, 'BRL', 'stake', 'day', 1500)`.execute(db)
  const taken = fresh()
  expect(await bet(taken, 600)).toMatchObject({ code: 200 })
  expect(await bet(fresh(), 1_000)).toMatchObject({ code: 422, error: 'LIMIT_REACHED' })
  await blockPlay(db, memberId, new Date(clock.now().getTime() + 60_000))
  expect(await bet(fresh(), 100)).toMatchObject({ code: 403, error: 'PLAY_PAUSED' })
  await blockPlay(db, memberId, null)
  expect(await win(taken, 0, { is_final: true })).toMatchObject({ code: 200 })
  expect(await bet(fresh(), 100, `round-${taken}`)).toMatchObject({ code: 409, error: 'ROUND_CLOSED' })
})

test('missing funds, freezes and unknown games are answered with the error words of the protocol', async () => {
  expect(await bet(fresh(), 10_001)).toMatchObject({ code: 422, error: 'INSUFFICIENT_FUNDS' })
  const begun = fresh()
  await bet(begun)
  await freezeWallet(world.deps.db, player.member.id, 'BRL', 'review')
  expect(await bet(fresh())).toMatchObject({ code: 403, error: 'MEMBER_BLOCKED' })
  expect(await win(begun, 100, { is_final: true })).toMatchObject({ code: 200 })
  const foreign = { session, transaction_id: fresh(), round_id: 'r', game_id: 'gen-00002', amount: 1 }
  expect(await provider('bet', foreign)).toMatchObject({ code: 404, error: 'UNKNOWN_GAME' })
  for (const amount of [1.5, -1, 0, '5', 1e12, null]) {
    expect(await provider('bet', { ...foreign, game_id: game, amount })).toMatchObject({
      code: 400,
      error: 'BAD_REQUEST',
    })
  }
})

test('a session that ran out places no bet, and still settles and gives back', async () => {
  const [won, undone] = [fresh(), fresh()]
  await bet(won)
  await bet(undone)
  world.clock.advance(12 * 3_600_000 + 1_000)
  expect(await bet(fresh())).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
  expect(await win(won, 100, { is_final: true })).toMatchObject({ code: 200 })
  expect(await rollback(undone)).toMatchObject({ code: 200 })
})

test('a forged, altered, stale or unsigned call is refused and moves nothing', async () => {
  const body = { session, transaction_id: fresh(), round_id: 'r-forged', game_id: game, amount: 500 }
  const refused = { code: 401, error: 'INVALID_SIGNATURE' }
  const more = JSON.stringify({ ...body, amount: 1 })
  expect(await provider('bet', body, () => ({ payload: more }))).toMatchObject(refused)
  expect(await provider('bet', body, () => ({ url: '/provider/v1/win' }))).toMatchObject(refused)
  expect(await provider('bet', body, () => ({ headers: {} }))).toMatchObject(refused)
  const old = { 'x-timestamp': String(Math.floor(world.clock.now().getTime() / 1000) - 3_600) }
  expect(await provider('bet', body, sent => ({ headers: { ...sent, ...old } }))).toMatchObject(refused)
  const noKey = { 'x-provider-key': 'nobody' }
  expect(await provider('bet', body, sent => ({ headers: { ...sent, ...noKey } }))).toMatchObject(refused)
  expect(await provider('balance', { session })).toMatchObject({ balance: 10_000 })
})

test("another provider's session and token are none, and a revoked key signs nothing", async () => {
  const other = await openProviderClient(world.deps, 'studio-2', call => world.app.inject(call))
  world.clock.advance(11_000)
  expect(await other('balance', { session })).toMatchObject({ code: 401, error: 'INVALID_TOKEN' })
  const { data } = await player.launch(game)
  expect(await other('authenticate', { token: data.token })).toMatchObject({ error: 'INVALID_TOKEN' })
  expect(await provider('balance', { session: `${session}x` })).toMatchObject({ error: 'INVALID_TOKEN' })
  await sql`UPDATE provider_key SET revoked_at = now() WHERE api_code = 'studio-2'`.execute(world.deps.db)
  world.clock.advance(11_000)
  expect(await other('balance', { session })).toMatchObject({ code: 401, error: 'INVALID_SIGNATURE' })
})
