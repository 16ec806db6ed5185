import type { Page } from '@playwright/test'
import { openTable, playedEngines, playRound } from '../support/game-table.ts'
import { expect, test } from '../support/test.ts'

// Somebody who asked the device for less motion ("none with reduced motion").
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A movement that is over within a frame is none. */
const unseenMs = 2

/** Runs in each page: keeps the names of what moves for longer than that, looking once a frame. */
function watchMotion(unseen: number) {
  const [moving, looks] = [new Set<string>(), { frames: 0 }]
  Object.assign(window, { moving, looks })
  const look = () => {
    looks.frames += 1
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      const lasts = Number(effect?.getComputedTiming().endTime ?? 0)
      if (lasts <= unseen || !(effect instanceof KeyframeEffect)) continue
      const of = effect.target?.getAttribute('class')
      const name = Reflect.get(animation, 'animationName') ?? Reflect.get(animation, 'transitionProperty')
      moving.add(`${of}: ${name ?? 'script'}, ${lasts} ms`)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const framesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'looks').frames as number)
const motionOf = (page: Page) => page.evaluate(() => [...(Reflect.get(window, 'moving') as Set<string>)])

/** So many frames more have been looked at. */
async function watchFor(page: Page, frames: number): Promise<void> {
  const until = (await framesOf(page)) + frames
  await expect.poll(() => framesOf(page)).toBeGreaterThan(until)
}

for (const engine of playedEngines()) {
  test(`${engine}: nothing moves in a round of somebody who asked for less motion`, async ({
    memberTab: page,
  }) => {
    await page.addInitScript(watchMotion, unseenMs)
    await openTable(page, engine, 'demo')
    await playRound(page, engine)
    await watchFor(page, 5)
    expect(await motionOf(page)).toEqual([])
  })
}

test('a dealer and the clock of a live table stand still for somebody who asked for less motion', async ({
  memberTab: page,
}) => {
  await page.addInitScript(watchMotion, unseenMs)
  await page.goto('/gameInfo?id=roleta-ao-vivo&mode=demo')
  await expect(page.getByRole('region', { name: 'Roleta ao Vivo' })).toBeVisible()
  await watchFor(page, 90)
  expect(await motionOf(page)).toEqual([])
})
