import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RoundFile, readRoundFile, writeRoundFile } from '../../../contract/games/round-file.ts'
import { checkRounds } from '../../../scripts/rounds/check-rounds.ts'
import type { Deps } from '../../../server/deps.ts'
import { exportRounds } from '../../../server/features/games/rounds/export-rounds.ts'
import { createCatalogue } from '../../../server/features/lobby/catalogue/service.ts'
import { askHall, betIn, createHall } from '../../support/ledger/shared-hall.ts'
import { createSportsHall, slipIn, take } from '../../support/ledger/sports-hall.ts'
import {
  createGameWorld,
  createPlayer,
  dice,
  diceGame,
  minesGame,
  slotGame,
} from '../../support/people/game-player.ts'
import type { TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createGameWorld()
})
afterAll(() => world.close())

/** The file of a member, written and read again, as the two commands do. */
async function fileOf(deps: Deps, memberId: string) {
  const catalogue = createCatalogue(deps)
  const file = readRoundFile(writeRoundFile(await exportRounds({ ...deps, catalogue }, memberId)))
  if (file === undefined) throw new Error('no file')
  return file
}
const resultsOf = async (file: RoundFile) => (await checkRounds(file)).map(({ result }) => result)

test('a member’s rounds leave as a file and are played again without a server; a changed one is found, a running seed stays sealed', async () => {
  const player = await createPlayer(world)
  for (let round = 0; round < 3; round += 1) {
    await player.start(diceGame, dice)
    await player.start(slotGame, { stake: '1.00' })
  }
  await player.rotate('a-seed-of-mine')
  await player.start(diceGame, dice)
  await player.start(minesGame, { stake: '1.00', mines: 3 })
  const file = await fileOf(world.deps, player.member.id)
  expect(await resultsOf(file)).toEqual(['open', 'sealed', ...Array(6).fill('right')])
  const paid = file.rounds.map(one => ({ ...one, round: { ...one.round, payout: one.round.payout + 1n } }))
  expect((await checkRounds({ ...file, rounds: paid })).at(-1)).toMatchObject({
    ...{ result: 'failed', steps: ['the payout'] },
  })
  expect(readRoundFile('{"rounds":[]}')).toBeUndefined()
  expect(readRoundFile('no file')).toBeUndefined()
})

test('bets of a shared table leave with their place in its chain and are verified alike; a place that was moved is found', async () => {
  const hall = await createHall(1)
  const [member] = hall.members
  if (member === undefined) throw new Error('no member')
  const ask = askHall(hall)
  const round = await ask.roundThatReaches(150)
  betIn(await hall.place(member, round.number, { auto: 150 }))
  await ask.settleAll(round)
  const file = await fileOf(hall.deps, member.id)
  expect(await resultsOf(file)).toEqual(['right'])
  const moved = file.rounds.map(one => ({ ...one, round: { ...one.round, nonce: one.round.nonce + 1 } }))
  const [found] = await checkRounds({ ...file, rounds: moved })
  expect(found).toMatchObject({ result: 'failed', steps: expect.arrayContaining(['the chain of the table']) })
  await hall.close()
})

test('slips of a virtual matchday leave and are verified alike; a score that was changed is found', async () => {
  const hall = await createSportsHall(1)
  const [member] = hall.members
  const [match, other] = (await hall.open()).matches
  if (member === undefined || match === undefined || other === undefined) throw new Error('no matches')
  slipIn(await hall.place(member, [take(match, '1x2', 'home'), take(other, 'goals', 'over')]))
  await hall.finish()
  const file = await fileOf(hall.deps, member.id)
  expect(await resultsOf(file)).toEqual(['right'])
  const text = JSON.stringify(file.rounds[0]?.round.view).replace(
    /"home":(\d+)/,
    (_, goals) => `"home":${Number(goals) + 1}`,
  )
  const changed = file.rounds.map(one => ({ ...one, round: { ...one.round, view: JSON.parse(text) } }))
  expect(await checkRounds({ ...file, rounds: changed })).toMatchObject([
    { result: 'failed', steps: ['the outcome'] },
  ])
  await hall.close()
})
