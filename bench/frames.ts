import type { Page } from '@playwright/test'
import { type Engine, games, openTable, untilPlayable } from '../tests/e2e/support/game-table.ts'
import { holdSession } from '../tests/e2e/support/open-as.ts'
import { openBrowser, openPhone } from './support/browser.ts'
import { type Figure, median, pairedRatio } from './support/figure.ts'
import { moveSquare, type Shown, watchFrames } from './support/frames.ts'
import { registerPlayers } from './support/players.ts'
import { placeOf, pressesOf } from './support/presses.ts'
import { startSite } from './support/site.ts'

const runs = Number(process.env.RUNS ?? 3)
/** One pixel each: here the processor draws what on a phone its graphics do, and twice the pixels a side would be four times its work. */
const smallScreen = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 }
const floorMs = 3_000
/** What a page that was just opened still does on its own (parts fetched ahead, the worker, pulls) is over: it has benches of its own. */
const settledMs = 3_000
const roundsOfRun = 2
/** What is painted and stored after a round is seen too: the words, the last rounds, the balance. */
const readyForMs = 500
/** Long enough that something happens at a table whose clock nobody hurries. */
const watchedMs = 12_000

const dealing = '.dealer[data-pose="dealing"]'
/** Tables whose rounds run by themselves: watched from the moment at which what moves most is there. */
const shared: Readonly<Record<string, { readonly id: string; readonly moves: string }>> = {
  crash: { id: 'foguete-arara', moves: '.crash-sky[data-phase="running"]' },
  'live-roulette': { id: 'roleta-ao-vivo', moves: '.live-roulette[data-phase="sending"]' },
  'live-baccarat': { id: 'bacara-ao-vivo', moves: dealing },
  'five-draw': { id: 'cinco-da-sorte', moves: dealing },
  'bingo-room': { id: 'bingo-do-mercado', moves: dealing },
  football: { id: 'liga-arara', moves: '.book-phase[data-phase="running"]' },
}
const isEngine = (name: string): name is Engine => name in games
const wanted = process.env.GAMES?.split(',') ?? [...Object.keys(games), ...Object.keys(shared)]

/** Rounds of a game as a member sees them: what is watched begins with the press, or with the table's own next move. */
async function watchRounds(page: Page, name: string): Promise<Shown> {
  const watch = watchFrames(page)
  if (isEngine(name)) {
    await openTable(page, name, 'demo')
    await page.waitForTimeout(settledMs)
    for (let round = 0; round < roundsOfRun; round += 1) {
      // Chips lie on the table for one round.
      if (round > 0) await untilPlayable(page, name)
      for await (const button of pressesOf(page, name)) {
        const { x, y } = await placeOf(button)
        await watch.during({ readyForMs }, () => page.touchscreen.tap(x, y))
      }
    }
    return watch.shown()
  }
  const table = shared[name]
  if (table === undefined) throw new Error(`No game: ${name}`)
  await page.goto(`/gameInfo?id=${table.id}&mode=demo`)
  await page.waitForTimeout(settledMs)
  await page.locator(table.moves).first().waitFor({ timeout: 300_000 })
  await watch.during({ lastsMs: watchedMs })
  return watch.shown()
}

/** In the same tab, when the game has gone from it. */
async function watchFloor(page: Page): Promise<Shown> {
  await page.goto('about:blank')
  await moveSquare(page)
  const watch = watchFrames(page)
  await watch.during({ lastsMs: floorMs })
  return watch.shown()
}

/** Frames of a round of each engine on a phone of 360 px with a processor four times slower, to those of a square that moves. */
export async function* frames(): AsyncGenerator<Figure> {
  const site = await startSite({ port: 8282 })
  const browser = await openBrowser()
  try {
    const [player] = await registerPlayers(site, 1)
    if (player === undefined) throw new Error('Nobody to play')
    const context = await openPhone(browser, site.url, smallScreen)
    const page = await context.newPage()
    await holdSession(page, player)
    for (const name of wanted) {
      const [ours, floor]: [Shown[], Shown[]] = [[], []]
      for (let run = 0; run < runs; run += 1) {
        ours.push(await watchRounds(page, name))
        floor.push(await watchFloor(page))
      }
      yield report(name, ours, floor)
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

function report(name: string, ours: readonly Shown[], floor: readonly Shown[]): Figure {
  const of = (shown: readonly Shown[], what: keyof Shown) => shown.map(each => each[what])
  const both = (what: keyof Shown) =>
    `${median(of(ours, what)).toFixed(0)} to ${median(of(floor, what)).toFixed(0)}`
  return {
    title: `Frames of a round: ${name}`,
    value: pairedRatio(of(ours, 'framesPerSecond'), of(floor, 'framesPerSecond')),
    unit: '×',
    aim: { atLeast: 0.95 },
    detail: `${both('framesPerSecond')} a second; 95th percentile of a gap ${both('gapMs')} ms, the longest ${both('longestMs')} ms; work of the main thread for a frame ${both('workMs')} ms`,
  }
}
