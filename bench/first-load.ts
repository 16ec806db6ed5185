import type { Browser } from '@playwright/test'
import { openBrowser, openPhone, type Paints, readPaints, slowDown } from './support/browser.ts'
import { type Figure, median, pairedRatio } from './support/figure.ts'
import { startFloorSite } from './support/floor-site.ts'
import { startSite } from './support/site.ts'

const runs = Number(process.env.RUNS ?? 5)

type Visit = Paints & { scriptBytes: number; workedMs: number }

/** A first visit with nothing on the device, on the slow phone of the aims. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await openPhone(browser)
  const page = await context.newPage()
  const { devtools, workedMs } = await slowDown(page, { network: true })
  const scripts = new Set<string>()
  let scriptBytes = 0
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  const paints = await readPaints(page, url)
  const visited = { ...paints, scriptBytes, workedMs: await workedMs() }
  await context.close()
  return visited
}

/** Home, first visit, 9/3 Mbps, 100 ms, 4× CPU, against a page of react, react-dom and the router with one real tile. */
export async function firstLoad(): Promise<Figure[]> {
  const site = await startSite({ port: 8282 })
  const floor = await startFloorSite({ port: 8283, config: site.deps.config })
  const browser = await openBrowser()
  const [ours, theirs]: [Visit[], Visit[]] = [[], []]
  try {
    await visit(browser, `${floor.url}/`)
    for (let run = 0; run < runs; run += 1) {
      ours.push(await visit(browser, `${site.url}/`))
      theirs.push(await visit(browser, `${floor.url}/`))
    }
  } finally {
    await browser.close()
    await floor.stop()
    await site.stop()
  }
  return report(ours, theirs)
}

function report(ours: readonly Visit[], theirs: readonly Visit[]): Figure[] {
  const of = (visits: readonly Visit[], name: keyof Visit) => visits.map(one => one[name])
  const both = (name: keyof Visit, unit = 'ms', by = 1) =>
    `${(median(of(ours, name)) / by).toFixed(0)} ${unit} to ${(median(of(theirs, name)) / by).toFixed(0)} ${unit}`
  const ratio = (name: keyof Visit) => pairedRatio(of(ours, name), of(theirs, name))
  return [
    {
      title: 'First real tile',
      value: ratio('tile'),
      unit: '×',
      aim: { atMost: 1.25 },
      detail: both('tile'),
    },
    {
      title: 'First tile of the app itself',
      value: ratio('app'),
      unit: '×',
      detail: both('app'),
    },
    {
      title: 'First paint, to the floor’s first tile',
      value: pairedRatio(of(ours, 'fcp'), of(theirs, 'tile')),
      unit: '×',
      aim: { atMost: 0.8 },
      detail: `${both('fcp')} of the floor’s own first paint`,
    },
    {
      title: 'Work of the main thread until the app had painted its tile',
      value: ratio('workedMs'),
      unit: '×',
      detail: both('workedMs'),
    },
    { title: 'Largest paint', value: ratio('lcp'), unit: '×', detail: both('lcp') },
    {
      title: 'JavaScript that travelled until then',
      value: ratio('scriptBytes'),
      unit: '×',
      detail: both('scriptBytes', 'kB', 1000),
    },
  ]
}
