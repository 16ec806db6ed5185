import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressFolder } from '../scripts/web-build/compress-assets.ts'
import type { Config } from '../server/platform/config/config.ts'
import { untilInstalled } from '../tests/e2e/support/device.ts'
import { openBrowser } from './support/browser.ts'
import { type Figure, median, pairedRatio } from './support/figure.ts'
import { profiles, repeatableRandom } from './support/network-profiles.ts'
import { serveBuilt } from './support/serve-built.ts'
import { startSite } from './support/site.ts'
import { openSlowLine } from './support/slow-line.ts'
import {
  medianOf,
  type Site,
  type State,
  states,
  type Visit,
  type Visits,
  valuesOf,
  visitInTurns,
} from './support/visits.ts'

const runs = Number(process.env.RUNS ?? 3)
/** `COMPARE=name=folder,name=folder`: other products of the kind, each as its own build has made it, with an `index.html`. */
const compared = (process.env.COMPARE ?? '').split(',').flatMap(one => {
  const [name, folder] = one.split('=')
  return name && folder ? [{ name, folder }] : []
})
/** So long an app of another house is left alone after its visit, to keep what it keeps. */
const keepMs = 5_000

/** Our lobby beside the first page of other open products, in turns, on a decent connection and a slow phone. */
export async function* comparable(): AsyncGenerator<Figure> {
  if (compared.length === 0) return
  const site = await startSite({ port: 8282 })
  const line = await openSlowLine(8282, repeatableRandom())
  const browser = await openBrowser()
  const home = { browser, path: '/', wants: 'lcp' } as const
  try {
    for (const { name, folder } of compared) {
      const copy = await serveCopy(folder, 8283, site.deps.config)
      const theirLine = await openSlowLine(8283, repeatableRandom())
      const our: Site = { ...home, line, untilKept: untilInstalled }
      const their: Site = {
        ...{ ...home, line: theirLine, there: 'body *', mayFailOffline: true },
        untilKept: page => page.waitForTimeout(keepMs),
      }
      const { ours, theirs } = await visitInTurns(runs, profiles.A, our, their)
      yield* states.map(state => describe(name, state, ours, theirs))
      await theirLine.close()
      await copy.stop()
    }
  } finally {
    await browser.close()
    await line.close()
    await site.stop()
  }
}

/** Built elsewhere, served as ours is. */
async function serveCopy(folder: string, port: number, config: Config) {
  const webDir = mkdtempSync(join(tmpdir(), 'arara-compared-'))
  cpSync(folder, webDir, { recursive: true })
  compressFolder(webDir)
  return serveBuilt({ port, config, webDir })
}

function describe(name: string, state: State, ours: Visits, theirs: Visits): Figure {
  const [our, their] = [valuesOf(ours[state], 'lcp'), valuesOf(theirs[state], 'lcp')]
  const title = `A, home, ${state}: largest paint`
  const detail = `ours: ${inWords(ours[state])}; ${name}: ${inWords(theirs[state])}`
  if (their.length < our.length) return { title, value: median(our), unit: 'ms', detail }
  return { title: `${title}, to that of ${name}`, value: pairedRatio(our, their), unit: '×', detail }
}

function inWords(visits: readonly Visit[]) {
  if (visits.length < runs) return `opened ${visits.length} of ${runs} times`
  const mid = (part: keyof Visit) => medianOf(visits, part).toFixed(0)
  return `first paint ${mid('fcp')} ms, largest ${mid('lcp')} ms, TBT ${mid('tbt')} ms, ${mid('kB')} kB`
}
