import type { Page } from '@playwright/test'
import { untilControlled, untilInstalled } from '../tests/e2e/support/device.ts'
import { openBrowser, openPhone, slowDown } from './support/browser.ts'
import { type Figure, median, pairedRatio } from './support/figure.ts'
import { startFloorSite } from './support/floor-site.ts'
import { type ProfileName, profiles, repeatableRandom } from './support/network-profiles.ts'
import { registerPlayers } from './support/players.ts'
import { pressAround, pressFloor } from './support/press-around.ts'
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
import { observeVitals } from './support/vitals.ts'
import { type Shift, worstShift } from './support/worst-shift.ts'

const runs = Number(process.env.RUNS ?? 3)
const isWanted = (name: string, wanted: string | undefined) =>
  wanted === undefined || wanted.split(',').includes(name)
const profileNames = (['A', 'B', 'C'] as const).filter(name => isWanted(name, process.env.PROFILES))
const pageNames = (['home', 'category', 'search', 'deposit', 'records'] as const).filter(name =>
  isWanted(name, process.env.PAGES),
)

const pages = {
  home: { path: '/', wants: 'tile', isForMember: false },
  category: { path: '/game?type=slots', wants: 'lcp', isForMember: false },
  search: { path: '/searchGames', wants: 'lcp', isForMember: false },
  deposit: { path: '/recharge', wants: 'lcp', isForMember: true },
  records: { path: '/order-center', wants: 'lcp', isForMember: true },
} as const
type PageName = (typeof pageNames)[number]

type Pressed = Pick<Site, 'line' | 'browser' | 'untilKept'>

/** Profiles A, B and C; cold, repeat and offline; five pages; against the page of react and router with one tile. */
export async function* profileVisits(): AsyncGenerator<Figure> {
  const site = await startSite({ port: 8282 })
  const floor = await startFloorSite({ port: 8283, config: site.deps.config })
  const random = repeatableRandom()
  const [line, floorLine] = [await openSlowLine(8282, random), await openSlowLine(8283, repeatableRandom())]
  const browser = await openBrowser()
  const [player] = await registerPlayers(site, 1)
  const bare: Site = {
    ...{ line: floorLine, browser, path: '/', wants: 'tile' },
    untilKept: untilControlled,
  }
  try {
    for (const name of profileNames) {
      const shifts: Shift[] = []
      for (const pageName of pageNames) {
        const { isForMember, path, wants } = pages[pageName]
        const site: Site = {
          ...{ line, browser, path, wants, untilKept: untilInstalled },
          player: isForMember ? player : undefined,
        }
        const { ours, theirs } = await visitInTurns(runs, profiles[name], site, bare)
        yield* states.map(state => describe(name, pageName, state, ours[state], theirs[state]))
        if (pageName === 'home') yield* aims(name, ours, theirs)
        for (const state of states)
          shifts.push({ where: `${pageName}, ${state}`, cls: medianOf(ours[state], 'cls') })
      }
      if (name !== 'A') continue
      if (shifts.length > 0) yield worstShift(shifts)
      yield* interactions({ line, browser, untilKept: untilInstalled }, bare)
    }
  } finally {
    await browser.close()
    await Promise.all([line.close(), floorLine.close()])
    await floor.stop()
    await site.stop()
  }
}

/** The worst of a scripted session on the warm app, from a press to the paint that answers it; and of the bare page's. */
async function* interactions(app: Pressed, bare: Pressed): AsyncGenerator<Figure> {
  const ours: number[] = []
  const theirs: number[] = []
  for (let run = 0; run < runs; run += 1) {
    ours.push(await worstPress(app, pressAround))
    theirs.push(await worstPress(bare, pressFloor))
  }
  const inWords = (all: readonly number[]) => `${all.map(ms => ms.toFixed(0)).join(', ')} ms`
  yield {
    title: 'A: the slowest answer to a press or key of a session (INP)',
    value: median(ours),
    unit: 'ms',
    aim: { atMost: 100 },
    detail: inWords(ours),
  }
  yield {
    title: 'A: the same, to that of a press on the bare page',
    value: pairedRatio(ours, theirs),
    unit: '×',
    detail: `the bare page's ${inWords(theirs)}`,
  }
}

async function worstPress(
  { browser, line, untilKept }: Pressed,
  press: (page: Page) => Promise<number>,
): Promise<number> {
  const { cpu, ...conditions } = profiles.A
  const context = await openPhone(browser, `http://localhost:${line.port}`)
  try {
    const page = await context.newPage()
    await page.goto('/')
    await untilKept(page)
    await observeVitals(page)
    await slowDown(page, { network: false, cpu })
    line.become(conditions)
    return await press(page)
  } finally {
    line.become(undefined)
    await context.close()
  }
}

function describe(
  profile: ProfileName,
  page: PageName,
  state: State,
  ours: readonly Visit[],
  theirs: readonly Visit[],
): Figure {
  const { wants } = pages[page]
  const ms = (name: keyof Visit) => `${medianOf(ours, name).toFixed(0)} ms`
  return {
    title: `${profile}, ${page}, ${state}: ${wants === 'tile' ? 'first tile' : 'largest paint'}`,
    value: pairedRatio(valuesOf(ours, wants), valuesOf(theirs, 'tile')),
    unit: '×',
    detail: `first paint ${ms('fcp')}, largest ${ms('lcp')}${wants === 'tile' ? `, tile ${ms('tile')}` : ''}, CLS ${medianOf(ours, 'cls').toFixed(3)}, TBT ${ms('tbt')}, ${medianOf(ours, 'kB').toFixed(0)} kB; floor's tile ${medianOf(theirs, 'tile').toFixed(0)} ms, ${medianOf(theirs, 'kB').toFixed(0)} kB`,
  }
}

/** What the product promises of its home. */
function aims(profile: ProfileName, ours: Visits, theirs: Visits): Figure[] {
  const detail = 'median of the runs'
  if (profile === 'B') return []
  if (profile === 'A') {
    return [
      {
        title: 'A: first paint',
        value: medianOf(ours.cold, 'fcp'),
        unit: 'ms',
        aim: { atMost: 700 },
        detail,
      },
      {
        title: 'A: first real tile, to the floor’s',
        value: pairedRatio(valuesOf(ours.cold, 'tile'), valuesOf(theirs.cold, 'tile')),
        unit: '×',
        aim: { atMost: 1.25 },
        detail: 'of neighbours',
      },
    ]
  }
  return [
    {
      title: 'C: first real tile, first visit',
      value: medianOf(ours.cold, 'tile'),
      unit: 'ms',
      aim: { atMost: 6_000 },
      detail,
    },
    {
      title: 'C: first real tile, next visit',
      value: medianOf(ours.repeat, 'tile'),
      unit: 'ms',
      aim: { atMost: 1_500 },
      detail,
    },
  ]
}
