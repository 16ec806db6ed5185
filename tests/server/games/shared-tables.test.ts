import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedHash } from '../../../games/fairness/seed-hash.ts'
import { findBets, settleRows } from '../../../server/features/games/shared-rounds/bet-store.ts'
import { chainLength } from '../../../server/features/games/shared-rounds/chains.ts'
import { endRound, openRound, revealRound } from '../../../server/features/games/shared-rounds/round-store.ts'
import { graceMs, settleTable } from '../../../server/features/games/shared-rounds/settle.ts'
import { freezeWallet } from '../../../server/wallet/members.ts'
import { askHall, betIn, crashGame, createHall, type Hall, wordOf } from '../../support/ledger/shared-hall.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import type { TestMember } from '../../support/people/test-members.ts'

let hall: Hall
let ask: ReturnType<typeof askHall>
let ana: TestMember
let caio: TestMember
beforeAll(async () => {
  hall = await createHall(3)
  ask = askHall(hall)
  const [one, , three] = hall.members
  if (one === undefined || three === undefined) throw new Error('no members')
  ana = one
  caio = three
})
afterAll(() => hall.close())
beforeEach(() => ask.goOn())
afterEach(() => expectSoundBooks(hall.world))

test('a table has one holder: another process takes over after its lease, and what the first still writes changes nothing', async () => {
  const round = await ask.roundThatReaches(150)
  const bet = betIn(await hall.place(ana, round.number, { auto: 110 }))
  const [stale] = await hall.process.runner.turn()
  const other = hall.createProcess()
  expect(await other.runner.turn()).toEqual([])
  // The first falls silent beyond its lease; the second goes on from the stored times.
  hall.moveTo(Math.max(round.endsAt + graceMs, hall.deps.clock.now().getTime() + 6_000))
  const [taken] = await other.runner.turn()
  if (stale === undefined || taken === undefined) throw new Error('nobody holds the table')
  expect(taken.fence).toBe(stale.fence + 1n)

  const { db } = hall.deps
  const now = hall.deps.clock.now()
  const opening = {
    chainId: round.chainId,
    nonce: round.nonce + 9,
    seedHash: 'x',
    opensAt: now,
    closesAt: new Date(now.getTime() + 1),
  }
  expect(await openRound(db, stale, { number: round.number + 9, ...opening })).toBe(false)
  const reported = { number: round.number, outcome: { crash: 999 }, seed: 'x', endsAt: now }
  expect(await revealRound(db, stale, reported)).toBe(false)
  expect(await endRound(db, stale, round.number)).toBe(false)
  const [row] = await findBets(db, [{ memberId: ana.id, betId: bet.id }])
  if (row === undefined) throw new Error('the bet is gone')
  const ids = [hall.deps.ids(), hall.deps.ids(), hall.deps.ids()] as const
  const forged = { row, payout: 99_900n, state: '{}', hash: Buffer.from('x'), ids }
  expect(await settleRows(db, stale, [forged], { givesBack: false, at: now })).toEqual([])
  await settleTable({ ...hall.deps, tables: hall.process.tables }, stale)
  expect(await ask.historyOf(bet.id)).toBeUndefined()

  await other.runner.settle()
  expect(await ask.historyOf(bet.id)).toMatchObject({ status: 'settled', payout: 110n })
  expect(await hall.process.runner.turn()).toEqual([])
  hall.advance(6_000)
  expect(await hall.process.runner.turn()).toHaveLength(1)
})

test('nobody was there when the round ended: it is settled by its outcome, automatic cash-outs and written ones are paid', async () => {
  const round = await ask.roundThatReaches(250)
  const auto = betIn(await hall.place(ana, round.number, { auto: 200 }))
  const byHand = betIn(await hall.place(hall.demo, round.number, { mode: 'demo' }))
  hall.moveTo(round.closesAt + 2_000)
  const out = await hall.process.shared.cashOuts.take(hall.demo.id, byHand.id)
  expect(out).toMatchObject({ cash_out: 113 })
  // Every process is gone for a day, and another comes.
  hall.moveTo(round.endsAt + 86_400_000)
  const restarted = hall.createProcess()
  await restarted.runner.turn()
  await restarted.runner.settle()
  expect(await ask.historyOf(auto.id)).toMatchObject({ payout: 200n })
  expect(await ask.historyOf(byHand.id)).toMatchObject({ payout: 113n })
  hall.advance(6_000)
})

test('a restart in the middle of a round finds the same round, with the same instants and the same outcome', async () => {
  const round = await ask.roundThatReaches(150)
  hall.moveTo(round.closesAt + 500)
  const restarted = hall.createProcess()
  expect(await hall.latest(restarted)).toEqual(round)
})

test('one bet that cannot be settled keeps nobody waiting, and is settled when it can be', async () => {
  const round = await ask.roundThatReaches(150)
  const stuck = betIn(await hall.place(ana, round.number, { auto: 110 }))
  const fine = betIn(await hall.place(hall.demo, round.number, { auto: 110, mode: 'demo' }))
  const { db } = hall.deps
  await sql`UPDATE shared_bet SET bet = '{"stake": "9"}' WHERE id = ${stuck.id}`.execute(db)
  await ask.settleAll(round)
  expect(await ask.historyOf(fine.id)).toMatchObject({ payout: 110n })
  expect(await ask.historyOf(stuck.id)).toBeUndefined()
  expect(await ask.statusOf(round.number)).toBe('open')
  await sql`UPDATE shared_bet SET bet = '{"stake": "1.00", "autoCashOut": 110}' WHERE id = ${stuck.id}`.execute(
    db,
  )
  await hall.process.runner.settle()
  expect(await ask.historyOf(stuck.id)).toMatchObject({ payout: 110n })
  expect(await ask.statusOf(round.number)).toBe('settled')
})

test('settling twice, and by two processes at once, pays once', async () => {
  const round = await ask.roundThatReaches(150)
  const before = await hall.cashOf(ana)
  betIn(await hall.place(ana, round.number, { auto: 150 }))
  hall.moveTo(round.endsAt + graceMs)
  const [table] = await hall.process.runner.turn()
  if (table === undefined) throw new Error('not held')
  const other = hall.createProcess()
  await Promise.all([
    settleTable({ ...hall.deps, tables: hall.process.tables }, table),
    settleTable({ ...hall.deps, tables: other.tables }, table),
  ])
  await settleTable({ ...hall.deps, tables: other.tables }, table)
  expect(await hall.cashOf(ana)).toBe(before + 50n)
})

test('a table whose chain cannot be opened gives its stakes back and begins a new chain', async () => {
  const round = await ask.roundThatReaches(150)
  const before = await hall.cashOf(ana)
  const bet = betIn(await hall.place(ana, round.number, { auto: 110 }))
  await sql`UPDATE shared_chain SET last_seed_sealed = '\\x00' WHERE id = ${round.chainId}`.execute(
    hall.deps.db,
  )
  hall.advance(6_000)
  const other = hall.createProcess()
  await other.runner.turn()
  await other.runner.settle()
  expect(await hall.cashOf(ana)).toBe(before)
  expect(await ask.historyOf(bet.id)).toMatchObject({ status: 'rolled_back', payout: 100n })
  expect(await ask.statusOf(round.number)).toBe('void')
  const next = await hall.latest(other)
  expect(next).toMatchObject({ nonce: 1, number: round.number + 1 })
  expect(next.chainId).not.toBe(round.chainId)
  expect(next.seedHash).toBe(next.anchor)
  hall.advance(6_000)
  hall.process.tables.forget(crashGame)
})

test('the seeds of a table are one chain to its public anchor, and the last link begins another', async () => {
  const first = await hall.open()
  let link = first.seed
  for (let step = 0; step < first.nonce; step += 1) link = await seedHash(link)
  expect(link).toBe(first.anchor)
  await sql`UPDATE shared_round SET nonce = ${chainLength} WHERE game_id = ${crashGame} AND number = ${first.number}`.execute(
    hall.deps.db,
  )
  const last = await hall.latest()
  hall.moveTo(last.nextAt)
  const next = await hall.open()
  expect(next).toMatchObject({ number: first.number + 1, nonce: 1 })
  expect(next.anchor).not.toBe(first.anchor)
})

test('a wallet that is frozen takes no bet; a table that nobody watches rests', async () => {
  const round = await ask.roundThatReaches(100)
  await freezeWallet(hall.deps.db, caio.id, 'BRL', 'test')
  expect(wordOf(await hall.place(caio, round.number))).toBe('wallet_frozen')
  await ask.settleAll(round)
  hall.moveTo(round.nextAt + 2 * 3_600_000)
  await hall.process.runner.turn()
  expect((await hall.latest()).number).toBe(round.number)
})
