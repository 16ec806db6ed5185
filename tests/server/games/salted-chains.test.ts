import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beacons, timeOfPulse } from '../../../games/fairness/beacons.ts'
import { seedHash } from '../../../games/fairness/seed-hash.ts'
import { isSaltOf } from '../../../games/fairness/verify-salt.ts'
import { checkRounds } from '../../../scripts/rounds/check-rounds.ts'
import type { Deps } from '../../../server/deps.ts'
import { exportRounds } from '../../../server/features/games/rounds/export-rounds.ts'
import { readChains } from '../../../server/features/games/shared-rounds/announced-chains.ts'
import { holdTables, openRound } from '../../../server/features/games/shared-rounds/round-store.ts'
import { createCatalogue } from '../../../server/features/lobby/catalogue/service.ts'
import { askHall, betIn, crashGame, createHall } from '../../support/ledger/shared-hall.ts'
import { createTestBeacon } from '../../support/peers/test-beacon.ts'

let hall: Awaited<ReturnType<typeof createHall>>
/** What the beacon has published so far, in milliseconds since 1970. */
const time = { now: 0 }
beforeAll(async () => {
  const beacon = createTestBeacon(round => timeOfPulse(beacons.sandbox, round) <= time.now)
  hall = await createHall(1, crashGame, beacon)
  time.now = hall.deps.clock.now().getTime()
})
afterAll(() => hall.close())

const chains = async () => {
  const { rows } = await sql<{
    id: string
    anchor: string
    salt: string | null
    beacon: string | null
    beacon_round: number
    beacon_signature: string | null
    created_at: Date
  }>`SELECT * FROM shared_chain ORDER BY created_at, id`.execute(hall.deps.db)
  return rows
}
const pass = (ms: number) => {
  hall.advance(ms)
  time.now = hall.deps.clock.now().getTime()
}

test('a chain is anchored before its salt exists, and no round opens until the beacon has published it', async () => {
  await hall.watch()
  await hall.process.runner.turn()
  await hall.process.runner.turn()
  const [waiting, ...others] = await chains()
  expect(others).toEqual([])
  expect(waiting).toMatchObject({ salt: null, beacon: 'sandbox', beacon_signature: null })
  expect(timeOfPulse(beacons.sandbox, waiting?.beacon_round ?? 0)).toBeGreaterThan(time.now)
  expect(await hall.process.tables.latest(crashGame)).toBeUndefined()
  // Everybody can see what was fixed while the salt is still to come.
  const { anchor, beacon_round: pulse } = waiting ?? {}
  const reported = { game_id: crashGame, anchor, beacon: 'sandbox', round: pulse }
  expect(await readChains(hall.deps)).toMatchObject([{ ...reported, salt: null, signature: null }])

  pass(3_000)
  const round = await hall.open()
  const [salted] = await chains()
  expect(salted).toMatchObject({
    id: waiting?.id,
    anchor: waiting?.anchor,
    beacon_round: waiting?.beacon_round,
  })
  expect(round).toMatchObject({ number: 1, nonce: 1, anchor: waiting?.anchor, salt: salted?.salt })
  const source = round.saltedBy ?? { beacon: '', round: 0, signature: '', anchored_at: '' }
  expect(await isSaltOf(round.salt, source, Date.parse(source.anchored_at))).toBe(true)
})

test('of a table one chain at a time waits for its salt: the server has none to choose from', async () => {
  const { db } = hall.deps
  const wait = (id: string) =>
    sql`INSERT INTO shared_chain (id, game_id, anchor, length, last_seed_sealed, beacon, beacon_round, created_at)
      VALUES (${id}, 'waiting', 'a', 1, '', 'sandbox', 9, now())`.execute(db)
  await wait(hall.deps.ids())
  await expect(wait(hall.deps.ids())).rejects.toThrow('shared_chain_waiting')
})

test('an anchored chain and its salt change no more', async () => {
  const { db } = hall.deps
  const [chain] = await chains()
  const changes = [
    sql`UPDATE shared_chain SET salt = 'other' WHERE id = ${chain?.id}`,
    sql`UPDATE shared_chain SET anchor = 'other' WHERE id = ${chain?.id}`,
    sql`UPDATE shared_chain SET anchor = 'other' WHERE game_id = 'waiting'`,
    sql`UPDATE shared_chain SET beacon_round = 10 WHERE game_id = 'waiting'`,
  ]
  for (const change of changes) await expect(change.execute(db)).rejects.toThrow('changes no more')
})

test('rounds from before the migration are checked to the last step, and the next round begins a salted chain', async () => {
  const before = await createHall(1)
  const [member] = before.members
  const { deps } = before
  await before.watch()
  const [table] = await holdTables(
    deps.db,
    deps.ids(),
    deps.clock.now(),
    new Date(deps.clock.now().getTime() + 1),
  )
  if (member === undefined || table === undefined) throw new Error('no member at no table')
  const chain = await oldChain(deps)
  const opensAt = deps.clock.now()
  const closesAt = new Date(opensAt.getTime() + 10_000)
  const round = { number: 1, chainId: chain.id, nonce: 1, seedHash: chain.anchor, opensAt, closesAt }
  expect(await openRound(deps.db, table, round)).toBe(true)
  const old = await before.latest()
  betIn(await before.place(member, 1, { auto: 110 }))
  before.advance(10)
  await askHall(before).settleAll(old)
  const { rounds } = await exportRounds({ ...deps, catalogue: createCatalogue(deps) }, member.id)
  expect(rounds[0]?.round).toMatchObject({ client_seed: 'sal-de-antes', server_seed: expect.any(String) })
  expect(rounds[0]?.round.shared).toEqual({ number: 1, anchor: chain.anchor })
  expect(await checkRounds({ made_at: '2026-11-20T15:00:00Z', rounds })).toMatchObject([{ result: 'right' }])
  before.moveTo(old.nextAt)
  const next = await before.open()
  expect(next).toMatchObject({ number: 2, nonce: 1, saltedBy: { beacon: 'sandbox' } })
  expect(next.chainId).not.toBe(chain.id)
  await before.close()
})

/** A chain as it was written down then: anchor and salt at once, both this server's. */
async function oldChain({ db, ids, secrets }: Deps) {
  const id = ids()
  const lastSeed = 'ab'.repeat(32)
  const anchor = await seedHash(await seedHash(lastSeed))
  const sealed = secrets.encrypt(lastSeed, `shared_chain:${crashGame}:${id}:last_seed`)
  await sql`INSERT INTO shared_chain (id, game_id, anchor, salt, length, last_seed_sealed, created_at)
    VALUES (${id}, ${crashGame}, ${anchor}, 'sal-de-antes', 2, ${sealed}, '2026-01-01')`.execute(db)
  return { id, anchor }
}
