import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatCentavos } from '../../../contract/centavos.ts'
import { blackjackView } from '../../../games/blackjack/blackjack-schemas.ts'
import { listCatalogue } from '../../../games/catalogue.ts'
import { isEngineId, loadGame } from '../../../games/engines.ts'
import { betOf } from '../../support/game-bets.ts'
import { generateGames } from '../../support/generate-games.ts'
import { openProviderClient } from '../../support/peers/provider-client.ts'
import { seatAt } from '../../support/peers/provider-seat.ts'
import {
  blackjackGame,
  createGameWorld,
  createPlayer,
  dealNext,
  expectSoundBooks,
} from '../../support/people/game-player.ts'
import type { TestApp } from '../../support/test-app.ts'

/*
 * "A game with bounds R$ 0.50–500 took R$ 0.01 and R$ 1,000. End: the game's bounds hold on every path." The tables
 * that everybody shares and the football slips stand in stake-bounds-shared.test.ts.
 */

let world: TestApp
let player: Awaited<ReturnType<typeof createPlayer>>
let provider: Awaited<ReturnType<typeof openProviderClient>>
beforeAll(async () => {
  world = await createGameWorld({ FRAME_ORIGINS: 'https://games.example.test' })
  await generateGames(world.deps, 40)
  world.clock.advance(2_000)
  provider = await openProviderClient(world.deps, 'studio-1', call => world.app.inject(call))
  world.clock.advance(20_000)
  player = await createPlayer(world, 10_000_000n)
  // The server reads the catalogue.
  await player.launch(blackjackGame)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const below = 'bet_below_minimum'
const above = 'bet_above_maximum'
const games = listCatalogue()

/** Bounds that only the database knows: a server reads them with the catalogue's next version, which does not come. */
const setBounds = (game: string, least: bigint, most: bigint) =>
  sql`UPDATE game SET min_bet = ${least}, max_bet = ${most} WHERE id = ${game}`.execute(world.deps.db)
const cash = async () => {
  const { rows } = await sql<{ cash: bigint }>`SELECT cash FROM wallet
    WHERE member_id = ${player.member.id} AND currency = 'BRL'`.execute(world.deps.db)
  return rows[0]?.cash
}

test('the ledger takes a stake in two functions, and both ask for the game’s bounds', async () => {
  const { rows } = await sql<{ name: string; asks: boolean }>`SELECT proname AS name,
      prosrc LIKE '%stake_refusal(p_member, p_round, p_game, p_stake)%' AS asks FROM pg_proc
    WHERE prosrc LIKE '%stake_legs(w,%' OR prosrc LIKE '%INSERT INTO round %' ORDER BY 1`.execute(
    world.deps.db,
  )
  expect(rows).toEqual([
    { name: 'post_bet', asks: true },
    { name: 'post_round', asks: true },
  ])
})

test.each(games.map(({ id }) => id))(
  'the ledger refuses every stake outside the bounds of %s, from any caller',
  async id => {
    const { rows } = await sql<{
      least: bigint
      most: bigint
      game: string
    }>`SELECT min_bet AS least, max_bet AS most,
        api_code || ':' || id AS game FROM game WHERE id = ${id}`.execute(world.deps.db)
    const [bounds] = rows
    if (bounds === undefined) throw new Error(`no ${id}`)
    const before = await cash()
    for (const [stake, word] of [
      [bounds.least - 1n, below],
      [bounds.most + 1n, above],
    ] as const) {
      const facts = { game: bounds.game, category: 'slots', edgePpm: 20_000, currency: 'BRL' } as const
      const order = { ...facts, memberId: player.member.id, stake }
      const ids = () => ({ roundId: world.deps.ids(), key: randomUUID() })
      const refused = { status: 'refused', word }
      expect(await world.deps.wallet.placeBet(world.deps.db, { ...order, ...ids() })).toMatchObject(refused)
      const round = { ...order, ...ids(), payout: 0n }
      expect(await world.deps.wallet.playRound(world.deps.db, round)).toMatchObject(refused)
    }
    expect(await cash()).toBe(before)
  },
)

describe('an original', () => {
  const engines = new Map(games.map(game => [game.engine, game]))
  const alone = [...engines.values()].flatMap(({ engine, id }) =>
    isEngineId(engine) ? [{ engine, id }] : [],
  )

  test.each(alone)('of $engine takes no round outside its bounds, and moves nothing', async game => {
    const { engine, id } = game
    const { minBet: least } = (await loadGame(engine, id))?.limits ?? { minBet: 0n }
    const before = await cash()
    const one = least > 100n ? least : 100n
    const bet = betOf(engine, id, formatCentavos(one))
    const stake = 'chips' in bet && Array.isArray(bet.chips) ? one * BigInt(bet.chips.length) : one
    const start = () => player.start(id, bet, { stake: formatCentavos(stake) })
    await setBounds(id, stake + 1n, stake + 1_000n)
    expect(await start()).toMatchObject({ code: 422, error: below })
    await setBounds(id, 1n, stake - 1n)
    expect(await start()).toMatchObject({ code: 422, error: above })
    expect(await cash()).toBe(before)
    await setBounds(id, stake, stake)
    expect(await start()).toMatchObject({ status: 'success' })
  })

  test('asks itself what a later bet of a round is: a player can name no other amount', async () => {
    await setBounds(blackjackGame, 100n, 100n)
    const isPlayed = ({ view }: { view: unknown }) => blackjackView.parse(view).phase === 'player'
    await dealNext(world, player.member.id, blackjackGame, isPlayed)
    const { round } = (await player.start(blackjackGame, { stake: '1.00' })).data
    const before = await cash()
    for (const stake of ['0.01', '0.99', '1.01', '500.00', '9999.00']) {
      const answer = await player.step(round.id, 1, { action: 'double' }, randomUUID(), { stake })
      expect(answer).toMatchObject({ code: 422, error: 'step_invalid' })
    }
    expect(await cash()).toBe(before)
    // What its rules ask for goes beyond the bound of a first bet: a double at the table's maximum is a double.
    const doubled = await player.step(round.id, 1, { action: 'double' }, randomUUID(), { stake: '1.00' })
    expect(doubled.data.round).toMatchObject({ stake: '2.00' })
  })
})

describe.each(['real', 'demo'])('a game of another provider (%s)', mode => {
  /** Bounds of generated games: R$ 0.20 to R$ 500.00. */
  const [least, most] = [20, 50_000]
  const open = async () => {
    const { data } = await player.launch('gen-00001', mode)
    return seatAt((await provider('authenticate', { token: data.token })).session, provider)
  }
  const tooSmall = { code: 422, error: 'STAKE_BELOW_MINIMUM' }
  const tooLarge = { code: 422, error: 'STAKE_ABOVE_MAXIMUM' }

  test('tells the provider its bounds', async () => {
    const { data } = await player.launch('gen-00001', mode)
    expect(await provider('authenticate', { token: data.token })).toMatchObject({
      min_bet: least,
      max_bet: most,
    })
  })

  test('takes no first bet outside its bounds, and one at each bound', async () => {
    const table = await open()
    const { balance } = await table.balance()
    for (const amount of [1, least - 1]) expect(await table.bet(randomUUID(), amount)).toMatchObject(tooSmall)
    for (const amount of [most + 1, 100_000])
      expect(await table.bet(randomUUID(), amount)).toMatchObject(tooLarge)
    expect(await table.balance()).toMatchObject({ balance })
    const bets = [randomUUID(), randomUUID()]
    expect(await table.bet(bets[0], least)).toMatchObject({ code: 200 })
    expect(await table.bet(bets[1], most)).toMatchObject({ code: 200 })
    for (const bet of bets) await table.rollback(bet ?? '')
  })

  test('takes all bets of a round together up to its maximum, small later ones too', async () => {
    const table = await open()
    const round = `round-${randomUUID()}`
    const bet = (amount: number, id: string = randomUUID()) => table.bet(id, amount, round)
    expect(await bet(most - 10)).toMatchObject({ code: 200 })
    expect(await bet(11)).toMatchObject(tooLarge)
    const last = randomUUID()
    expect(await bet(10, last)).toMatchObject({ code: 200 })
    expect(await bet(1)).toMatchObject(tooLarge)
    // A bet that went back leaves its room to another.
    expect(await table.rollback(last)).toMatchObject({ code: 200 })
    expect(await bet(9)).toMatchObject({ code: 200 })
    await provider('end-round', { session: table.session, transaction_id: randomUUID(), round_id: round })
  })

  test('answers a bet that was outside its bounds the same after they were moved', async () => {
    const table = await open()
    const id = randomUUID()
    expect(await table.bet(id, 10)).toMatchObject(tooSmall)
    await setBounds('gen-00001', 1n, BigInt(most))
    expect(await table.bet(id, 10)).toMatchObject(tooSmall)
    await setBounds('gen-00001', BigInt(least), BigInt(most))
  })
})
