import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadGame } from '../../../games/engines.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import { seedHash } from '../../../games/fairness/seed-hash.ts'
import { acceptClientSeed, publishNext } from '../../../server/features/games/rounds/seeds.ts'
import { callsOf, createGameWorld, dice, diceGame, fund } from '../../support/people/game-player.ts'
import { registerMember } from '../../support/people/test-members.ts'
import type { TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createGameWorld()
})
afterAll(() => world.close())

/** A member as they are after registration: no seed of theirs has been accepted. */
async function newcomer() {
  const member = await registerMember(world)
  await fund(world, member.id, 10_000n)
  return { member, ...callsOf(world, member) }
}

test('no round is drawn before the member’s seed was accepted, and the server makes none for them', async () => {
  const player = await newcomer()
  const launched = await player.launch(diceGame)
  expect(launched.data).toMatchObject({ client_seed: null, next_nonce: 1 })
  expect(launched.data.seed_hash).toBe(launched.data.next_seed_hash)
  expect(await player.start(diceGame, dice)).toMatchObject({ code: 409, error: 'seed_missing' })
  const { rows } = await sql`SELECT FROM game_seed WHERE member_id = ${player.member.id}`.execute(
    world.deps.db,
  )
  expect(rows).toHaveLength(0)
})

test('the first pair is of the hash that was shown before, and reveals nothing', async () => {
  const player = await newcomer()
  const { data: shown } = await player.seeds()
  expect(await player.seeds()).toMatchObject({ data: shown })
  const begun = await player.rotate('minha', 'real', undefined, shown.next_seed_hash)
  expect(begun.data).toMatchObject({
    revealed: null,
    seed_hash: shown.next_seed_hash,
    client_seed: 'minha',
    published_first: true,
  })
  const { data } = await player.start(diceGame, dice)
  expect(data.round).toMatchObject({ seed_hash: shown.next_seed_hash, client_seed: 'minha', nonce: 1 })
})

test('a rotation starts the pair whose hash was published, and publishes the next', async () => {
  const player = await newcomer()
  await player.rotate('um')
  const { data: before } = await player.seeds()
  const rotated = await player.rotate('dois')
  expect(rotated.data.seed_hash).toBe(before.next_seed_hash)
  expect(rotated.data.next_seed_hash).not.toBe(before.next_seed_hash)
  expect(rotated.data.revealed).toMatchObject({ seed_hash: before.seed_hash, client_seed: 'um', rounds: 0 })
  expect(await seedHash(rotated.data.revealed.server_seed)).toBe(before.seed_hash)
  const again = await player.rotate('tres')
  expect(again.data.revealed.seed_hash).toBe(before.next_seed_hash)
  expect(await seedHash(again.data.revealed.server_seed)).toBe(before.next_seed_hash)
})

test('a seed that was sent under another hash than the published one is refused, and nothing is revealed', async () => {
  const player = await newcomer()
  await player.rotate('um')
  const { data: before } = await player.seeds()
  const refused = await player.rotate('dois', 'real', undefined, 'f'.repeat(64))
  expect(refused).toMatchObject({ code: 409, error: 'seed_outdated' })
  const stale = await player.rotate('dois', 'real', undefined, before.seed_hash)
  expect(stale).toMatchObject({ code: 409, error: 'seed_outdated' })
  expect((await player.seeds()).data).toEqual(before)
})

test('a server that searches seeds after it has seen the member’s cannot begin with any of them', async () => {
  const player = await newcomer()
  const { id: memberId } = player.member
  const { deps } = world
  const seedHashShown = await publishNext(deps, deps.db, memberId, 'BRL')
  const clientSeed = 'visto'
  // The attack: of many server seeds the one that loses the member's first twenty even bets.
  const grinding = { ...deps, random: (bytes: number) => worstFor(clientSeed, bytes) }
  const accepted = { memberId, currency: 'BRL', seedHash: seedHashShown, clientSeed } as const
  const pair = await acceptClientSeed(grinding, deps.db, accepted)
  expect(pair).toMatchObject({ seedHash: seedHashShown, clientSeed })
  expect(await seedHash(pair?.serverSeed ?? '')).toBe(seedHashShown)
  expect(pair?.serverSeed).not.toBe(worstFor(clientSeed, 32).toString('hex'))
  // Nor does drawing another next seed first help: the member's seed speaks of the hash they saw.
  const other = { ...accepted, seedHash: await seedHash(worstFor(clientSeed, 32).toString('hex')) }
  expect(await acceptClientSeed(grinding, deps.db, other)).toBeUndefined()
})

/** Any choice that depends on the client seed: a test needs no better one. */
function worstFor(clientSeed: string, bytes: number): Buffer {
  return Buffer.alloc(bytes, clientSeed)
}

test('publishing twice, or at once, publishes one seed', async () => {
  const player = await newcomer()
  const hashes = await Promise.all(
    Array.from({ length: 8 }, () => publishNext(world.deps, world.deps.db, player.member.id, 'BRL')),
  )
  expect(new Set(hashes).size).toBe(1)
})

test('of two devices that begin at once one does, under the hash that both saw', async () => {
  const player = await newcomer()
  const { data } = await player.seeds()
  const seeds = ['primeiro', 'segundo', 'terceiro']
  const answers = await Promise.all(
    seeds.map(seed => player.rotate(seed, 'real', undefined, data.next_seed_hash)),
  )
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'seed_outdated')).toHaveLength(2)
})

test('a pair from before the next hash was shown first plays on, is marked as such, and its rounds are checked', async () => {
  const player = await newcomer()
  await player.rotate('antiga')
  await sql`UPDATE game_seed SET published_at = NULL WHERE member_id = ${player.member.id}`.execute(
    world.deps.db,
  )
  expect((await player.seeds()).data).toMatchObject({ published_first: false })
  const { data: played } = await player.start(diceGame, dice)
  const rotated = await player.rotate('nova')
  const { data } = await player.record()
  expect(data[0]).toMatchObject({ id: played.round.id, server_seed: rotated.data.revealed.server_seed })
  expect(await seedHash(data[0].server_seed)).toBe(data[0].seed_hash)
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = data[0]
  const bet = (await loadGame('dice', diceGame))?.prepareBet(dice)
  if (bet?.ok !== true) throw new Error('Not a bet')
  const again = await bet.value.start(openDraw({ serverSeed, clientSeed, nonce, game: diceGame }))
  expect(again.view).toEqual(data[0].view)
  expect((await player.seeds()).data).toMatchObject({ published_first: true })
})
