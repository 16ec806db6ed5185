import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { listCatalogue } from '../../../games/catalogue.ts'
import type { Round as GameRound } from '../../../games/engine.ts'
import { isEngineId, loadGame } from '../../../games/engines.ts'
import { openDraw, pickDistinct } from '../../../games/fairness/draw.ts'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { checkInvariants } from '../../../server/wallet/invariants.ts'
import { pairOf } from '../ledger/seed-pairs.ts'
import { sessionsOffTheirRounds } from '../ledger/session-books.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { registerMember, type TestMember } from './test-members.ts'

/** The real server with our originals in its catalogue. */
export async function createGameWorld(environment: Record<string, string> = {}): Promise<TestApp> {
  const world = await createTestApp({ environment })
  await seedCatalogue(world.deps)
  return world
}

/** After every test: whatever happened, the books are right. */
export async function expectSoundBooks(world: TestApp): Promise<void> {
  expect(await checkInvariants(world.deps.db)).toEqual([])
  expect(await sessionsOffTheirRounds(world.deps.db)).toEqual([])
}

/** A registered member with so much cash and running seeds, and the calls of a game. */
export async function createPlayer(world: TestApp, cash = 100_000n) {
  const member = await registerMember(world)
  if (cash > 0n) await fund(world, member.id, cash)
  for (const currency of ['BRL', 'PLAY'] as const) await pairOf(world.deps, member.id, currency)
  return { member, ...callsOf(world, member) }
}

export function fund(world: TestApp, memberId: string, amount: bigint) {
  const order = { memberId, currency: 'BRL', key: randomUUID(), amount, reference: 'test' } as const
  return transaction(world.deps.db, tx => world.deps.wallet.adjust(tx, order))
}

/** The calls of one device of the member; each returns the body of its answer. */
export function callsOf(world: TestApp, member: TestMember) {
  type Headers = Readonly<Record<string, string>>
  const send = async (method: 'GET' | 'POST', path: string, headers: Headers, payload?: object) => {
    const url = `/api/${path}?lang=en`
    const answer = await world.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
    return answer.json()
  }
  const post = (path: string, payload: object, headers: Headers) =>
    send('POST', `game/${path}`, headers, payload)
  const keyed = (key?: string) => member.keyed(key)
  return {
    post,
    /** Calls of other features: `read('limits')`, `call('limits/set', body, key)`. */
    read: (path: string) => send('GET', path, member.headers),
    call: (path: string, payload: object, key?: string) => send('POST', path, keyed(key), payload),
    start: (
      game_id: string,
      bet: object,
      { stake = '1.00', mode = 'real', key = randomUUID() as string } = {},
    ) => post('round/start', { game_id, mode, stake, bet }, keyed(key)),
    step: (
      round_id: string,
      step_number: number,
      step: object,
      key: string = randomUUID(),
      more: { readonly stake?: string } = {},
    ) => post('round/step', { round_id, step_number, step, ...more }, keyed(key)),
    launch: (game_id: string, mode = 'real') => post('launch', { game_id, mode }, member.headers),
    open: () => post('round/open', {}, member.headers),
    record: (body: object = {}) => post('record', body, member.headers),
    seeds: (mode = 'real') => post('seeds', { mode }, member.headers),
    /** Under the hash that is published now, or that one. */
    rotate: async (client_seed: string, mode = 'real', key: string = randomUUID(), hash?: string) => {
      const seed_hash = hash ?? (await post('seeds', { mode }, member.headers)).data.next_seed_hash
      return post('seeds/rotate', { mode, seed_hash, client_seed }, keyed(key))
    },
  }
}

export const dice = { stake: '1.00', direction: 'over', target: 5000 }
export const diceGame = 'dados-da-arara'
export const minesGame = 'mina-de-esmeraldas'
export const slotGame = 'floresta-da-arara'

export const blackjackGame = 'vinte-e-um-da-arara'

/**
 * Puts the member's pair of seeds before a number from which this game deals what is wanted: the next round is that one.
 * A test may do so because it holds the server's keys and the database.
 */
export async function dealNext(
  world: TestApp,
  memberId: string,
  gameId: string,
  isWanted: (round: GameRound) => boolean,
): Promise<void> {
  const { db } = world.deps
  const entry = listCatalogue().find(({ id }) => id === gameId)
  const engine = entry?.engine
  const game = engine !== undefined && isEngineId(engine) ? await loadGame(engine, gameId) : undefined
  const bet = game?.prepareBet({ stake: '1.00' })
  if (bet?.ok !== true) throw new Error(`no bet of ${gameId}`)
  const { id, serverSeed, clientSeed, nextNonce } = await pairOf(world.deps, memberId)
  for (let nonce = nextNonce; ; nonce += 1) {
    if (!isWanted(await bet.value.start(openDraw({ serverSeed, clientSeed, nonce, game: gameId })))) continue
    await sql`UPDATE game_seed SET next_nonce = ${nonce} WHERE id = ${id}`.execute(db)
    return
  }
}

interface DrawnRound {
  readonly game_id: string
  readonly client_seed: string
  readonly nonce: number
}

/** Where the mines of an open round lie: known to this test only because it holds the server's keys. */
export async function minesUnder(world: TestApp, memberId: string, round: DrawnRound, count: number) {
  const { serverSeed } = await pairOf(world.deps, memberId)
  const { client_seed: clientSeed, nonce, game_id: game } = round
  const mines = await pickDistinct(openDraw({ serverSeed, clientSeed, nonce, game }), 25, count)
  const safe = Array.from({ length: 25 }, (_, cell) => cell).filter(cell => !mines.includes(cell))
  return { mines, safe: (index: number) => ({ action: 'reveal', cell: safe[index] }), serverSeed }
}
