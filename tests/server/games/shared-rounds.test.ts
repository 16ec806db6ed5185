import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedHash } from '../../../games/fairness/seed-hash.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import { blockPlay } from '../../../server/wallet/members.ts'
import { askHall, betIn, crashOf, createHall, type Hall, wordOf } from '../../support/ledger/shared-hall.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import type { TestMember } from '../../support/people/test-members.ts'

let hall: Hall
let ask: ReturnType<typeof askHall>
let ana: TestMember
let bia: TestMember
let caio: TestMember
beforeAll(async () => {
  hall = await createHall(3)
  ask = askHall(hall)
  const [one, two, three] = hall.members
  if (one === undefined || two === undefined || three === undefined) throw new Error('no members')
  ana = one
  bia = two
  caio = three
})
afterAll(() => hall.close())
beforeEach(() => ask.goOn())
afterEach(() => expectSoundBooks(hall.world))

test('a target that is reached is paid, one above is not, and both stand in the history with the round’s proof', async () => {
  const round = await ask.roundThatReaches(150)
  const before = await hall.cashOf(ana)
  const won = betIn(await hall.place(ana, round.number, { auto: 150, slot: 0 }))
  const lost = betIn(
    await hall.place(ana, round.number, { auto: Math.min(crashOf(round) + 1, 100_000), slot: 1 }),
  )
  expect(await hall.cashOf(ana)).toBe(before - 200n)
  await ask.settleAll(round)
  const isCapped = crashOf(round) === 100_000
  expect(await ask.historyOf(won.id)).toEqual({ status: 'settled', stake: 100n, payout: 150n })
  if (!isCapped) expect(await ask.historyOf(lost.id)).toEqual({ status: 'settled', stake: 100n, payout: 0n })
  if (!isCapped) expect(await hall.cashOf(ana)).toBe(before - 50n)
  expect(await ask.statusOf(round.number)).toBe('settled')
  expect(await seedHash(round.seed)).toBe(round.seedHash)
})

test('a cash-out by hand is written down before it is answered, and paid', async () => {
  const round = await ask.roundThatReaches(300)
  const bet = betIn(await hall.place(ana, round.number))
  hall.moveTo(round.closesAt + 11_000)
  const out = await hall.process.shared.cashOuts.take(ana.id, bet.id)
  if (out instanceof Refused) throw new Error(out.word)
  expect(out.cash_out).toBe(194)
  const { rows } = await sql<{
    cash_out: number
  }>`SELECT cash_out FROM shared_bet WHERE id = ${bet.id}`.execute(hall.world.database.db)
  expect(rows).toEqual([{ cash_out: 194 }])
  hall.advance(2_000)
  // Asked again, the first record is answered.
  expect(await hall.process.shared.cashOuts.take(ana.id, bet.id)).toMatchObject({ cash_out: 194 })
  await ask.settleAll(round)
  expect(await ask.historyOf(bet.id)).toMatchObject({ status: 'settled', payout: 194n })
})

test('a cash-out that arrives a millisecond before the crash is paid at the crash point, and one at the crash is refused', async () => {
  const round = await ask.roundThatReaches(120, 5_000)
  const inTime = betIn(await hall.place(ana, round.number))
  const late = betIn(await hall.place(bia, round.number))
  const foreign = await hall.process.shared.cashOuts.take(bia.id, inTime.id)
  expect(wordOf(foreign)).toBe('round_unknown')
  hall.moveTo(round.closesAt - 1)
  expect(wordOf(await hall.process.shared.cashOuts.take(ana.id, inTime.id))).toBe('cash_out_early')
  hall.moveTo(round.endsAt - 1)
  const out = await hall.process.shared.cashOuts.take(ana.id, inTime.id)
  expect(out).toMatchObject({ cash_out: crashOf(round) })
  hall.moveTo(round.endsAt)
  expect(wordOf(await hall.process.shared.cashOuts.take(bia.id, late.id))).toBe('cash_out_late')
  await ask.settleAll(round)
  expect(await ask.historyOf(inTime.id)).toMatchObject({ payout: BigInt(crashOf(round)) })
  expect(await ask.historyOf(late.id)).toMatchObject({ payout: 0n })
  expect(wordOf(await hall.process.shared.cashOuts.take(bia.id, late.id))).toBe('cash_out_late')
})

test('cash-outs of one tick are written in one statement, each for its own bet', async () => {
  const round = await ask.roundThatReaches(200)
  const bets = await Promise.all([ana, bia, caio].map(member => hall.place(member, round.number).then(betIn)))
  hall.moveTo(round.closesAt + 5_000)
  const outs = await Promise.all(
    [ana, bia, caio].map((member, index) =>
      hall.process.shared.cashOuts.take(member.id, bets[index]?.id ?? ''),
    ),
  )
  expect(outs.map(out => (out instanceof Refused ? out.word : out.cash_out))).toEqual([135, 135, 135])
  await ask.settleAll(round)
  for (const bet of bets) expect(await ask.historyOf(bet.id)).toMatchObject({ payout: 135n })
})

test('a bet is taken until its round closes, once for its key and once for its place', async () => {
  const round = await ask.roundThatReaches(100)
  const before = await hall.cashOf(ana)
  const key = 'a-key-that-comes-twice-0001'
  const bet = betIn(await hall.place(ana, round.number, { key, auto: 110 }))
  expect(betIn(await hall.place(ana, round.number, { key, auto: 110 }))).toEqual(bet)
  expect(wordOf(await hall.place(ana, round.number, { key, auto: 120 }))).toBe('idempotency_mismatch')
  expect(wordOf(await hall.place(ana, round.number))).toBe('bet_place_taken')
  expect(wordOf(await hall.place(ana, round.number, { slot: 2 }))).toBe('bet_invalid')
  expect(wordOf(await hall.place(ana, round.number + 1, { slot: 1 }))).toBe('betting_closed')
  expect(await hall.cashOf(ana)).toBe(before - 100n)
  hall.moveTo(round.closesAt)
  expect(wordOf(await hall.place(ana, round.number, { slot: 1 }))).toBe('betting_closed')
  await ask.settleAll(round)
})

test('a bet can be taken back while its round takes bets, and not after', async () => {
  const round = await ask.roundThatReaches(100)
  const before = await hall.cashOf(ana)
  const bet = betIn(await hall.place(ana, round.number))
  const kept = betIn(await hall.place(ana, round.number, { slot: 1 }))
  const key = 'a-key-that-comes-twice-0002'
  const cancelled = await hall.cancel(ana, bet.id, key)
  expect(cancelled).toMatchObject({ data: { bet: { state: 'rolled_back' } } })
  expect(await hall.cancel(ana, bet.id, key)).toEqual(cancelled)
  expect(wordOf(await hall.cancel(ana, bet.id))).toBe('round_unknown')
  expect(wordOf(await hall.cancel(bia, kept.id))).toBe('round_unknown')
  expect(await hall.cashOf(ana)).toBe(before - 100n)
  betIn(await hall.place(ana, round.number, { slot: 0 }))
  hall.moveTo(round.closesAt)
  expect(wordOf(await hall.cancel(ana, kept.id))).toBe('betting_closed')
  await ask.settleAll(round)
})

test('play money and money share a round and never a wallet; a demo member has no other', async () => {
  const round = await ask.roundThatReaches(150)
  expect(wordOf(await hall.place(hall.demo, round.number))).toBe('demo_not_allowed')
  const bet = betIn(await hall.place(hall.demo, round.number, { mode: 'demo', auto: 110 }))
  const both = betIn(await hall.place(ana, round.number, { mode: 'demo', auto: 110 }))
  const real = await hall.cashOf(ana)
  betIn(await hall.place(ana, round.number, { auto: 110 }))
  await ask.settleAll(round)
  expect(await hall.cashOf(ana)).toBe(real + 10n)
  expect(await ask.historyOf(bet.id)).toMatchObject({ payout: 110n })
  expect(await ask.historyOf(both.id)).toMatchObject({ payout: 110n })
})

test('limits, exclusion and an empty wallet hold as everywhere, and a running bet is settled all the same', async () => {
  const round = await ask.roundThatReaches(150)
  betIn(await hall.place(caio, round.number, { stake: 99_000n, auto: 150, slot: 0 }))
  expect(wordOf(await hall.place(caio, round.number, { stake: 99_000n, auto: 150, slot: 1 }))).toBe(
    'insufficient_balance',
  )
  expect(wordOf(await hall.place(bia, round.number, { stake: 10n }))).toBe('bet_below_minimum')
  expect(wordOf(await hall.place(bia, round.number, { stake: 100_001n }))).toBe('bet_above_maximum')
  const running = betIn(await hall.place(bia, round.number, { auto: 110 }))
  const later = new Date(hall.deps.clock.now().getTime() + 3_600_000)
  await blockPlay(hall.deps.db, bia.id, later)
  expect(wordOf(await hall.place(bia, round.number, { slot: 1 }))).toBe('play_paused')
  await ask.settleAll(round)
  expect(await ask.historyOf(running.id)).toMatchObject({ payout: 110n })
  await blockPlay(hall.deps.db, bia.id, null)
})
