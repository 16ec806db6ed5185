import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { Browser, BrowserContext } from '@playwright/test'
import fastify from 'fastify'
import { compressFolder } from '../scripts/web-build/compress-assets.ts'
import { untilInstalled } from '../tests/e2e/support/device.ts'
import { openBrowser, openPhone, slowDown } from './support/browser.ts'
import { type Figure, median, pairedRatio } from './support/figure.ts'
import { startHouse } from './support/house.ts'
import { profiles, repeatableRandom } from './support/network-profiles.ts'
import { openSlowLine, type SlowLine } from './support/slow-line.ts'
import { observeVitals, type Vitals, visitVitals } from './support/vitals.ts'

const runs = Number(process.env.RUNS ?? 3)
/** `COMPARE=name=folder,name=folder`: other products of the kind, each as its own build has made it, with an `index.html`. */
const compared = (process.env.COMPARE ?? '').split(',').flatMap(one => {
  const [name, folder] = one.split('=')
  return name && folder ? [{ name, folder }] : []
})
const { cpu, ...conditions } = profiles.A
/** So long an app of another house is left alone after its visit, to keep what it keeps. */
const keepMs = 5_000

interface Home {
  readonly line: SlowLine
  /** What a page of it has when it is there. */
  readonly there: string
  readonly isOurs: boolean
}

type Visit = Vitals & { kB: number }
/** `undefined`: it did not open. */
type Visits = { cold: Visit; repeat: Visit; offline: Visit | undefined }

/** Built elsewhere, served as ours is: compressed beforehand, files with a hash in their name for good. */
async function serveCopy(folder: string, port: number) {
  const root = mkdtempSync(join(tmpdir(), 'arara-compared-'))
  cpSync(folder, root, { recursive: true })
  compressFolder(root)
  const app = fastify()
  await app.register(serveStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  await app.listen({ host: '127.0.0.1', port })
  return async () => {
    await app.close()
    rmSync(root, { recursive: true, force: true })
  }
}

async function visit(context: BrowserContext, { line, there }: Home): Promise<Visit> {
  const page = await context.newPage()
  await observeVitals(page)
  await slowDown(page, { network: false, cpu })
  line.become(conditions)
  const before = line.received()
  try {
    const vitals = await visitVitals(page, '/', 'lcp', there)
    return { ...vitals, kB: (line.received() - before) / 1000 }
  } finally {
    line.become(undefined)
    await page.close()
  }
}

async function visitThrice(browser: Browser, home: Home): Promise<Visits> {
  const context = await openPhone(browser, `http://localhost:${home.line.port}`)
  try {
    const cold = await visit(context, home)
    const between = await context.newPage()
    await between.goto('/')
    await (home.isOurs ? untilInstalled(between) : between.waitForTimeout(keepMs))
    await between.close()
    const repeat = await visit(context, home)
    await context.setOffline(true)
    return { cold, repeat, offline: await visit(context, home).catch(() => undefined) }
  } finally {
    await context.close()
  }
}

function describe(
  name: string,
  state: keyof Visits,
  ours: readonly Visits[],
  theirs: readonly Visits[],
): Figure {
  const of = (all: readonly Visits[], part: keyof Visit) => all.flatMap(one => one[state]?.[part] ?? [])
  const inWords = (all: readonly Visits[]) => {
    const mid = (part: keyof Visit) => median(of(all, part)).toFixed(0)
    if (of(all, 'lcp').length === 0) return 'does not open'
    return `first paint ${mid('fcp')} ms, largest ${mid('lcp')} ms, TBT ${mid('tbt')} ms, ${mid('kB')} kB`
  }
  const [our, their] = [of(ours, 'lcp'), of(theirs, 'lcp')]
  const hasOpened = their.length > 0
  return {
    title: `A, home, ${state}: largest paint${hasOpened ? `, to that of ${name}` : ''}`,
    value: hasOpened ? pairedRatio(our, their) : median(our),
    unit: hasOpened ? '×' : 'ms',
    detail: `ours: ${inWords(ours)}; ${name}: ${inWords(theirs)}`,
  }
}

/** Our lobby beside the first page of other open products, in turns, on a decent connection and a slow phone. */
export async function* comparable(): AsyncGenerator<Figure> {
  if (compared.length === 0) return
  const house = await startHouse({ port: 8282 })
  const line = await openSlowLine(8282, repeatableRandom())
  const browser = await openBrowser()
  try {
    for (const { name, folder } of compared) {
      const stop = await serveCopy(folder, 8283)
      const theirLine = await openSlowLine(8283, repeatableRandom())
      const [ours, theirs]: [Visits[], Visits[]] = [[], []]
      for (let run = 0; run < runs; run += 1) {
        ours.push(await visitThrice(browser, { line, there: 'main h1', isOurs: true }))
        theirs.push(await visitThrice(browser, { line: theirLine, there: 'body *', isOurs: false }))
      }
      for (const state of ['cold', 'repeat', 'offline'] as const) yield describe(name, state, ours, theirs)
      await theirLine.close()
      await stop()
    }
  } finally {
    await browser.close()
    await line.close()
    await house.stop()
  }
}
