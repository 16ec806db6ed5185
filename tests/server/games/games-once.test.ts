import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readCentavos } from '../../../contract/centavos.ts'
import { blackjackView } from '../../../games/blackjack/blackjack-schemas.ts'
import {
  blackjackGame,
  callsOf,
  createGameWorld,
  createPlayer,
  dealNext,
  dice,
  diceGame,
  expectSoundBooks,
  fund,
  minesGame,
  minesUnder,
} from '../../support/people/game-player.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let player: Awaited<ReturnType<typeof createPlayer>>
const port = 8240
beforeAll(async () => {
  world = await createGameWorld()
  await world.app.listen({ port, host: '127.0.0.1' })
})
beforeEach(async () => {
  player = await createPlayer(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const mines = { stake: '1.00', mines: 3 }

async function cashOf(memberId: string) {
  const wallet = await world.deps.db
    .selectFrom('wallet')
    .select('cash')
    .where('member_id', '=', memberId)
    .where('currency', '=', 'BRL')
    .executeTakeFirstOrThrow()
  return wallet.cash
}

async function fateOf(key: string) {
  const answer = await world.app.inject({ url: `/api/calls/${key}`, headers: player.member.headers })
  return answer.json().data
}

/** Sends a call over a real connection that dies before the answer, and waits until the server has done it. */
async function sendAndLose(path: string, body: object, key: string) {
  const payload = JSON.stringify(body)
  const headers = { ...player.member.keyed(key), 'content-type': 'application/json', connection: 'close' }
  const sent = request({ port, host: '127.0.0.1', path: `/api/game/${path}`, method: 'POST', headers })
  sent.on('error', () => undefined)
  sent.on('response', () => sent.destroy())
  await new Promise<void>(resolve => sent.end(payload, () => resolve()))
  await vi.waitFor(async () => expect((await fateOf(key)).state).toBe('done'), { timeout: 10_000 })
  sent.destroy()
}

test('the connection may die between any call of a round and its answer: sent again, it was done once', async () => {
  const startKey = randomUUID()
  const body = { game_id: minesGame, mode: 'real', stake: '1.00', bet: mines }
  await sendAndLose('round/start', body, startKey)
  const started = await player.start(minesGame, mines, { key: startKey })
  expect(started.data).toEqual((await fateOf(startKey)).answer.data)
  const { round } = started.data
  const { safe } = await minesUnder(world, player.member.id, round, 3)

  const revealKey = randomUUID()
  await sendAndLose('round/step', { round_id: round.id, step_number: 1, step: safe(0) }, revealKey)
  const revealed = await player.step(round.id, 1, safe(0), revealKey)
  expect(revealed.data.round).toMatchObject({ steps: 1, state: 'open' })

  const cashKey = randomUUID()
  const step = { action: 'cash_out' }
  await sendAndLose('round/step', { round_id: round.id, step_number: 2, step }, cashKey)
  const paid = await player.step(round.id, 2, step, cashKey)
  expect(await player.step(round.id, 2, step, cashKey)).toEqual(paid)
  expect(await cashOf(player.member.id)).toBe(99_900n + readCentavos(paid.data.round.payout))
  expect((await player.record()).data).toHaveLength(1)
})

test('fifty copies of one start on the way at once are one round with one answer', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => player.start(diceGame, dice, { key })))
  expect(new Set(answers.map(answer => answer.data.round.id)).size).toBe(1)
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect((await player.record()).data).toHaveLength(1)
  expect((await player.seeds()).data.next_nonce).toBe(2)
})

/** A hand in which the next step may be a double. */
async function openHand() {
  const isOpen = ({ view }: { view: unknown }) => blackjackView.parse(view).phase === 'player'
  await dealNext(world, player.member.id, blackjackGame, isOpen)
  const { data } = await player.start(blackjackGame, { stake: '1.00' })
  return data.round
}

test('fifty copies of one step that adds to the stake, and as many under keys of their own, take it once', async () => {
  const { id } = await openHand()
  const [double, more, key] = [{ action: 'double' }, { stake: '1.00' }, randomUUID()]
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      player.step(id, 1, double, index % 2 === 0 ? key : randomUUID(), more),
    ),
  )
  const done = answers.filter(answer => answer.status === 'success')
  const [first] = done
  for (const answer of done) expect(answer).toEqual(first)
  for (const { error } of answers.filter(answer => answer.status !== 'success')) {
    expect(['step_invalid', 'round_closed']).toContain(error)
  }
  expect(first.data.round).toMatchObject({ stake: '2.00', steps: 1, state: 'settled' })
  expect(await cashOf(player.member.id)).toBe(99_800n + readCentavos(first.data.round.payout))
})

test('the answer of a step that adds to the stake is lost: sent again, it was taken once', async () => {
  const { id } = await openHand()
  const [double, stake, key] = [{ action: 'double' }, '1.00', randomUUID()]
  await sendAndLose('round/step', { round_id: id, step_number: 1, step: double, stake }, key)
  const again = await player.step(id, 1, double, key, { stake })
  expect(again.data).toEqual((await fateOf(key)).answer.data)
  expect(again.data.round).toMatchObject({ stake: '2.00' })
  expect(await cashOf(player.member.id)).toBe(99_800n + readCentavos(again.data.round.payout))
  expect((await player.record()).data).toEqual([again.data.round])
})

test('one key stands for one bet: another under it is a mismatch', async () => {
  const key = randomUUID()
  await player.start(diceGame, dice, { key })
  const other = { ...dice, target: 6000 }
  expect(await player.start(diceGame, other, { key })).toMatchObject({
    code: 409,
    error: 'idempotency_mismatch',
  })
  const step = await player.step(randomUUID(), 1, { action: 'cash_out' }, key)
  expect(step).toMatchObject({ error: 'idempotency_mismatch' })
})

test('a start whose key was closed while it travelled is refused and takes nothing', async () => {
  const key = randomUUID()
  const closed = await world.app.inject({
    method: 'POST',
    url: `/api/calls/${key}/close`,
    headers: player.member.headers,
  })
  expect(closed.json().data.state).toBe('closed')
  expect(await player.start(diceGame, dice, { key })).toMatchObject({ code: 409, error: 'call_closed' })
  expect(await cashOf(player.member.id)).toBe(100_000n)
})

test('a refusal is kept: the same key is refused again when the money is there', async () => {
  const poor = await createPlayer(world, 10n)
  const key = randomUUID()
  const first = await poor.start(diceGame, dice, { key })
  expect(first).toMatchObject({ error: 'insufficient_balance' })
  await fund(world, poor.member.id, 10_000n)
  expect(await poor.start(diceGame, dice, { key })).toMatchObject({ error: 'insufficient_balance' })
  expect(await poor.start(diceGame, dice)).toMatchObject({ status: 'success' })
})

test('rounds of one member on two servers at once each get a nonce of their own', async () => {
  const second = await createTestApp({ database: world.database })
  const devices = [player, callsOf(second, player.member)]
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (devices[index % 2] ?? player).start(diceGame, dice)),
  )
  const nonces = answers.map(answer => answer.data.round.nonce).toSorted((one, other) => one - other)
  expect(nonces).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  await second.close()
})

test('a seed that was rotated on another server is not drawn from again', async () => {
  const second = await createTestApp({ database: world.database })
  await player.start(diceGame, dice)
  const rotated = await callsOf(second, player.member).rotate('elsewhere')
  const next = await player.start(diceGame, dice)
  expect(next.data.round).toMatchObject({ nonce: 1, seed_hash: rotated.data.seed_hash })
  await second.close()
})

test('two devices that take the same step at once take it once', async () => {
  const { data } = await player.start(minesGame, mines)
  const { safe } = await minesUnder(world, player.member.id, data.round, 3)
  for (let number = 1; number <= 4; number += 1) {
    const steps = [safe(2 * number), safe(2 * number + 1), safe(2 * number), safe(2 * number + 1)]
    const answers = await Promise.all(steps.map(step => player.step(data.round.id, number, step)))
    expect(answers.filter(answer => answer.status === 'success')).toHaveLength(1)
    expect(answers.filter(answer => answer.error === 'step_invalid')).toHaveLength(3)
  }
  const outs = await Promise.all(
    Array.from({ length: 4 }, () => player.step(data.round.id, 5, { action: 'cash_out' })),
  )
  const [paid] = outs.filter(answer => answer.status === 'success')
  expect(outs.filter(answer => answer.status === 'success')).toHaveLength(1)
  expect(await cashOf(player.member.id)).toBe(99_900n + readCentavos(paid.data.round.payout))
})

test('a round begun on one device goes on on another', async () => {
  const { data } = await player.start(minesGame, mines)
  const { safe } = await minesUnder(world, player.member.id, data.round, 3)
  const stepped = await player.step(data.round.id, 1, safe(0))
  const other = callsOf(world, player.member)
  expect((await other.launch(minesGame)).data.open_round).toEqual(stepped.data.round)
  expect((await other.open()).data).toEqual([stepped.data.round])
  expect(await other.step(data.round.id, 2, { action: 'cash_out' })).toMatchObject({ status: 'success' })
  expect((await player.open()).data).toEqual([])
})

test("nobody steps another member's round", async () => {
  const { data } = await player.start(minesGame, mines)
  const other = await createPlayer(world)
  const step = await other.step(data.round.id, 1, { action: 'reveal', cell: 0 })
  expect(step).toMatchObject({ code: 404, error: 'round_unknown' })
})
