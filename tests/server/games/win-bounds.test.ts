import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDraw, pickDistinct } from '../../../games/fairness/draw.ts'
import { changeCatalogue } from '../../../server/features/lobby/catalogue/store.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { generateGames } from '../../support/generate-games.ts'
import { pairOf } from '../../support/ledger/seed-pairs.ts'
import { newAdministrator } from '../../support/peers/pix-people.ts'
import { openProviderClient } from '../../support/peers/provider-client.ts'
import { seatAt } from '../../support/peers/provider-seat.ts'
import { createGameWorld, createPlayer, expectSoundBooks } from '../../support/people/game-player.ts'
import { backOffice } from '../../support/people/owners.ts'
import type { TestApp } from '../../support/test-app.ts'

/* The stake is bounded by the game's top multiple so that no round can win more than the operator's bound. */

const tower = 'torre-de-gelo'
const topBet = (stake: string) => ({ stake, difficulty: 'master' })

let world: TestApp
let player: Awaited<ReturnType<typeof createPlayer>>
beforeAll(async () => {
  world = await createGameWorld({ FRAME_ORIGINS: 'https://games.example.test' })
  await generateGames(world.deps, 40)
  world.clock.advance(2_000)
  player = await createPlayer(world, 10_000_000n)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

/** A change of the catalogue, as servers and phones hear of it. */
const change = async (id: string, to: { max_win?: string | null; top_multiple?: number | null }) => {
  await transaction(world.deps.db, tx =>
    changeCatalogue(tx, async version => {
      if ('max_win' in to)
        await sql`UPDATE game SET max_win = ${to.max_win ?? null}::bigint WHERE id = ${id}`.execute(tx)
      if ('top_multiple' in to)
        await sql`UPDATE game SET top_multiple = ${to.top_multiple ?? null}::integer WHERE id = ${id}`.execute(
          tx,
        )
      await sql`UPDATE game SET version = ${version} WHERE id = ${id}`.execute(tx)
      return 1n
    }),
  )
  world.clock.advance(2_000)
}
const cash = async () => {
  const { rows } = await sql<{ cash: bigint }>`SELECT cash FROM wallet
    WHERE member_id = ${player.member.id} AND currency = 'BRL'`.execute(world.deps.db)
  return rows[0]?.cash
}
const rowOf = async (id: string) => {
  const answer = await world.app.inject({ method: 'GET', url: '/api/games/listsv2?limit=1000&lang=en' })
  return answer.json().data.find((game: { id: string }) => game.id === id)
}
/** Climbs to the roof: this test holds the server's keys. */
async function climb(round: { id: string; client_seed: string; nonce: number }, floors = 8) {
  const { serverSeed } = await pairOf(world.deps, player.member.id)
  const draw = openDraw({ serverSeed, clientSeed: round.client_seed, nonce: round.nonce, game: tower })
  let last: { data: { round: { state: string; payout: string } } } | undefined
  for (let floor = 0; floor < floors; floor += 1) {
    const traps = await pickDistinct(draw, 4, 3)
    const door = [0, 1, 2, 3].find(one => !traps.includes(one))
    last = await player.step(round.id, floor + 1, { action: 'climb', door })
  }
  return last?.data.round
}

describe.each(['real', 'demo'])('an original (%s)', mode => {
  test('takes no stake that could win more than R$ 500,000, and names the largest that it takes', async () => {
    const before = await cash()
    const refused = await player.start(tower, topBet('50.00'), { stake: '50.00', mode })
    expect(refused).toMatchObject({
      ...{ code: 422, error: 'win_above_limit' },
      details: { most_win: '500000.00', maximum: '7.70' },
    })
    expect(refused.message).toContain('7.70')
    expect(await player.start(tower, topBet('7.71'), { stake: '7.71', mode })).toMatchObject({
      error: 'win_above_limit',
    })
    expect(await cash()).toBe(before)
    // Another difficulty pays less, and takes the whole stake.
    const medium = { stake: '50.00', difficulty: 'medium' }
    const { round } = (await player.start(tower, medium, { stake: '50.00', mode })).data
    expect(round).toMatchObject({ state: 'open', stake: '50.00' })
    await player.step(round.id, 1, { action: 'climb', door: 0 })
    await player.step(round.id, 2, { action: 'cash_out' })
  })
})

test('a round that wins the most it can is paid in full, though the bound was lowered meanwhile', async () => {
  const { round } = (await player.start(tower, topBet('7.70'), { stake: '7.70' })).data
  await change(tower, { max_win: '100' })
  const before = (await cash()) ?? 0n
  expect(await player.start(tower, topBet('1.00'))).toMatchObject({ details: { most_win: '1.00' } })
  const top = await climb(round)
  expect(top).toMatchObject({ state: 'settled', payout: '499580.92' })
  expect(await cash()).toBe(before + 49_958_092n)
  await change(tower, { max_win: null })
})

test('a game has a bound of its own in the catalogue, and everybody reads it before a bet', async () => {
  expect(await rowOf(tower)).toMatchObject({ max_win: '500000.00', top_multiple: 64_880.64 })
  await change(tower, { max_win: '1000000' })
  expect(await rowOf(tower)).toMatchObject({ max_win: '10000.00' })
  expect(await player.start(tower, topBet('1.00'))).toMatchObject({ error: 'win_above_limit' })
  await change(tower, { max_win: null })
})

describe('a game of another provider', () => {
  const open = async () => {
    const provider = await openProviderClient(world.deps, 'studio-1', call => world.app.inject(call))
    const { data } = await player.launch('gen-00001')
    const who = await provider('authenticate', { token: data.token })
    return { who, seat: seatAt(who.session, provider) }
  }

  test('takes, at its declared top multiple, no stake that could win more, in one bet or several', async () => {
    await change('gen-00001', { top_multiple: 500_000 })
    expect(await rowOf('gen-00001')).toMatchObject({ max_bet: '100.00', top_multiple: 5_000 })
    const { who, seat } = await open()
    expect(who).toMatchObject({ max_bet: 10_000 })
    const refused = { code: 422, error: 'STAKE_ABOVE_MAXIMUM' }
    expect(await seat.bet(randomUUID(), 10_001)).toMatchObject(refused)
    const round = `round-${randomUUID()}`
    const [first, second] = [randomUUID(), randomUUID()]
    expect(await seat.bet(first, 9_000, round)).toMatchObject({ code: 200 })
    expect(await seat.bet(randomUUID(), 1_001, round)).toMatchObject(refused)
    expect(await seat.bet(second, 1_000, round)).toMatchObject({ code: 200 })
    for (const bet of [first, second]) await seat.rollback(bet)
    await change('gen-00001', { top_multiple: null })
  })
})

describe('open liability', () => {
  const read = async () => {
    const admin = backOffice(world)
    const { body } = await admin.call(await newAdministrator(world, 'Olga'), 'exposure', {})
    return body.data
  }

  test('counts what open rounds of real money could still win, and forgets it with their end', async () => {
    const before = await read()
    const { round } = (await player.start(tower, topBet('2.00'), { stake: '2.00' })).data
    const demo = (await player.start(tower, topBet('2.00'), { stake: '2.00', mode: 'demo' })).data.round
    const reported = await read()
    expect(reported.games.find(({ id }: { id: string }) => id === tower)).toMatchObject({
      ...{ bets: 1, stake: '2.00', most: '129761.28', name: 'Torre de Gelo', max_win: null },
    })
    expect(reported).toMatchObject({ round_max_win: '500000.00', alarm_above: '1000000.00', over: 0 })
    await climb(round, 1)
    await player.step(round.id, 2, { action: 'cash_out' })
    await player.step(demo.id, 1, { action: 'climb', door: 0 })
    await player.step(demo.id, 2, { action: 'cash_out' })
    expect((await read()).most).toBe(before.most)
  })

  test('is for owners, finance and reviewers', async () => {
    const admin = backOffice(world)
    expect(await admin.call(await newAdministrator(world, 'Vera', 'support'), 'exposure', {})).toMatchObject({
      body: { error: 'forbidden' },
    })
  })
})
