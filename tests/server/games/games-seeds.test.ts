import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type EngineId, loadGame } from '../../../games/engines.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import { seedHash } from '../../../games/fairness/seed-hash.ts'
import {
  createGameWorld,
  createPlayer,
  dice,
  diceGame,
  expectSoundBooks,
  minesGame,
  minesUnder,
  slotGame,
} from '../../support/people/game-player.ts'
import type { TestApp } from '../../support/test-app.ts'

let world: TestApp
let player: Awaited<ReturnType<typeof createPlayer>>
beforeAll(async () => {
  world = await createGameWorld()
})
beforeEach(async () => {
  player = await createPlayer(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const mines = { stake: '1.00', mines: 3 }

interface Reported {
  game_id: string
  client_seed: string
  nonce: number
  server_seed: string
  seed_hash: string
  stake: string
  payout: string
  view: unknown
}

/** What the browser's verifier does: the same rules, from what is public once the seed is revealed. */
async function replay(engine: EngineId, reported: Reported, bet: object) {
  expect(await seedHash(reported.server_seed)).toBe(reported.seed_hash)
  const game = await loadGame(engine, reported.game_id)
  const prepared = game?.prepareBet(bet)
  if (prepared?.ok !== true) throw new Error('Not a bet')
  const { server_seed: serverSeed, client_seed: clientSeed, nonce, game_id } = reported
  return prepared.value.start(openDraw({ serverSeed, clientSeed, nonce, game: game_id }))
}

test('after rotation every settled round follows from the revealed seed, payout and view', async () => {
  for (let round = 0; round < 5; round += 1) {
    await player.start(diceGame, dice)
    await player.start(slotGame, { stake: '1.00' })
  }
  const before = await player.seeds()
  const rotated = await player.rotate('my-own-seed')
  expect(rotated.data).toMatchObject({ client_seed: 'my-own-seed', next_nonce: 1 })
  expect(rotated.data.revealed).toMatchObject({ seed_hash: before.data.seed_hash, rounds: 10 })
  const { data } = await player.record()
  expect(data.map((round: Reported) => round.nonce)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  for (const reported of data) {
    expect(reported.server_seed).toBe(rotated.data.revealed.server_seed)
    const isDice = reported.game_id === diceGame
    const again = await replay(isDice ? 'dice' : 'slots', reported, isDice ? dice : { stake: '1.00' })
    expect(again.view).toEqual(reported.view)
  }
  const next = await player.start(diceGame, dice)
  expect(next.data.round).toMatchObject({ nonce: 1, client_seed: 'my-own-seed', server_seed: null })
  expect(next.data.round.seed_hash).toBe(rotated.data.seed_hash)
})

test('a seed is not revealed while a round of it is open, and the pairs of demo and real stand apart', async () => {
  const { data } = await player.start(minesGame, mines)
  expect(await player.rotate('other')).toMatchObject({ code: 409, error: 'seed_in_use' })
  await player.launch(diceGame, 'demo')
  const [real, demo] = [await player.seeds('real'), await player.seeds('demo')]
  expect(real.data.seed_hash).not.toBe(demo.data.seed_hash)
  expect(await player.rotate('other', 'demo')).toMatchObject({ status: 'success' })
  const { safe } = await minesUnder(world, player.member.id, data.round, 3)
  await player.step(data.round.id, 1, safe(0))
  await player.step(data.round.id, 2, { action: 'cash_out' })
  expect(await player.rotate('other')).toMatchObject({ status: 'success' })
})

test('rotating twice with one key reveals one seed', async () => {
  const shown = (await player.seeds()).data.next_seed_hash
  const first = await player.rotate('again', 'real', 'rotate-key-1', shown)
  expect(await player.rotate('again', 'real', 'rotate-key-1', shown)).toEqual(first)
  const { rows } = await sql`SELECT 1 FROM game_seed
    WHERE member_id = ${player.member.id} AND currency = 'BRL'`.execute(world.deps.db)
  expect(rows).toHaveLength(2)
})

test('a client seed that could be read in two ways is refused', async () => {
  expect(await player.rotate('a:b')).toMatchObject({ code: 400, words: { client_seed: ['invalid'] } })
})

test('neither seed nor hidden state is answered, logged or stored in clear while the round is open', async () => {
  const started = await player.start(minesGame, mines)
  const { safe, serverSeed, mines: hidden } = await minesUnder(world, player.member.id, started.data.round, 3)
  const answers = [
    started,
    await player.step(started.data.round.id, 1, safe(0)),
    await player.launch(minesGame),
    await player.open(),
    await player.record(),
    await player.seeds(),
    await player.rotate('x'),
  ]
  expect(JSON.stringify(answers)).not.toContain(serverSeed)
  expect(world.logged()).not.toContain(serverSeed)
  const tables = ['game_round', 'game_seed', 'call', 'outbox', 'ledger_transaction', 'round']
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      SELECT t::text AS row FROM ${sql.table(table)} t WHERE member_id = ${player.member.id}`.execute(
      world.deps.db,
    )
    const stored = rows.map(({ row }) => row).join('\n')
    expect(stored).not.toContain(serverSeed)
    expect(stored).not.toContain(Buffer.from(serverSeed).toString('hex'))
    expect(stored).not.toContain(`[${hidden.toSorted((one, other) => one - other).join(', ')}]`)
  }
})

test('the record tells a delta: new rounds, ended ones, and those whose seed was revealed', async () => {
  const opened = await player.start(minesGame, mines)
  await player.start(diceGame, dice)
  const { version } = await player.record()
  expect(await player.record({ since: version })).toMatchObject({ data: [], unchanged: true })
  const { safe } = await minesUnder(world, player.member.id, opened.data.round, 3)
  await player.step(opened.data.round.id, 1, safe(0))
  const ended = await player.step(opened.data.round.id, 2, { action: 'cash_out' })
  const delta = await player.record({ since: version })
  expect(delta.data).toEqual([ended.data.round])
  await player.rotate('z')
  const revealed = await player.record({ since: delta.version })
  expect(revealed.data).toHaveLength(2)
  expect(revealed.data.every((round: Reported) => round.server_seed !== null)).toBe(true)
  expect(await player.record({ since: '99.99.99' })).toMatchObject({ reset: true })
  expect(await player.record({ cursor: 'none of ours' })).toMatchObject({ code: 400 })
})

test('the record is read page by page, each round once', async () => {
  for (let round = 0; round < 7; round += 1) await player.start(diceGame, dice)
  const nonces: number[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page = await player.record({ limit: 3, ...(cursor !== undefined && { cursor }) })
    nonces.push(...page.data.map((round: Reported) => round.nonce))
    cursor = page.next_cursor
  }
  expect(nonces).toEqual([7, 6, 5, 4, 3, 2, 1])
})
