import { mkdirSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { createPerson } from '../e2e/support/people.ts'
import { product } from '../e2e/support/product.ts'
import { openCutLine } from '../support/peers/cut-line.ts'
import { listFeatures } from './features.ts'
import { journey } from './journey.ts'
import { createScreen } from './screen.ts'
import type { Browser, Tab } from './tab.ts'

export interface LegEnd {
  readonly leg: string
  readonly seconds: number
  /** Why it was not ridden to its end. */
  readonly breach: string | undefined
}

export interface JourneyEnd {
  readonly browser: string
  readonly features: Record<string, string>
  readonly breaches: readonly string[]
}

/** Each leg is reported, and pictured in `folder`. */
export interface Pictured {
  readonly folder: string
  readonly onLeg: (end: LegEnd) => void
}

export async function takePicture(tab: Tab, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const picture = await tab.picture().catch(() => undefined)
  if (picture) writeFileSync(`${folder}/${name.replace(/\W+/g, '-')}.png`, picture)
}

/** The journey in one browser, with a picture after each leg in `folder`; it ends at the first leg that cannot be ridden. */
export async function walkJourney(
  { openTab }: Pick<Browser, 'openTab'>,
  { folder, onLeg }: Pictured,
): Promise<JourneyEnd> {
  const line = await openCutLine(product.url())
  const tab = await openTab()
  const trip = { tab, line, screen: createScreen(tab), person: createPerson() }
  const breaches: string[] = []
  let features: Record<string, string> = {}
  for (const [index, { name, walk }] of journey.entries()) {
    const startedAt = performance.now()
    const breach = await walk(trip).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    onLeg({ leg: name, seconds: (performance.now() - startedAt) / 1000, breach })
    await takePicture(tab, folder, `${String(index + 1).padStart(2, '0')}-${name}`)
    if (breach !== undefined) {
      breaches.push(`${name}: ${breach}`)
      break
    }
    if (name === 'favourite without a line') {
      features = z.parse(z.record(z.string(), z.string()), await tab.ask(String(listFeatures), null))
    }
  }
  const browser = tab.browser
  breaches.push(...tab.mishaps.map(text => `the page: ${text}`))
  await tab.close()
  await line.close()
  return { browser, features, breaches }
}
