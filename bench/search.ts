import type { Page } from '@playwright/test'
import { openBrowser, openPhone, slowDown } from './support/browser.ts'
import { type Figure, median, percentile } from './support/figure.ts'
import { untilOnDevice } from './support/on-device.ts'
import { startSite } from './support/site.ts'

const games = 10_000
const words = ['tiger', 'golden r', 'macaw 0', 'thunder', 'drgaon', 'carnival 99']
/** So long nothing changes any more after a key. */
const quietMs = 400

/** Notes, for each key, when the last change of the page that it caused was painted. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keys: { pressedAt: number; paintedAt: number; ownAt: number }[] = []
    Reflect.set(globalThis, 'keys', keys)
    const afterPaint = (note: () => void) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = note
      requestAnimationFrame(() => channel.port2.postMessage(undefined))
    }
    addEventListener(
      'input',
      event => {
        const key = { pressedAt: event.timeStamp, paintedAt: 0, ownAt: 0 }
        keys.push(key)
        afterPaint(() => {
          key.ownAt = performance.now()
        })
      },
      { capture: true },
    )
    const observer = new MutationObserver(() => {
      const key = keys.at(-1)
      if (key) afterPaint(() => (key.paintedAt = performance.now()))
    })
    const results = document.querySelector('main')
    if (results) observer.observe(results, { childList: true, characterData: true, subtree: true })
  })
}

/** Types a word slowly, and tells how long the main thread worked for each key. */
async function type(page: Page, word: string, workedMs: () => Promise<number>): Promise<number[]> {
  const worked: number[] = []
  const field = page.getByRole('searchbox')
  await field.fill('')
  await page.waitForTimeout(quietMs)
  for (const letter of word) {
    const before = await workedMs()
    await page.keyboard.type(letter)
    await page.waitForTimeout(quietMs)
    worked.push((await workedMs()) - before)
  }
  return worked
}

/** Search over 10,000 games on a processor four times slower: from a key to its answers on the screen. */
export async function search(): Promise<Figure[]> {
  const site = await startSite({ port: 8282, games })
  const browser = await openBrowser()
  try {
    const context = await openPhone(browser)
    const page = await context.newPage()
    await page.goto(`${site.url}/searchGames`)
    await untilOnDevice(page, games)
    await page.reload()
    await page.getByRole('searchbox').fill('tiger')
    await page.getByText(/\d+ (jogos|games)/).waitFor({ timeout: 30_000 })
    const { workedMs } = await slowDown(page, { network: false })
    await watchKeys(page)
    const worked: number[] = []
    for (const word of words) worked.push(...(await type(page, word, workedMs)))
    const keys: { pressedAt: number; paintedAt: number; ownAt: number }[] = await page.evaluate(() =>
      Reflect.get(globalThis, 'keys'),
    )
    return report(
      keys.filter(key => key.paintedAt > 0),
      worked,
    )
  } finally {
    await browser.close()
    await site.stop()
  }
}

function report(
  keys: readonly { pressedAt: number; paintedAt: number; ownAt: number }[],
  worked: readonly number[],
): Figure[] {
  const toAnswers = keys.map(key => key.paintedAt - key.pressedAt)
  const toLetter = keys.map(key => key.ownAt - key.pressedAt)
  return [
    {
      title: 'Search over 10,000 games, key to painted answers, 4× CPU',
      value: median(toAnswers),
      unit: 'ms',
      aim: { atMost: 50 },
      detail: `${keys.length} keys; the letter itself ${median(toLetter).toFixed(0)} ms; 95th percentile ${percentile(toAnswers, 95).toFixed(0)} ms`,
    },
    {
      title: 'Work of the main thread for a key, everything that follows it included, 4× CPU',
      value: median(worked),
      unit: 'ms',
      detail: `95th percentile ${percentile(worked, 95).toFixed(0)} ms`,
    },
  ]
}
