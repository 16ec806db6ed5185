import type { Browser, BrowserContext, Page } from '@playwright/test'
import { holdSession } from '../../tests/e2e/support/open-as.ts'
import { openPhone, slowDown } from './browser.ts'
import { median } from './figure.ts'
import type { Profile } from './network-profiles.ts'
import type { Player } from './players.ts'
import type { SlowLine } from './slow-line.ts'
import { observeVitals, type Vitals, visitVitals } from './vitals.ts'

/** `cold`: nothing on the device. `repeat`: a new tab of a device that was here before. `offline`: the same without a network. */
export const states = ['cold', 'repeat', 'offline'] as const
export type State = (typeof states)[number]
export type Visit = Vitals & { kB: number }
/** One a run; of a site that may not open offline fewer. */
export type Visits = Record<State, Visit[]>

export interface Site {
  readonly line: SlowLine
  readonly browser: Browser
  readonly path: string
  readonly wants: 'lcp' | 'tile'
  /** What the page has when it is there, where it is not ours. */
  readonly there?: string
  /** Whose phone it is, where the page is a member's. */
  readonly player?: Player | undefined
  /** Everything is on the device, so that a start without a network finds it. */
  readonly untilKept: (page: Page) => Promise<unknown>
  readonly mayFailOffline?: boolean
}

/** One visit on a slow phone, in a tab of its own. */
async function visit(context: BrowserContext, site: Site, { cpu, ...conditions }: Profile): Promise<Visit> {
  const { line, path, player, there, wants } = site
  const page = await context.newPage()
  if (player && (await context.cookies()).length === 0) await holdSession(page, player, { remember: true })
  await observeVitals(page)
  await slowDown(page, { network: false, cpu })
  line.become(conditions)
  const before = line.received()
  try {
    const vitals = await visitVitals(page, path, wants, there)
    return { ...vitals, kB: (line.received() - before) / 1000 }
  } finally {
    line.become(undefined)
    await page.close()
  }
}

/** A phone that comes for the first time, comes again, and comes without a network. */
async function visitThrice(site: Site, profile: Profile, visits: Visits): Promise<void> {
  const context = await openPhone(site.browser, `http://localhost:${site.line.port}`)
  try {
    visits.cold.push(await visit(context, site, profile))
    const between = await context.newPage()
    await between.goto(site.path)
    await site.untilKept(between)
    await between.close()
    visits.repeat.push(await visit(context, site, profile))
    await context.setOffline(true)
    const offline = await visit(context, site, profile).catch(error => {
      if (!site.mayFailOffline) throw error
    })
    if (offline) visits.offline.push(offline)
  } finally {
    await context.close()
  }
}

/** So many runs of each, in turns. */
export async function visitInTurns(runs: number, profile: Profile, ours: Site, theirs: Site) {
  const none = (): Visits => ({ cold: [], repeat: [], offline: [] })
  const [our, their] = [none(), none()]
  for (let run = 0; run < runs; run += 1) {
    await visitThrice(ours, profile, our)
    await visitThrice(theirs, profile, their)
  }
  return { ours: our, theirs: their }
}

export const valuesOf = (visits: readonly Visit[], name: keyof Visit) => visits.map(one => one[name])
export const medianOf = (visits: readonly Visit[], name: keyof Visit) => median(valuesOf(visits, name))
