import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { ensureChromium } from '../scripts/bootstrap/ensure-chromium.js'
import { holdSession } from '../tests/e2e/support/open-as.ts'
import { balanceOf } from '../tests/e2e/support/visit.ts'
import { chromiumFlags } from '../tests/support/chromium-flags.ts'
import { type Figure, median } from './support/figure.ts'
import { startFloorSite } from './support/floor-site.ts'
import { type Player, registerPlayers } from './support/players.ts'
import { startSecureFront } from './support/secure-front.ts'
import { startSite } from './support/site.ts'

const runs = Number(process.env.RUNS ?? 5)
/** Fetched when it is wanted: 171 MB in 114 packages are too many for everybody's installation. */
const command = ['--yes', 'lighthouse@13.5.0']
const port = 8284
/** A member's page keeps a stream of events open, and what Lighthouse waits for, a network that rests, never comes: after so long it goes on. */
const longestWaitMs = 15_000

const pages = [
  { name: 'home', path: '/', isForMember: false },
  { name: 'search', path: '/searchGames', isForMember: false },
  { name: 'deposit', path: '/recharge', isForMember: true },
  { name: 'profile', path: '/profile', isForMember: true },
] as const

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

const scored = z.object({ score: z.nullable(z.number()), auditRefs: z.array(z.object({ id: z.string() })) })
const report = z.object({
  categories: z.record(z.enum(categories), scored),
  audits: z.record(z.string(), z.object({ score: z.nullable(z.number()), title: z.string() })),
})
type Report = z.output<typeof report>

/** One look at a page with a browser that was never here; a member's page is looked at signed in. */
async function look(url: string, path: string, player: Player | undefined): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'arara-lighthouse-'))
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: ensureChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    baseURL: url,
    ignoreHTTPSErrors: true,
  })
  try {
    // Lighthouse clears what is cached and leaves cookies and storage: it comes as the member who was remembered.
    if (player) await holdSession(await context.newPage(), player, { remember: true })
    const file = join(folder, 'report.json')
    const args = [`${url}${path}`, `--port=${port}`, '--quiet', '--output=json', `--output-path=${file}`]
    const ways = [`--only-categories=${categories.join(',')}`, `--max-wait-for-load=${longestWaitMs}`]
    await promisify(execFile)('npx', [...command, ...args, ...ways])
    if (player) await untilRemembered(await context.newPage(), path)
    return report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A session that did not hold would have been scored as the panel of the log-in. */
async function untilRemembered(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await balanceOf(page).waitFor()
}

/** What kept a category from being whole. */
function failings(reports: readonly Report[], category: Category): string {
  const found = reports.flatMap(({ categories: known, audits }) =>
    known[category].auditRefs.flatMap(({ id }) => {
      const audit = audits[id]
      return audit && audit.score !== null && audit.score < 1 ? [audit.title] : []
    }),
  )
  return [...new Set(found)].join('; ')
}

/**
 * Lighthouse on a phone, over TLS and HTTP/2 as a deployed house is reached: what does not depend on the machine must be whole, performance is the median. What the bare page scores
 * there, read in turns with each of ours, tells how much of it is the machine's.
 */
export async function* lighthouse(): AsyncGenerator<Figure> {
  const site = await startSite({ port: 8282 })
  const floor = await startFloorSite({ port: 8283, config: site.deps.config })
  const front = await startSecureFront({ port: 8285, behind: 8282 })
  const floorFront = await startSecureFront({ port: 8286, behind: 8283 })
  try {
    const [player] = await registerPlayers(site, 1)
    for (const { name, path, isForMember } of pages) {
      const reports: Report[] = []
      const bare: number[] = []
      for (let run = 0; run < runs; run += 1) {
        reports.push(await look(front.url, path, isForMember ? player : undefined))
        bare.push((await look(floorFront.url, '/', undefined)).categories.performance.score ?? 0)
      }
      for (const category of categories) {
        const scores = reports.map(one => one.categories[category].score ?? 0)
        const isMedian = category === 'performance'
        yield {
          title: `Lighthouse, ${name}: ${category}`,
          value: isMedian ? median(scores) : Math.min(...scores),
          unit: '',
          aim: { atLeast: isMedian ? 0.95 : 1 },
          detail: `${scores.join(', ')}; ${isMedian ? `the bare page ${bare.join(', ')}; ` : ''}${failings(reports, category) || 'nothing to mend'}`,
        }
      }
    }
  } finally {
    front.stop()
    floorFront.stop()
    await floor.stop()
    await site.stop()
  }
}
