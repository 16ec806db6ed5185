import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dealHands } from '../../../games/baccarat/baccarat-deal.ts'
import { baccaratOutcome } from '../../../games/baccarat/baccarat-schemas.ts'
import { rouletteOutcome } from '../../../games/roulette/roulette-schemas.ts'
import { readTable } from '../../../server/features/games/shared-rounds/state.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import { askHall, betIn, createHall, type Hall, wordOf } from '../../support/ledger/shared-hall.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import { callerOf, type TestMember } from '../../support/people/test-members.ts'

/** Every pocket at once, with a stake of its own: what comes back tells where the ball fell. */
const everyPocket = {
  chips: Array.from({ length: 37 }, (_, pocket) => ({ kind: 'inside', numbers: [pocket], stake: '1.00' })),
}

async function sit(gameId: string) {
  const hall = await createHall(2, gameId)
  const [ana, bia] = hall.members
  if (ana === undefined || bia === undefined) throw new Error('no members')
  return { hall, ask: askHall(hall), ana, bia }
}

async function tableOf(hall: Hall, member: TestMember) {
  const state = await readTable(hall.process.shared, callerOf(member), { game_id: hall.gameId, mode: 'real' })
  if (state instanceof Refused) throw new Error(state.word)
  return state.data
}

let roulette: Awaited<ReturnType<typeof sit>>
let baccarat: Awaited<ReturnType<typeof sit>>
beforeAll(async () => {
  roulette = await sit('roleta-ao-vivo')
  baccarat = await sit('bacara-ao-vivo')
})
afterEach(async () => {
  await expectSoundBooks(roulette.hall.world)
  await expectSoundBooks(baccarat.hall.world)
})
afterAll(async () => {
  await roulette.hall.close()
  await baccarat.hall.close()
})

test('one ball for everybody: what each has laid is settled by it, in one stake a bet and several bets a round', async () => {
  const { hall, ask, ana, bia } = roulette
  const round = await hall.open()
  const before = [await hall.cashOf(ana), await hall.cashOf(bia)]
  const all = betIn(await hall.place(ana, round.number, { stake: 3_700n, bet: everyPocket }))
  const red = { chips: [{ kind: 'red', stake: '5.00' }] }
  betIn(await hall.place(ana, round.number, { stake: 500n, bet: red, slot: 1 }))
  const low = {
    chips: [
      { kind: 'low', stake: '2.00' },
      { kind: 'dozen', at: 3, stake: '1.00' },
    ],
  }
  betIn(await hall.place(bia, round.number, { stake: 300n, bet: low }))
  expect(await tableOf(hall, ana)).toMatchObject({ round: { phase: 'betting', outcome: null } })
  hall.moveTo(round.closesAt)
  expect(wordOf(await hall.place(bia, round.number, { stake: 500n, bet: red, slot: 1 }))).toBe(
    'betting_closed',
  )
  // Closed, and still secret.
  expect(await tableOf(hall, ana)).toMatchObject({
    round: { phase: 'running', outcome: null, server_seed: null },
  })
  await ask.settleAll(round)
  const { pocket } = rouletteOutcome.parse(round.outcome)
  const redPays = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].includes(pocket)
    ? 1_000n
    : 0n
  const lowPays = pocket === 0 ? 0n : pocket <= 18 ? 400n : pocket >= 25 ? 300n : 0n
  expect(await hall.cashOf(ana)).toBe((before[0] ?? 0n) - 4_200n + 3_600n + redPays)
  expect(await hall.cashOf(bia)).toBe((before[1] ?? 0n) - 300n + lowPays)
  // A member who was away reads the result when they are back.
  const reported = await tableOf(hall, ana)
  expect(reported.round).toMatchObject({ phase: 'ended', outcome: { pocket } })
  expect(reported.bets.find(bet => bet.id === all.id)).toMatchObject({ state: 'settled', payout: 3_600n })
  expect(reported.results[0]).toEqual({ number: round.number, outcome: { pocket } })
  hall.moveTo(round.nextAt)
})

test('a bet is taken back only while bets are taken; a fifth bet, a bet by hand out and a wrong sum are refused', async () => {
  const { hall, ask, ana } = roulette
  const round = await hall.open()
  const before = await hall.cashOf(ana)
  const red = { chips: [{ kind: 'red', stake: '5.00' }] }
  const taken = betIn(await hall.place(ana, round.number, { stake: 500n, bet: red }))
  expect(betIn(await hall.cancel(ana, taken.id))).toMatchObject({ state: 'rolled_back' })
  expect(await hall.cashOf(ana)).toBe(before)
  expect(wordOf(await hall.place(ana, round.number, { stake: 400n, bet: red }))).toBe('bet_invalid')
  expect(wordOf(await hall.place(ana, round.number, { stake: 500n, bet: red, slot: 4 }))).toBe('bet_invalid')
  const kept = betIn(await hall.place(ana, round.number, { stake: 500n, bet: red }))
  hall.moveTo(round.closesAt + 100)
  expect(wordOf(await hall.cancel(ana, kept.id))).toBe('betting_closed')
  expect(wordOf(await hall.process.shared.cashOuts.take(ana.id, kept.id))).toBe('step_invalid')
  await ask.settleAll(round)
  expect(await ask.historyOf(kept.id)).toMatchObject({ status: 'settled', stake: 500n })
  hall.moveTo(round.nextAt)
})

test('one deal for everybody at the baccarat table, for money and for play money', async () => {
  const { hall, ask, ana } = baccarat
  const round = await hall.open()
  const chips = (['player', 'banker', 'tie'] as const).map(kind => ({ kind, stake: '10.00' }))
  const real = betIn(await hall.place(ana, round.number, { stake: 3_000n, bet: { chips } }))
  const play = betIn(
    await hall.place(hall.demo, round.number, { stake: 3_000n, bet: { chips }, mode: 'demo' }),
  )
  await ask.settleAll(round)
  const { winner } = dealHands(baccaratOutcome.parse(round.outcome).shoe)
  const payout = { player: 2_000n, banker: 1_950n, tie: 10_000n + 2_000n }[winner]
  expect(await ask.historyOf(real.id)).toMatchObject({ status: 'settled', payout })
  expect(await ask.historyOf(play.id)).toMatchObject({ status: 'settled', payout })
})
