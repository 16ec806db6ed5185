import type { Page } from '@playwright/test'

/** What a visit was like, in milliseconds from the start of its navigation; `cls` has no unit. */
export interface Vitals {
  readonly fcp: number
  readonly lcp: number
  /** Element Timing of the first real tile; 0 on pages that have none. */
  readonly tile: number
  readonly cls: number
  /** Of every task of the main thread, what is beyond 50 ms. */
  readonly tbt: number
  /** The longest from a press or a key to the paint that answers it; 0 when nobody pressed. */
  readonly inp: number
}

/** Nothing new was painted, moved or worked on for so long: the visit has come to rest. */
const restMs = 1_500

/** Observers of a page that is about to be opened. */
export async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { fcp: 0, lcp: 0, tile: 0, cls: 0, tbt: 0, inp: 0, changedAt: 0 }
    Reflect.set(globalThis, 'vitals', vitals)
    const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) note(entry)
        vitals.changedAt = performance.now()
      }).observe({ type, buffered: true, ...more })
    const read = (entry: PerformanceEntry, name: string) => Reflect.get(entry, name)
    observe('paint', entry => {
      if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime
    })
    observe('largest-contentful-paint', entry => {
      vitals.lcp = entry.startTime
    })
    observe('element', entry => {
      if (['early-tile', 'first-tile'].includes(String(read(entry, 'identifier'))))
        vitals.tile ||= Number(read(entry, 'renderTime'))
    })
    observe('layout-shift', entry => {
      if (read(entry, 'hadRecentInput') !== true) vitals.cls += Number(read(entry, 'value'))
    })
    observe('longtask', entry => {
      vitals.tbt += Math.max(0, entry.duration - 50)
    })
    const pressed = (entry: PerformanceEntry) => {
      if (Number(read(entry, 'interactionId')) > 0) vitals.inp = Math.max(vitals.inp, entry.duration)
    }
    observe('event', pressed, { durationThreshold: 16 })
  })
}

/** Of our pages: a title. */
const ours = 'main h1'

/**
 * Opens a page whose vitals are observed, and reads them when it is there, with its title and without a grey place, and has come to
 * rest; `wants` says which paint it must have had. Of a page that is not ours `there` tells.
 */
export async function visitVitals(
  page: Page,
  url: string,
  wants: 'lcp' | 'tile',
  there = ours,
): Promise<Vitals> {
  await page.goto(url, { waitUntil: 'commit' })
  return readVitals(page, wants, there)
}

export async function readVitals(page: Page, wants: 'lcp' | 'tile', there = ours): Promise<Vitals> {
  const rested = await page.waitForFunction(
    ({ wanted, quietMs, place }) => {
      const vitals: Vitals & { changedAt: number } = Reflect.get(globalThis, 'vitals')
      // On a slow line a page may rest for seconds before its code is there.
      const isThere = document.querySelector(place) !== null && document.querySelector('.skeleton') === null
      const isAtRest = performance.now() - vitals.changedAt > quietMs
      return isThere && vitals[wanted] > 0 && isAtRest ? vitals : undefined
    },
    { wanted: wants, quietMs: restMs, place: there },
    { timeout: 120_000, polling: 250 },
  )
  const vitals = await rested.jsonValue()
  if (vitals === undefined) throw new Error('Nothing was painted')
  return vitals
}
