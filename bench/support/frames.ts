import type { Page } from '@playwright/test'
import { slowDown } from './browser.ts'
import { percentile } from './figure.ts'

/** What a page showed while something moved. */
export interface Shown {
  readonly framesPerSecond: number
  /** Of the gaps between two frames, the 95th percentile; milliseconds. */
  readonly gapMs: number
  /** What the main thread worked for one frame, by its own clock: other work of the machine is not in it. */
  readonly workMs: number
}

/** A processor four times slower, which is back to its own speed once `act` is over: only what moves is slow. */
export async function watchFrames(page: Page, act: () => Promise<unknown>): Promise<Shown> {
  const { devtools, workedMs } = await slowDown(page, { network: false })
  await page.evaluate(() => {
    const gaps: number[] = []
    let last: number | undefined
    const tick = (now: number) => {
      if (last !== undefined) gaps.push(now - last)
      last = now
      if (Reflect.get(globalThis, 'gaps') === gaps) requestAnimationFrame(tick)
    }
    Reflect.set(globalThis, 'gaps', gaps)
    requestAnimationFrame(tick)
  })
  const before = await workedMs()
  await act()
  const worked = (await workedMs()) - before
  const gaps: number[] = await page.evaluate(() => {
    const seen = Reflect.get(globalThis, 'gaps')
    Reflect.deleteProperty(globalThis, 'gaps')
    return seen
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  const lasted = gaps.reduce((sum, gap) => sum + gap, 0)
  return {
    framesPerSecond: (gaps.length * 1000) / lasted,
    gapMs: percentile(gaps, 95),
    workMs: worked / gaps.length,
  }
}

/** The floor: one square that a transform moves, on a page with nothing else. */
export async function moveSquare(page: Page): Promise<void> {
  await page.setContent(
    '<style>@keyframes go{to{transform:translateX(200px)}}div{width:80px;height:80px;background:#c33;animation:go 1s infinite alternate}</style><div></div>',
  )
}
