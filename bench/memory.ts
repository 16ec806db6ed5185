import type { CDPSession, Page } from '@playwright/test'
import { untilInstalled } from '../tests/e2e/support/device.ts'
import { games, outcomeOf, startButton, untilPlayable } from '../tests/e2e/support/game-table.ts'
import { openAs } from '../tests/e2e/support/open-as.ts'
import { word } from '../tests/e2e/support/words.ts'
import { openBrowser, openPhone } from './support/browser.ts'
import type { Figure } from './support/figure.ts'
import { registerPlayers } from './support/players.ts'
import { startSite } from './support/site.ts'

/** Somebody who looks around goes once about in half a minute: sixty times are half an hour. */
const rounds = Number(process.env.ROUNDS ?? 60)
/** What is loaded once, and caches that fill, are there after so many. */
const warmRounds = 5

/** The lobby goes on being rendered below the first screen: a page that has not changed for so long is whole. */
const restMs = 2_000

interface Held {
  readonly heap: number
  /** Of all documents, and each picture is one of its own: a lobby of 2,330 nodes and its 63 pictures are 7,850. */
  readonly nodes: number
  readonly listeners: number
}

async function untilAtRest(page: Page): Promise<void> {
  const count = () => page.evaluate(() => document.querySelectorAll('*').length)
  for (let [before, now] = [0, await count()]; before !== now; ) {
    await page.waitForTimeout(restMs)
    before = now
    now = await count()
  }
}

/** What the page holds once it is whole and its garbage is gone. */
async function readHeld(page: Page, devtools: CDPSession): Promise<Held> {
  await untilAtRest(page)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Once about: a category and its list, a search, a game's page, a round of another, and home again each time. */
async function goAbout(page: Page): Promise<void> {
  const ways = page.getByRole('navigation', { name: word('Game categories') })
  const home = async () => {
    await page.goBack()
    await ways.waitFor()
  }
  await ways.getByRole('link', { name: word('Slots') }).click()
  await page.getByRole('heading', { level: 1, name: word('Slots') }).waitFor()
  await page.mouse.wheel(0, 3_000)
  await home()
  await ways.getByRole('link', { name: word('Search'), exact: true }).click()
  await page.getByRole('searchbox').fill('a')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await home()
  const popular = page.getByRole('region', { name: word('Popular'), exact: true })
  await popular.getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/gameInfo/)
  await home()
  await page
    .getByRole('button', { name: word('Demo: {name}', { name: games.slots.name }) })
    .first()
    .click()
  await untilPlayable(page, 'slots')
  await startButton(page, 'slots').click()
  await outcomeOf(page, 'slots').waitFor()
  await home()
}

/** Half an hour of a member's use, accelerated: what the page holds at its end, to what it held when everything was loaded. */
export async function memory(): Promise<Figure[]> {
  const site = await startSite({ port: 8282 })
  const browser = await openBrowser()
  try {
    const [player] = await registerPlayers(site, 1)
    if (player === undefined) throw new Error('Nobody registered')
    const context = await openPhone(browser, site.url)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await openAs(page, player)
    await untilInstalled(page)
    for (let round = 0; round < warmRounds; round += 1) await goAbout(page)
    const early = await readHeld(page, devtools)
    for (let round = 0; round < rounds; round += 1) await goAbout(page)
    const late = await readHeld(page, devtools)
    const both = (name: keyof Held, by = 1) =>
      `${(early[name] / by).toFixed(by === 1 ? 0 : 1)} to ${(late[name] / by).toFixed(by === 1 ? 0 : 1)}`
    return [
      {
        title: `Memory after half an hour of use (${rounds} times about), to after ${warmRounds}`,
        value: late.heap / early.heap,
        unit: '×',
        aim: { atMost: 1.2 },
        detail: `${both('heap', 1e6)} MB`,
      },
      {
        title: 'Nodes of the document then',
        value: late.nodes / early.nodes,
        unit: '×',
        aim: { atMost: 1.1 },
        detail: `${both('nodes')}; listeners ${both('listeners')}`,
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}
