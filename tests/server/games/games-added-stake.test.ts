import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCentavos } from '../../../contract/centavos.ts'
import { type BlackjackView, blackjackView } from '../../../games/blackjack/blackjack-schemas.ts'
import { closeAbandoned } from '../../../server/features/games/rounds/close-abandoned.ts'
import { createPlay } from '../../../server/features/games/rounds/service.ts'
import { createCatalogue } from '../../../server/features/lobby/catalogue/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { blockPlay, freezeWallet } from '../../../server/wallet/members.ts'
import {
  blackjackGame,
  createGameWorld,
  createPlayer,
  dealNext,
  expectSoundBooks,
  fund,
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

type Player = typeof player
const one = { stake: '1.00' }
const isPlayed = (view: BlackjackView) => view.phase === 'player'
const isPair = (view: BlackjackView) =>
  isPlayed(view) && view.choices.some(({ action }) => action === 'split')

/** A hand that is open and looks as wanted, dealt for one real. */
async function deal(isWanted = isPlayed, who: Player = player) {
  await dealNext(world, who.member.id, blackjackGame, ({ view }) => isWanted(blackjackView.parse(view)))
  return (await who.start(blackjackGame, one)).data.round
}
const take = (
  id: string,
  action: string,
  { stake = '', number = 1, key = randomUUID() as string, who = player } = {},
) => who.step(id, number, { action }, key, stake === '' ? {} : { stake })

async function walletOf({ member }: Player) {
  const { db } = world.deps
  return db
    .selectFrom('wallet')
    .select(['cash', 'bonus'])
    .where('member_id', '=', member.id)
    .where('currency', '=', 'BRL')
    .executeTakeFirstOrThrow()
}
const ledgerRound = (id: string) =>
  world.deps.db.selectFrom('round').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a double is a further bet of the same round: the ledger, the day and the answer have the whole stake', async () => {
  const { id } = await deal()
  const { data } = await take(id, 'double', one)
  expect(data.round).toMatchObject({ state: 'settled', stake: '2.00', steps: 1 })
  const paid = readCentavos(data.round.payout)
  expect((await walletOf(player)).cash).toBe(99_800n + paid)
  expect(readCentavos(data.balance.money)).toBe(99_800n + paid)
  expect(await ledgerRound(id)).toMatchObject({ stake_cash: 200n, won_cash: paid, status: 'settled' })
  const kinds = await world.deps.db
    .selectFrom('ledger_transaction')
    .select('kind')
    .where('reference', '=', id)
    .orderBy('version')
    .execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['bet', 'bet', 'settle'])
  const days = await world.deps.db
    .selectFrom('member_day')
    .select(['rounds', 'stake_cash', 'category'])
    .where('member_id', '=', player.member.id)
    .execute()
  expect(days).toEqual([{ rounds: 1, stake_cash: 200n, category: 'card' }])
  expect((await player.record()).data).toEqual([data.round])
})

test('a split leaves the round open with twice the stake, on any device', async () => {
  const { id } = await deal(isPair)
  const { data } = await take(id, 'split', one)
  expect(data.round).toMatchObject({ stake: '2.00', steps: 1 })
  if (data.round.state === 'open') {
    expect((await player.launch(blackjackGame)).data.open_round).toEqual(data.round)
    expect(await ledgerRound(id)).toMatchObject({ stake_cash: 200n, status: 'open' })
  }
})

test('without the money the step is refused, the round stays as it was, and goes on', async () => {
  const poor = await createPlayer(world, 150n)
  const { id, view } = await deal(isPlayed, poor)
  const key = randomUUID()
  const refused = await take(id, 'double', { ...one, key, who: poor })
  expect(refused).toMatchObject({ code: 422, error: 'insufficient_balance' })
  expect((await poor.open()).data).toMatchObject([{ id, stake: '1.00', steps: 0, state: 'open', view }])
  expect((await walletOf(poor)).cash).toBe(50n)
  await fund(world, poor.member.id, 50n)
  expect(await take(id, 'double', { ...one, key, who: poor })).toMatchObject({
    error: 'insufficient_balance',
  })
  expect(await take(id, 'double', { ...one, who: poor })).toMatchObject({ status: 'success' })
  const broke = await createPlayer(world, 100n)
  const other = await deal(isPlayed, broke)
  expect(await take(other.id, 'double', { ...one, who: broke })).toMatchObject({
    error: 'insufficient_balance',
  })
  expect(await take(other.id, 'stand', { who: broke })).toMatchObject({ status: 'success' })
})

test('nothing is taken that the member did not agree to, to the centavo', async () => {
  const { id } = await deal()
  for (const wrong of [undefined, '0.99', '1.01', '2.00']) {
    expect(await take(id, 'double', wrong ? { stake: wrong } : {})).toMatchObject({
      code: 422,
      error: 'step_invalid',
    })
  }
  expect(await take(id, 'stand', one)).toMatchObject({ error: 'step_invalid' })
  expect(await take(id, 'double', { stake: '0.00' })).toMatchObject({ error: 'parameters_invalid' })
  expect((await walletOf(player)).cash).toBe(99_900n)
  expect(await take(id, 'stand')).toMatchObject({ status: 'success' })
})

test('a pause, a frozen wallet and a limit keep the stake from growing, never the round from ending', async () => {
  const { db } = world.deps
  const { id: memberId } = player.member
  const { id } = await deal()
  await blockPlay(db, memberId, new Date(Date.now() + 3_600_000))
  expect(await take(id, 'double', one)).toMatchObject({ code: 403, error: 'play_paused' })
  await blockPlay(db, memberId, null)
  await freezeWallet(db, memberId, 'BRL', 'review')
  expect(await take(id, 'double', one)).toMatchObject({ code: 403, error: 'wallet_frozen' })
  await freezeWallet(db, memberId, 'BRL', null)
  const limit = { member_id: memberId, currency: 'BRL', kind: 'stake', period: 'day', amount: 150n } as const
  await db.insertInto('wallet_limit').values(limit).execute()
  expect(await take(id, 'double', one)).toMatchObject({ error: 'stake_limit_reached' })
  expect(await take(id, 'stand')).toMatchObject({ status: 'success' })
})

/** A bonus of ten reais under which one round may stake so much. */
const grant = (memberId: string, maxStake: bigint | null) =>
  transaction(world.deps.db, tx =>
    world.deps.wallet.grantBonus(tx, {
      ...{
        memberId,
        currency: 'BRL',
        key: `ftd:${memberId}`,
        source: 'ftd',
        amount: 1_000n,
        required: 5_000n,
      },
      ...{ maxStake, maxConversion: null, lastsSeconds: 86_400 },
    }),
  )

test('what is added is staked cash first, then bonus, and the win follows the split of the whole stake', async () => {
  const mixed = await createPlayer(world, 100n)
  await grant(mixed.member.id, null)
  const { id } = await deal(isPlayed, mixed)
  expect(await walletOf(mixed)).toEqual({ cash: 0n, bonus: 1_000n })
  const { data } = await take(id, 'double', { ...one, who: mixed })
  const half = readCentavos(data.round.payout) / 2n
  expect(await ledgerRound(id)).toMatchObject({
    stake_cash: 100n,
    stake_bonus: 100n,
    won_cash: half,
    won_bonus: half,
  })
})

test('the bound of a bonus holds for the round as it grows', async () => {
  await grant(player.member.id, 150n)
  const { id } = await deal()
  const refused = await take(id, 'double', one)
  expect(refused).toMatchObject({ error: 'bet_above_bonus_limit', details: { maximum: '1.50' } })
  expect(await take(id, 'stand')).toMatchObject({ status: 'success' })
})

const later = () => world.clock.advance(24 * 3_600_000 + 1_000)
async function gameRound(id: string) {
  const { rows } = await sql`SELECT status, stake, payout, state FROM game_round WHERE id = ${id}`.execute(
    world.deps.db,
  )
  return rows[0]
}

test('a hand that was left is stood and paid, whatever was dealt: nobody gets bad cards back', async () => {
  const { id } = await deal()
  later()
  await closeAbandoned(createPlay(world.deps, createCatalogue(world.deps)))
  const state = { isClosed: true, actions: [] }
  expect(await gameRound(id)).toMatchObject({ status: 'settled', stake: 100n, state })
  const { won_cash } = await ledgerRound(id)
  expect((await walletOf(player)).cash).toBe(99_900n + won_cash)
})

test('a round whose game is no more is given back with all that its steps added, and counts as no play', async () => {
  const isInsurable = (view: BlackjackView) => view.phase === 'insurance' && view.hands[0]?.total !== 21
  const insure = async () =>
    (await take((await deal(isInsurable)).id, 'insure', { stake: '0.50' })).data.round
  let insured = await insure()
  // The dealer may have a blackjack: then that round is over.
  while (insured.state !== 'open') insured = await insure()
  const before = (await walletOf(player)).cash
  const days = () =>
    world.deps.db.selectFrom('member_day').selectAll().where('member_id', '=', player.member.id).execute()
  const played = await days()
  later()
  await closeAbandoned(
    createPlay(world.deps, { ...createCatalogue(world.deps), find: async () => undefined }),
  )
  expect((await walletOf(player)).cash).toBe(before + 150n)
  expect(await ledgerRound(insured.id)).toMatchObject({ status: 'rolled_back', stake_cash: 0n })
  expect(await gameRound(insured.id)).toMatchObject({ status: 'rolled_back', stake: 150n, payout: 150n })
  expect(await days()).toEqual(played)
})
