import type { Page } from '@playwright/test'
import { slowDown } from './browser.ts'
import { percentile } from './figure.ts'

/** What a page showed while something moved. */
export interface Shown {
  readonly framesPerSecond: number
  /** Of the gaps between two frames, the 95th percentile; milliseconds. */
  readonly gapMs: number
  /** The longest gap; milliseconds. */
  readonly longestMs: number
  /** What the main thread worked for one frame, by its own clock: other work of the machine is not in it. */
  readonly workMs: number
}

/** When nothing is to be seen any more. */
type Until =
  | { readonly lastsMs: number }
  /** The table of our own games (`play-area.tsx`) has left the phase `ready`, come back to it, and so much time has passed. */
  | { readonly readyForMs: number }

export interface FrameWatch {
  /** Counts the frames from before `act` until then, with a processor four times slower; between two of these nothing is counted or slowed. */
  during(until: Until, act?: () => Promise<void>): Promise<void>
  shown(): Shown
}

/** A round whose end nobody sees would hang the bench. */
const mostMs = 60_000

export function watchFrames(page: Page): FrameWatch {
  const gaps: number[] = []
  let worked = 0
  return {
    async during(until, act = () => Promise.resolve()) {
      const { devtools, workedMs } = await slowDown(page, { network: false })
      const before = await workedMs()
      const counted = page.evaluate(countGaps, { until, mostMs })
      await act()
      gaps.push(...(await counted))
      worked += (await workedMs()) - before
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await devtools.detach()
    },
    shown: () => ({
      framesPerSecond: (gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0),
      gapMs: percentile(gaps, 95),
      longestMs: percentile(gaps, 100),
      workMs: worked / gaps.length,
    }),
  }
}

/**
 * Runs in the page, and is the bench's only work there until the answer is read. Polling for text or for an enabled button
 * would make the page work, with its CPU throttled 4 times, and count that work as the game's.
 */
function countGaps({ until, mostMs }: { until: Until; mostMs: number }): Promise<number[]> {
  const table = document.querySelector('.play-area')
  return new Promise((resolve, reject) => {
    const gaps: number[] = []
    let [began, last, hasMoved]: [number?, number?, boolean?] = []
    let readySince: number | undefined
    const isOver = (now: number, from: number) => {
      if ('lastsMs' in until) return now - from >= until.lastsMs
      const isReady = table?.getAttribute('data-phase') === 'ready'
      hasMoved ||= !isReady
      readySince = hasMoved && isReady ? (readySince ?? now) : undefined
      return readySince !== undefined && now - readySince >= until.readyForMs
    }
    const tick = (now: number) => {
      began ??= now
      if (last !== undefined) gaps.push(now - last)
      last = now
      if (isOver(now, began)) resolve(gaps)
      else if (now - began > mostMs) reject(new Error('The table did not come to rest'))
      else requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
}

/** The floor: one square that a transform moves, on a page with nothing else. */
export async function moveSquare(page: Page): Promise<void> {
  await page.setContent(
    '<style>@keyframes go{to{transform:translateX(200px)}}div{width:80px;height:80px;background:#c33;animation:go 1s infinite alternate}</style><div></div>',
  )
}
