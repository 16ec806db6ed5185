import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/bootstrap/ensure-chromium.js'
import { chromiumFlags } from '../../tests/support/chromium-flags.ts'

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumFlags,
  })
}

const usualScreen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

export function openPhone(browser: Browser, baseURL?: string, screen = usualScreen): Promise<BrowserContext> {
  return browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...screen,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  })
}

/**
 * Slow 4G of the aims: 9 Mbps down, 3 up, 100 ms, and a processor so many times slower than this one. `workedMs` tells how long
 * the page's main thread has really run since (its own clock, not the wall's), which a busy machine changes little.
 */
export async function slowDown(page: Page, { network, cpu = 4 }: { network: boolean; cpu?: number }) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  if (network) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 9_000_000 / 8,
      uploadThroughput: 3_000_000 / 8,
    })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const workedMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  return { devtools, workedMs }
}

export interface Paints {
  readonly fcp: number
  readonly lcp: number
  /** Element Timing of the first real tile, which may be the page's own (index.html): a skeleton does not count. */
  readonly tile: number
  /** The same of the first tile that the app rendered: from here on everything answers. */
  readonly app: number
}

/** Milliseconds from the start of the navigation; ends when the app's first tile has been painted. */
export async function readPaints(page: Page, url: string): Promise<Paints> {
  await page.addInitScript(() => {
    const paints = { fcp: 0, lcp: 0, tile: 0, app: 0 }
    Reflect.set(globalThis, 'paints', paints)
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
    observe('paint', entry => {
      if (entry.name === 'first-contentful-paint') paints.fcp = entry.startTime
    })
    observe('largest-contentful-paint', entry => {
      paints.lcp = entry.startTime
    })
    observe('element', entry => {
      const tile: unknown = Reflect.get(entry, 'identifier')
      const at = Number(Reflect.get(entry, 'renderTime'))
      if (tile === 'early-tile' || tile === 'first-tile') paints.tile ||= at
      if (tile === 'first-tile') paints.app ||= at
    })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const done = await page.waitForFunction(
    () => {
      const paints: Paints = Reflect.get(globalThis, 'paints')
      return paints.app > 0 && paints.lcp > 0 ? paints : undefined
    },
    undefined,
    { timeout: 60_000 },
  )
  const paints = await done.jsonValue()
  if (paints === undefined) throw new Error('No tile was painted')
  return paints
}
