import type { Locator, Page } from '@playwright/test'
import {
  cashOut,
  collect,
  drawButton,
  type Engine,
  firstStepOf,
  handMove,
  isStepped,
  startButton,
} from '../../tests/e2e/support/game-table.ts'

/** What is pressed in one round, one after the other; each is looked for when what the last one began has come to rest. */
export async function* pressesOf(page: Page, engine: Engine): AsyncGenerator<Locator> {
  yield startButton(page, engine)
  if (isStepped(engine)) {
    yield firstStepOf(page, engine)
    yield* offered(cashOut(page))
  }
  if (engine === 'blackjack') {
    yield* offered(handMove(page, 'No insurance'))
    yield* offered(handMove(page, 'Stand'))
  }
  if (engine === 'video-poker') yield drawButton(page)
  if (engine === 'video-bingo') yield* offered(collect(page))
}

async function* offered(button: Locator): AsyncGenerator<Locator> {
  if (await button.isVisible()) yield button
}

/** How long a finger rests on what it presses; as long as Chromium's own synthetic tap (`Input.synthesizeTapGesture`). */
const restMs = 50

/** Where to tap; looked up before anything is counted. */
export async function placeOf(button: Locator): Promise<{ x: number; y: number }> {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (box === null) throw new Error(`Not to be seen: ${button}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * With a finger that comes down, rests and lifts. Playwright's tap lifts in the same instant, which no finger does: the lift
 * then waits for the frame that shows the touch. It also asks the page, in each of its events, whether it hits what it should.
 */
export async function tap(target: Locator): Promise<void> {
  const page = target.page()
  const finger = await page.context().newCDPSession(page)
  const place = await placeOf(target)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await page.waitForTimeout(restMs)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}
