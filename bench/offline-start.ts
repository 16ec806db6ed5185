import type { BrowserContext, Page } from '@playwright/test'
import { openBrowser, openPhone, readPaints, slowDown } from './support/browser.ts'
import { type Figure, median, pairedRatio } from './support/figure.ts'
import { startFloorSite } from './support/floor-site.ts'
import { countGames, untilOnDevice } from './support/on-device.ts'
import { startSite } from './support/site.ts'

const runs = Number(process.env.RUNS ?? 7)
const games = 10_000

type Start = { tile: number; app: number; worked: number }

/** A start without a network on a slow phone: a new tab of a device that was here before. */
async function startOffline(context: BrowserContext, url: string): Promise<Start> {
  const page = await context.newPage()
  const { workedMs } = await slowDown(page, { network: false })
  const { tile, app } = await readPaints(page, url)
  const start = { tile, app, worked: await workedMs() }
  await page.close()
  return start
}

/** One visit online, until worker, pictures and rows are on the device; the tab is closed, the network goes. */
async function visitOnce(context: BrowserContext, url: string, untilReady: (page: Page) => Promise<unknown>) {
  const page = await context.newPage()
  await page.goto(url)
  await untilReady(page)
  // The second visit goes through the worker: what it fetches is kept.
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.close()
  await context.setOffline(true)
}

/** Start without a network with 10,000 games on the device, against the floor with the least worker that starts offline. */
export async function offlineStart(): Promise<Figure[]> {
  const site = await startSite({ port: 8282, games })
  const floor = await startFloorSite({ port: 8283, config: site.deps.config })
  const browser = await openBrowser()
  const [ours, theirs]: [Start[], Start[]] = [[], []]
  let kept = 0
  try {
    const [phone, bare] = [await openPhone(browser), await openPhone(browser)]
    await visitOnce(phone, `${site.url}/`, async page => {
      await untilOnDevice(page, games)
      kept = await countGames(page)
    })
    await visitOnce(bare, `${floor.url}/`, page =>
      page.waitForFunction(() => navigator.serviceWorker.controller !== null),
    )
    for (let run = 0; run <= runs; run += 1) {
      const [our, their] = [
        await startOffline(phone, `${site.url}/`),
        await startOffline(bare, `${floor.url}/`),
      ]
      // The first pair warms the browser.
      if (run === 0) continue
      ours.push(our)
      theirs.push(their)
    }
  } finally {
    await browser.close()
    await floor.stop()
    await site.stop()
  }
  return report(ours, theirs, kept)
}

function report(ours: readonly Start[], theirs: readonly Start[], kept: number): Figure[] {
  const of = (starts: readonly Start[], name: keyof Start) => starts.map(start => start[name])
  const both = (name: keyof Start) =>
    `${median(of(ours, name)).toFixed(0)} ms to ${median(of(theirs, name)).toFixed(0)} ms`
  const ratio = (name: keyof Start) => pairedRatio(of(ours, name), of(theirs, name))
  return [
    {
      title: 'Offline start with 10,000 games, first real tile',
      value: ratio('tile'),
      unit: '×',
      aim: { atMost: 1.3 },
      detail: `${both('tile')}, ${kept} games`,
    },
    {
      title: 'The same, first tile of the app itself',
      value: ratio('app'),
      unit: '×',
      detail: both('app'),
    },
    {
      title: 'Work of the main thread of an offline start',
      value: ratio('worked'),
      unit: '×',
      detail: both('worked'),
    },
  ]
}
