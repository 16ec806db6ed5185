import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sweepPlaySessions } from '../../../server/features/games/provider/play-session-store.ts'
import { generateGames } from '../../support/generate-games.ts'
import { openProviderClient } from '../../support/peers/provider-client.ts'
import { seatAt } from '../../support/peers/provider-seat.ts'
import { callsOf, createPlayer, expectSoundBooks, fund } from '../../support/people/game-player.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { elsewhere, sendAs, sessionEndings } from '../../support/people/session-endings.ts'
import { demoMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/*
 * "A provider's play session is a stateless 12 h token: after 'log out everywhere', force offline and a password
 * change it still bet. End: bound to the member's session and revoked with it."
 */

let world: TestApp
let provider: Awaited<ReturnType<typeof openProviderClient>>
const game = 'gen-00001'
const minute = 60_000

beforeAll(async () => {
  world = await createTestApp({ environment: { FRAME_ORIGINS: 'https://games.example.test' } })
  await generateGames(world.deps, 80)
  world.clock.advance(2_000)
  provider = await openProviderClient(world.deps, 'studio-1', call => world.app.inject(call))
  world.clock.advance(20_000)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

type Mode = 'real' | 'demo'

/** A play session of a member who signed in just now, and the provider's calls in it. */
async function launch(member: TestMember, mode: Mode) {
  const { data } = await callsOf(world, member).launch(game, mode)
  return seatAt((await provider('authenticate', { token: data.token })).session, provider)
}
test.each(
  sessionEndings.flatMap(([name, end]) => [[name, 'real', end] as const, [name, 'demo', end] as const]),
)(
  'after %s a play session (%s) takes no bet in any process, and what was begun in it is settled',
  async (_, mode, end) => {
    const other = await createTestApp({ database: world.database, environment: { FRAME_ORIGINS: '' } })
    const player = await createPlayer(world, 10_000n)
    const table = await launch(player.member, mode)
    const [won, lost, undone, repeated] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    for (const id of [won, lost, undone]) expect(await table.bet(id)).toMatchObject({ code: 200 })
    const first = await table.bet(repeated)
    expect(await end(world, player.member)).toMatchObject({ statusCode: 200 })

    const refused = { code: 401, error: 'TOKEN_EXPIRED' }
    expect(await table.bet()).toMatchObject(refused)
    expect(await table.balance()).toMatchObject(refused)
    const there = await openProviderClient(other.deps, 'studio-1', call => other.app.inject(call))
    expect(await seatAt(table.session, there).bet()).toMatchObject(refused)
    // A repeated call gets its first answer, whatever happened since.
    expect(await table.bet(repeated)).toEqual(first)
    expect(await table.win(won)).toMatchObject({ code: 200 })
    expect(await table.end(lost)).toMatchObject({ code: 200 })
    expect(await table.rollback(undone)).toMatchObject({ code: 200 })
    expect(await table.rollback(repeated)).toMatchObject({ code: 200 })
    await other.close()
  },
)

test('a member is erased whatever play money is left, and their play session takes no bet', async () => {
  const security = createSecurityCalls(world)
  const { member } = await security.withEmail()
  const table = await launch(member, 'demo')
  expect(await table.bet()).toMatchObject({ code: 200 })
  const proof = await security.proof(member, 'erase')
  expect(await security.call(member, '/api/profile/erase', { proof, confirm: true })).toMatchObject({
    status: 200,
  })
  expect(await table.bet()).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
})

test('a member who excluded themselves is refused with a word of its own, with real and with play money', async () => {
  const player = await createPlayer(world, 10_000n)
  const tables = [await launch(player.member, 'real'), await launch(player.member, 'demo')]
  const taken = { id: randomUUID(), term: 'five_years' }
  expect(await sendAs(world, player.member, '/api/breaks/take', taken)).toMatchObject({ statusCode: 200 })
  for (const table of tables) expect(await table.bet()).toMatchObject({ code: 403, error: 'PLAY_PAUSED' })
})

test('a password that is changed on the device that plays leaves its game running', async () => {
  const { member } = await createPlayer(world, 10_000n)
  const table = await launch(member, 'real')
  const body = {
    old_password: member.password,
    password: 'outra senha boa',
    password_confirmation: 'outra senha boa',
  }
  expect(await sendAs(world, member, '/api/security/password', body)).toMatchObject({ statusCode: 200 })
  expect(await table.bet()).toMatchObject({ code: 200 })
})

test('the end of one device’s session leaves the game on another one running', async () => {
  const { member } = await createPlayer(world, 10_000n)
  const other = await elsewhere(world, member)
  const [here, there] = [await launch(member, 'real'), await launch(other, 'real')]
  await sendAs(world, member, '/api/auth/logout')
  expect(await here.bet()).toMatchObject({ error: 'TOKEN_EXPIRED' })
  expect(await there.bet()).toMatchObject({ code: 200 })
})

test('a launch token whose session was ended meanwhile opens nothing', async () => {
  const { member } = await createPlayer(world, 10_000n)
  const { data } = await callsOf(world, member).launch(game)
  await sendAs(world, member, '/api/auth/logout')
  const opened = await provider('authenticate', { token: data.token })
  expect(opened).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
})

test('a demo account’s play session ends with its sign-out', async () => {
  const member = await demoMember(world)
  const table = await launch(member, 'demo')
  expect(await table.bet()).toMatchObject({ code: 200, currency: 'PLAY' })
  await sendAs(world, member, '/api/auth/logout')
  expect(await table.bet()).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
})

test('a play session ends 30 minutes after its last bet, and each bet begins the 30 minutes anew', async () => {
  const { member } = await createPlayer(world, 10_000n)
  const table = await launch(member, 'real')
  for (let bets = 0; bets < 3; bets += 1) {
    world.clock.advance(28 * minute)
    expect(await table.bet()).toMatchObject({ code: 200 })
  }
  world.clock.advance(31 * minute)
  expect(await table.bet()).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
  expect(await table.balance()).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
})

test('wins and balances keep no play session running, only bets do', async () => {
  const { member } = await createPlayer(world, 10_000n)
  const table = await launch(member, 'real')
  const id = randomUUID()
  await table.bet(id)
  world.clock.advance(20 * minute)
  expect(await table.balance()).toMatchObject({ code: 200 })
  expect(await table.win(id)).toMatchObject({ code: 200 })
  world.clock.advance(11 * minute)
  expect(await table.bet()).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
})

test('a play session ends 12 hours after it began, however much it is played', async () => {
  const member = await demoMember(world)
  const table = await launch(member, 'demo')
  // Kept signed in on the device: the auth session goes on.
  await sql`UPDATE session SET renewable_until = renewable_until + interval '5 days'
    WHERE member_id = ${member.id}`.execute(world.deps.db)
  for (let spent = 25; spent < 12 * 60; spent += 25) {
    world.clock.advance(25 * minute)
    expect(await table.bet()).toMatchObject({ code: 200 })
  }
  world.clock.advance(25 * minute)
  expect(await table.bet()).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
})

test('a play session does not outlive the last bearer of the sign-in it was launched from', async () => {
  const member = await demoMember(world)
  const table = await launch(member, 'demo')
  const renewableUntil = (minutesAgo: number) =>
    sql`UPDATE session SET renewable_until = ${new Date(world.clock.now().getTime() - minutesAgo * minute)}
      WHERE member_id = ${member.id}`.execute(world.deps.db)
  await renewableUntil(29)
  expect(await table.bet()).toMatchObject({ code: 200 })
  await renewableUntil(30)
  expect(await table.bet()).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
})

test('fifty bets at once beside a sign-out are each taken whole or refused, and none is taken after it', async () => {
  const player = await createPlayer(world, 0n)
  await fund(world, player.member.id, 10_000n)
  const table = await launch(player.member, 'real')
  const bets = Array.from({ length: 50 }, () => table.bet())
  const [answers] = await Promise.all([Promise.all(bets), sendAs(world, player.member, '/api/auth/logout')])
  const taken = answers.filter(({ code }) => code === 200).length
  expect(answers.filter(({ error }) => error === 'TOKEN_EXPIRED')).toHaveLength(50 - taken)
  expect(await table.bet()).toMatchObject({ error: 'TOKEN_EXPIRED' })
  const { rows } = await sql<{ cash: bigint }>`SELECT cash FROM wallet
    WHERE member_id = ${player.member.id} AND currency = 'BRL'`.execute(world.deps.db)
  expect(rows[0]?.cash).toBe(10_000n - 100n * BigInt(taken))
})

test('a token of before play sessions had rows settles what was begun, and bets nothing', async () => {
  const player = await createPlayer(world, 10_000n)
  const id = randomUUID()
  await (await launch(player.member, 'real')).bet(id)
  const claims = {
    memberId: player.member.id,
    currency: 'BRL',
    apiCode: 'studio-1',
    expiresAt: Date.now() * 2,
  }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  const signature = world.deps.secrets.sign('provider-session', payload).toString('base64url')
  const table = seatAt(`${payload}.${signature}`, provider)
  expect(await table.bet()).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
  expect(await table.win(id)).toMatchObject({ code: 200 })
})

test('play sessions are thrown away a day after they began, and their rounds are settled all the same', async () => {
  const player = await createPlayer(world, 10_000n)
  const table = await launch(player.member, 'real')
  const id = randomUUID()
  await table.bet(id)
  world.clock.advance(25 * 60 * minute)
  await sweepPlaySessions(world.deps)
  const { rows } = await sql`SELECT 1 FROM provider_session WHERE member_id = ${player.member.id}`.execute(
    world.deps.db,
  )
  expect(rows).toEqual([])
  expect(await table.win(id)).toMatchObject({ code: 200 })
  expect(await table.bet()).toMatchObject({ code: 401, error: 'TOKEN_EXPIRED' })
})
