import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatCentavos, readCentavos } from '../../../contract/centavos.ts'
import { listCatalogue } from '../../../games/catalogue.ts'
import { closeAbandoned } from '../../../server/features/games/rounds/close-abandoned.ts'
import { ensurePlayMoney } from '../../../server/features/games/rounds/play-money.ts'
import { createPlay } from '../../../server/features/games/rounds/service.ts'
import { createCatalogue } from '../../../server/features/lobby/catalogue/service.ts'
import { changeCatalogue, setGameEnabled } from '../../../server/features/lobby/catalogue/store.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { blockPlay, freezeWallet } from '../../../server/wallet/members.ts'
import {
  callsOf,
  createGameWorld,
  createPlayer,
  dice,
  diceGame,
  expectSoundBooks,
  minesGame,
  minesUnder,
  slotGame,
} from '../../support/people/game-player.ts'
import { demoMember } from '../../support/people/test-members.ts'
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
const cash = async (currency = 'BRL') => {
  const { cash } = await world.deps.db
    .selectFrom('wallet')
    .select('cash')
    .where('member_id', '=', player.member.id)
    .where('currency', '=', currency === 'BRL' ? 'BRL' : 'PLAY')
    .executeTakeFirstOrThrow()
  return cash
}

test('a single-shot round takes its stake and pays its win at once', async () => {
  const { data } = await player.start(diceGame, dice)
  expect(data.round).toMatchObject({ state: 'settled', stake: '1.00', nonce: 1, steps: 0, server_seed: null })
  expect(data.round.view.payout).toBe(data.round.payout)
  const left = 100_000n - 100n + readCentavos(data.round.payout)
  expect(data.balance).toMatchObject({ money: formatCentavos(left), bonus: '0.00' })
  expect(await cash()).toBe(left)
  expect((await player.record()).data).toEqual([data.round])
  expect((await player.open()).data).toEqual([])
})

test("the ledger learns the game's edge, so that stakes weigh what they should", async () => {
  await player.start(slotGame, { stake: '1.00' })
  const edge = listCatalogue().find(game => game.id === slotGame)?.edgePpm
  const rows = await world.deps.db
    .selectFrom('round')
    .select(['edge_ppm', 'game', 'category', 'status'])
    .where('member_id', '=', player.member.id)
    .execute()
  expect(rows).toEqual([{ edge_ppm: edge, game: `arara:${slotGame}`, category: 'slots', status: 'settled' }])
})

test('a round of several steps stays open, hides what is hidden, and pays when it is cashed out', async () => {
  const started = await player.start(minesGame, mines)
  const { round } = started.data
  expect(round).toMatchObject({
    state: 'open',
    payout: '0.00',
    steps: 0,
    view: { mines: null, revealed: [] },
  })
  expect(started.data.balance.money).toBe('999.00')
  const { safe } = await minesUnder(world, player.member.id, round, 3)
  const first = await player.step(round.id, 1, safe(0))
  expect(first.data.round).toMatchObject({ state: 'open', steps: 1, view: { mines: null } })
  const last = await player.step(round.id, 2, { action: 'cash_out' })
  expect(last.data.round).toMatchObject({ state: 'settled', steps: 2, payout: first.data.round.view.cashOut })
  expect(last.data.round.view.mines).toHaveLength(3)
  expect(await cash()).toBe(99_900n + readCentavos(last.data.round.payout))
  expect(await player.step(round.id, 3, { action: 'cash_out' })).toMatchObject({ error: 'round_closed' })
})

test('a second round of the same game waits until the first is finished; other games do not', async () => {
  await player.start(minesGame, mines)
  expect(await player.start(minesGame, mines)).toMatchObject({ code: 409, error: 'round_open' })
  expect(await player.start(diceGame, dice)).toMatchObject({ status: 'success' })
})

test('bets that are none are refused in words, and nothing moves', async () => {
  const refused = async (game: string, bet: object, options = {}) =>
    (await player.start(game, bet, options)).error
  expect(await refused('no-such-game', dice)).toBe('game_unknown')
  expect(await refused(diceGame, { ...dice, target: -1 })).toBe('bet_invalid')
  expect(await refused(diceGame, { stake: 'NaN' })).toBe('bet_invalid')
  expect(await refused(diceGame, dice, { stake: '2.00' })).toBe('bet_invalid')
  const small = await player.start(diceGame, { ...dice, stake: '0.10' }, { stake: '0.10' })
  expect(small).toMatchObject({ error: 'bet_below_minimum', details: { minimum: '0.50' } })
  const large = await player.start(diceGame, { ...dice, stake: '999.00' }, { stake: '999.00' })
  expect(large).toMatchObject({ error: 'bet_above_maximum', details: { maximum: '500.00' } })
  const poor = await createPlayer(world, 50n)
  expect(await poor.start(diceGame, dice)).toMatchObject({ code: 422, error: 'insufficient_balance' })
  expect(await cash()).toBe(100_000n)
  expect((await player.record()).data).toEqual([])
})

test('a stake too small for its chance, or off the lines of a slot, is refused by its own name', async () => {
  const limbo = { stake: '0.50', target: 101 }
  expect(await player.start('limbo-das-estrelas', limbo, { stake: '0.50' })).toMatchObject({
    ...{ code: 422, error: 'bet_rounds_away' },
    message: 'This stake is too small for this chance: choose more.',
  })
  const slot = await player.start('floresta-da-arara', { stake: '1.01' }, { stake: '1.01' })
  expect(slot).toMatchObject({ code: 422, error: 'bet_off_lines' })
  expect(await cash()).toBe(100_000n)
})

test('a frozen wallet and a pause refuse a new round, never the end of one that was begun', async () => {
  const { data } = await player.start(minesGame, mines)
  const { safe } = await minesUnder(world, player.member.id, data.round, 3)
  await freezeWallet(world.deps.db, player.member.id, 'BRL', 'review')
  expect(await player.start(diceGame, dice)).toMatchObject({ code: 403, error: 'wallet_frozen' })
  await freezeWallet(world.deps.db, player.member.id, 'BRL', null)
  await blockPlay(world.deps.db, player.member.id, new Date(Date.now() + 3_600_000))
  const key = '5e1f-exclusion-key'
  expect(await player.start(diceGame, dice, { key })).toMatchObject({ code: 403, error: 'play_paused' })
  await blockPlay(world.deps.db, player.member.id, null)
  expect(await player.start(diceGame, dice, { key })).toMatchObject({ error: 'play_paused' })
  await player.step(data.round.id, 1, safe(0))
  expect(await player.step(data.round.id, 2, { action: 'cash_out' })).toMatchObject({ status: 'success' })
})

test('a game that is switched off is not opened, save for the round that waits in it', async () => {
  const set = (enabled: boolean) =>
    transaction(world.deps.db, tx =>
      changeCatalogue(tx, version => setGameEnabled(tx, minesGame, enabled, version)),
    )
  const { data } = await player.start(minesGame, mines)
  const other = await createPlayer(world)
  await set(false)
  world.clock.advance(2_000)
  expect(await other.launch(minesGame)).toMatchObject({ code: 403, error: 'game_unavailable' })
  expect(await other.start(minesGame, mines)).toMatchObject({ error: 'game_unavailable' })
  expect((await player.launch(minesGame)).data.open_round).toEqual(data.round)
  const { safe } = await minesUnder(world, player.member.id, data.round, 3)
  expect(await player.step(data.round.id, 1, safe(0))).toMatchObject({ status: 'success' })
  await set(true)
  world.clock.advance(2_000)
})

test('play money lies apart: a real member gets some, again once a day when it is gone, and cash never moves', async () => {
  const { data } = await player.launch(diceGame, 'demo')
  expect(data).toMatchObject({ balance: { money: '5000.00' }, kind: 'original', next_nonce: 1 })
  expect(data.launch_url).toBe(`/gameInfo?id=${diceGame}&mode=demo`)
  const { deps } = world
  const memberId = player.member.id
  const round = { memberId, currency: 'PLAY', category: 'slots', edgePpm: 40_000, game: 'arara:x' } as const
  const spent = { roundId: deps.ids(), key: deps.ids(), stake: 499_500n, payout: 0n }
  await deps.wallet.playRound(deps.db, { ...round, ...spent })
  expect((await player.launch(diceGame, 'demo')).data.balance.money).toBe('5.00')
  world.clock.advance(24 * 3_600_000)
  await ensurePlayMoney(deps, memberId)
  await ensurePlayMoney(deps, memberId)
  expect(await cash('PLAY')).toBe(500_500n)
  expect(await cash()).toBe(100_000n)
})

test('a demo member plays for play money only', async () => {
  const demo = callsOf(world, await demoMember(world))
  await demo.rotate('sorte', 'demo')
  expect(await demo.launch(diceGame)).toMatchObject({ code: 403, error: 'demo_not_allowed' })
  expect(await demo.start(diceGame, dice)).toMatchObject({ code: 403, error: 'demo_not_allowed' })
  const played = await demo.start(diceGame, dice, { mode: 'demo' })
  expect(played.data.round).toMatchObject({ mode: 'demo', state: 'settled' })
})

test('a round left for a day is cashed out, and one with no step is given back and counts as no play', async () => {
  const play = createPlay(world.deps, createCatalogue(world.deps))
  await closeAbandoned(play)
  const left = await player.start(minesGame, mines)
  const { safe } = await minesUnder(world, player.member.id, left.data.round, 3)
  const stepped = await player.step(left.data.round.id, 1, safe(0))
  const untouched = await createPlayer(world)
  const opened = await untouched.start(minesGame, mines)
  expect(await closeAbandoned(play)).toBe(0)
  world.clock.advance(24 * 3_600_000 + 1_000)
  expect(await closeAbandoned(play)).toBe(2)
  const stateOf = async (id: string) =>
    await world.deps.db.selectFrom('round').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const paid = readCentavos(stepped.data.round.view.cashOut)
  expect(await stateOf(left.data.round.id)).toMatchObject({ status: 'settled', won_cash: paid })
  expect(await cash()).toBe(99_900n + paid)
  expect(await stateOf(opened.data.round.id)).toMatchObject({ status: 'rolled_back', stake_cash: 0n })
  const days = await world.deps.db
    .selectFrom('member_day')
    .selectAll()
    .where('member_id', '=', untouched.member.id)
    .execute()
  expect(days).toEqual([])
})
