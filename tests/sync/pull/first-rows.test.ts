import { expect, onTestFinished, test, vi } from 'vitest'
import { hasGames, untilFirstRows } from '../../../src/features/lobby/home/first-rows.ts'
import { createWorld } from '../support/world.ts'

// A catalogue of 10,000 games … in pages that show as they come.
test('a device that has no catalogue waits for its first rows, not for the whole of it', async () => {
  const world = await createWorld()
  const { db } = await world.openTab()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  /** A hundred milliseconds in a hundred turns: far from the end of its patience. */
  const goOn = async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      vi.advanceTimersByTime(1)
      await db.games.count()
    }
  }
  let isOver = false
  void untilFirstRows([new Promise<void>(() => {})], () => hasGames(db, 'pt')).then(() => {
    isOver = true
  })
  await goOn()
  expect(isOver).toBe(false)
  await db.table('games').put({ language: 'pt', id: 'roleta-arara' })
  await goOn()
  expect(isOver).toBe(true)
})
