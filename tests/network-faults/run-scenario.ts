import type { Browser, BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { readCentavos } from '../../contract/centavos.ts'
import { formatMoney } from '../../src/i18n/format-money.ts'
import { readTable, untilInstalled } from '../e2e/support/device.ts'
import { product } from '../e2e/support/product.ts'
import { readServer } from '../e2e/support/server.ts'
import { balanceOf } from '../e2e/support/visit.ts'
import { type Cut, openCutLine } from '../support/peers/cut-line.ts'
import type { Leg } from './leg.ts'
import { createUserBot, type Temper, type UserBot } from './user-bot.ts'

export interface ScenarioEnd {
  /** All requests from the leg's first to its last. */
  readonly requests: readonly string[]
  readonly wasCut: boolean
  readonly reported: readonly string[]
  readonly breaches: readonly string[]
}

/** The one request that is cut. */
export interface CutAt extends Cut {
  /** As the line names it: `POST /api/drawing`. */
  readonly request: string
  /** The first of this name is 1. */
  readonly nth: number
}

export interface RidePlan {
  readonly leg: Leg
  readonly cut: CutAt | undefined
  readonly temper: Temper
  /** With an active service worker and the app's files on the device, as after an earlier visit; else every file comes over the line. */
  readonly isInstalled: boolean
}

/** A page that is open already is opened without haste. */
const preparedMs = 90_000
/** A person looks for a button that long. */
const lookMs = 15_000
/** Between two requests of a page that is still loading there is less, on a busy machine too. */
const quietMs = 1_500

/** One scenario of a leg with a network fault, on a device and a line of its own. */
export async function runScenario(
  browser: Browser,
  { leg, cut, temper, isInstalled }: RidePlan,
): Promise<ScenarioEnd> {
  const line = await openCutLine(product.url())
  const context = await browser.newContext({
    baseURL: line.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: isInstalled ? 'allow' : 'block',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 800 },
  })
  context.setDefaultTimeout(preparedMs)
  const page = await context.newPage()
  const userBot = createUserBot(page, temper)
  listen(context, userBot)
  try {
    const { go, token } = await leg.begin(page)
    if (isInstalled && page.url() !== 'about:blank') await untilInstalled(page)
    await line.untilQuiet(quietMs)
    context.setDefaultTimeout(lookMs)
    line.watch((request, nth) => (request === cut?.request && nth === cut.nth ? cut : undefined))
    await go(userBot)
    if (userBot.breaches.length === 0) await lookBack(page, userBot, await token())
  } catch (error) {
    userBot.complain(`the scenario ended: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await context.close()
    await line.close()
  }
  return {
    requests: line.requests(),
    wasCut: line.cuts() > 0,
    reported: userBot.reported,
    breaches: userBot.breaches,
  }
}

/** Errors of the page itself are breaches; Chromium's reports of broken requests are what this is about. */
function listen(context: BrowserContext, userBot: UserBot): void {
  context.on('weberror', event => userBot.complain(`the page: ${event.error().message}`))
}

const balanceReply = z.object({ data: z.object({ cash: z.string(), bonus: z.string() }) })

async function balanceAtServer(token: string): Promise<string> {
  const { cash, bonus } = (await readServer('/api/day7/getAllBalance', balanceReply, token)).data
  return formatMoney(readCentavos(cash) + readCentavos(bonus))
}

/** When it is over: nothing waits on the device, nothing is unknown, and the balance that stands there is the server's. */
async function lookBack(page: Page, userBot: UserBot, token: string): Promise<void> {
  const balance = await balanceAtServer(token)
  await userBot.see(`the balance of ${balance}`, balanceOf(page).filter({ hasText: balance }))
  for (const table of ['queuedWrites', 'openCalls']) {
    if (!(await isEmptySoon(page, table))) userBot.complain(`rows are left in ${table}`)
  }
}

/** The engine looks after what is unknown in its own time. */
const restMs = 90_000

async function isEmptySoon(page: Page, table: string): Promise<boolean> {
  const until = Date.now() + restMs
  while (Date.now() < until) {
    if ((await readTable(page, table)).length === 0) return true
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  return false
}
