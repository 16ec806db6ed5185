import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRoundFile, writeRoundFile } from '../../contract/round-file.ts'
import { checkRounds } from '../../scripts/rounds/check-rounds.ts'
import { createCatalogue } from '../../server/features/catalogue/service.ts'
import { exportRounds } from '../../server/features/rounds/export-rounds.ts'
import { createGameWorld, createPlayer, dice, diceGame, minesGame, slotGame } from '../support/game-player.ts'
import type { TestApp } from '../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createGameWorld()
})
afterAll(() => world.close())

test('a member’s rounds leave as a file and are played again without a server; a changed one is found, a running seed stays sealed', async () => {
  const player = await createPlayer(world)
  for (let round = 0; round < 3; round += 1) {
    await player.start(diceGame, dice)
    await player.start(slotGame, { stake: '1.00' })
  }
  await player.rotate('a-seed-of-mine')
  await player.start(diceGame, dice)
  await player.start(minesGame, { stake: '1.00', mines: 3 })
  const deps = { ...world.deps, catalogue: createCatalogue(world.deps) }
  const text = writeRoundFile(await exportRounds(deps, player.member.id))
  const file = readRoundFile(text)
  if (file === undefined) throw new Error('no file')
  const checked = await checkRounds(file)
  expect(checked.map(({ result }) => result)).toEqual(['open', 'sealed', ...Array(6).fill('right')])
  const paid = file.rounds.map(one => ({ ...one, round: { ...one.round, payout: one.round.payout + 1n } }))
  expect((await checkRounds({ ...file, rounds: paid })).at(-1)).toMatchObject({
    ...{ result: 'failed', steps: ['the payout'] },
  })
  expect(readRoundFile('{"rounds":[]}')).toBeUndefined()
  expect(readRoundFile('no file')).toBeUndefined()
})
