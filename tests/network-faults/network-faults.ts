import type { Browser } from '@playwright/test'
import type { CutKind } from '../support/peers/cut-line.ts'
import type { Leg } from './leg.ts'
import { type CutAt, runScenario, type ScenarioEnd } from './run-scenario.ts'
import type { Temper } from './user-bot.ts'

export interface NetworkFaultOptions {
  readonly legs: readonly Leg[]
  /** The first request of each leg that is cut, from 1 on. */
  readonly from: number
  /** The last one. */
  readonly to: number
  /** Decides which requests are lost on the way there and which on the way back, and who is patient: two in a row cover both. */
  readonly seed: number
  readonly workers: number
  readonly isInstalled: boolean
  readonly onScenario: (row: ScenarioRow) => void
}

export interface ScenarioRow extends ScenarioEnd {
  readonly leg: string
  /** Its number in the leg; 0 for the scenario in which nothing is cut. */
  readonly number: number
  readonly cut: CutAt | undefined
  readonly temper: Temper
  readonly seconds: number
}

/** What a page asks for in its own time is not asked in the same place each time: a cut that met nothing is ridden again. */
const tries = 3

/** Longer than a person takes to press again, so that some tries fall into it. */
const shortestMs = 400

function planOf(requests: readonly string[], seed: number): { cut: CutAt; temper: Temper }[] {
  return requests.map((request, index) => {
    const nth = requests.slice(0, index + 1).filter(one => one === request).length
    const turn = index + seed
    const kind: CutKind = turn % 2 === 0 ? 'before' : 'after'
    const downMs = shortestMs + (turn % 5) * 400
    return { cut: { request, nth, kind, downMs }, temper: turn % 4 < 2 ? 'patient' : 'hasty' }
  })
}

/** The journey once without a cut, which tells its requests; then once more for each of them, cut there. */
export async function runNetworkFaults(
  browser: Browser,
  options: NetworkFaultOptions,
): Promise<readonly ScenarioRow[]> {
  const rows: ScenarioRow[] = []
  const scenario = async (
    leg: Leg,
    number: number,
    { cut, temper }: { cut: CutAt | undefined; temper: Temper },
  ) => {
    const startedAt = performance.now()
    const end = await runScenario(browser, { leg, cut, temper, isInstalled: options.isInstalled })
    const row = {
      ...end,
      leg: leg.name,
      number,
      cut,
      temper,
      seconds: (performance.now() - startedAt) / 1000,
    }
    rows.push(row)
    options.onScenario(row)
    return row
  }
  for (const leg of options.legs) {
    const whole = await scenario(leg, 0, { cut: undefined, temper: 'patient' })
    if (whole.breaches.length > 0) continue
    const plan = planOf(whole.requests, options.seed).map((one, index) => ({ ...one, number: index + 1 }))
    const wanted = plan.filter(({ number }) => number >= options.from && number <= options.to)
    await eachOf(wanted, options.workers, async one => {
      for (let time = 1; time <= tries; time += 1) if ((await scenario(leg, one.number, one)).wasCut) return
    })
  }
  return rows
}

async function eachOf<Item>(items: readonly Item[], lanes: number, work: (item: Item) => Promise<void>) {
  const left = [...items]
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
