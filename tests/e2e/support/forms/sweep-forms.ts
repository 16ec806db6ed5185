import { expect, type Locator, type Page, type Request } from '@playwright/test'
import * as z from 'zod/mini'
import { pastedIntoForms } from '../../../input/nasty.ts'
import { rawWords } from '../../../input/raw-words.ts'
import { bundle } from '../../../input/sweep/bundle.ts'
import { readByContract } from '../../../input/sweep/refuse-writes.ts'

const swept = z.object({ tried: z.int(), faults: z.array(z.string()), isOpen: z.boolean() })
const names = z.array(z.string())
const textCount = Object.keys(pastedIntoForms).length
const calls = z.array(z.object({ path: z.string(), body: z.unknown() }))

/** The sweep as a script of a page, once for each worker. */
let script: Promise<string> | undefined
const readScript = () => {
  script ??= bundle('tests/input/sweep/in-page.ts')
  return script
}

/** From here on no write of the page, in this and each later document, reaches the server: each is refused in words. */
export async function refuseWrites(page: Page): Promise<void> {
  const content = `${await readScript()};araraSweep.refuseAll()`
  watchCode(page)
  // What is half written may be left.
  page.on('dialog', dialog => void dialog.accept())
  await page.addInitScript({ content })
  await page.evaluate(content)
}

/** What the server reads of the last call to this path that the open document sent. */
export async function readLast(page: Page, path: string): Promise<unknown> {
  const sent = z.parse(calls, await page.evaluate('araraSweep.listSent()'))
  const last = sent.findLast(one => one.path === path)
  return last && readByContract(last).read
}

/** Each field of a form alone is swept where a person's texts are named by label, else all together. */
export type GoodTexts = Readonly<Record<string, string>>

/** Sweeps a form by the code that runs in its page. */
async function sweep(page: Page, name: string, place: string, taken = 0, good?: GoodTexts) {
  const task = JSON.stringify({ name, taken, good })
  const end = z.parse(swept, await page.evaluate(`araraSweep.sweep(${task})`))
  expect(end.faults, place).toEqual([])
  expect(end.tried, `${place} has a text field`).toBeGreaterThan(0)
  return end
}

/** Sweeps one form that a test has opened, which goes on with it afterwards; a form that closes meanwhile fails. */
export async function sweepForm(page: Page, name: string, good?: GoodTexts) {
  await expect(page.locator(`[data-form="${name}"]`)).toBeVisible()
  await page.evaluate(await readScript())
  const { isOpen } = await sweep(page, name, name, 0, good)
  expect(isOpen, `${name} is still open`).toBe(true)
}

/** What was begun is on the screen, or the page is not drawn and gives no frame within a second. */
const untilPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
        setTimeout(resolve, 1_000)
      }),
  )

/** The page stands, and says nothing that a program says. */
async function expectWords(page: Page, place: string) {
  const said = await page.evaluate(() => document.body.innerText)
  expect(said.length, `${place}: a white page`).toBeGreaterThan(40)
  expect(rawWords.exec(said)?.[0], place).toBeUndefined()
}

/** How many of the texts each form has taken. */
export type Walked = Map<string, number>

export const isDone = (walked: Walked, name: string) => (walked.get(name) ?? 0) >= textCount

/** Sweeps the forms that are open now and have a field to fill; whether one of them closed before it took all texts. */
async function sweepOpen(page: Page, walked: Walked, place: string): Promise<boolean> {
  const open = z.parse(names, await page.evaluate('araraSweep.listForms()'))
  const wanted = open.filter(name => name !== '' && !isDone(walked, name))
  for (const name of wanted) {
    const taken = walked.get(name) ?? 0
    const { tried } = await sweep(page, name, `${place}, ${name}`, taken)
    walked.set(name, taken + tried)
  }
  return wanted.some(name => !isDone(walked, name))
}

async function closeOverlays(page: Page) {
  for (let tries = 0; tries < 5 && (await page.locator('dialog[open]').count()) > 0; tries++) {
    const asked = page.locator('dialog[open]').last()
    const away = asked.getByRole('button', { name: /^(Descartar|Jogar fora|Sair)/ })
    if (await away.isVisible()) await away.click()
    else await page.keyboard.press('Escape')
    await untilPainted(page)
  }
}

/** What may open a form: a button of the page, or of a dialog over it, that sends none. */
const ofPage = 'main button:not([type=submit]):not([disabled]):not([data-form] button):not([aria-pressed])'
const ofDialog = 'dialog[open] button:not([type=submit]):not([disabled])'

/** Rows of a list have the same buttons: each is pressed once. The door of a game opens no form. */
async function readLabels(page: Page, buttons: string, most: number): Promise<string[]> {
  const labels = await page
    .locator(buttons)
    .evaluateAll(all =>
      all.filter(one => one.checkVisibility()).map(one => one.textContent?.trim() || one.ariaLabel || ''),
    )
  const kinds = new Map(labels.map(label => [label.replace(/[\d:.,/]+/g, '#'), label]))
  return [...kinds.values()]
    .filter(label => label !== '' && !/^(Fechar|Cancelar|Voltar|Sair)/.test(label))
    .slice(0, most)
}

const labelled = (page: Page, buttons: string, label: string) =>
  page
    .locator(buttons)
    .filter({ hasText: label })
    .or(page.locator(buttons).and(page.getByRole('button', { name: label, exact: true })))
    .first()

/** The scripts and style sheets of a page that are on their way. */
const underWay = new WeakMap<Page, Set<Request>>()

function watchCode(page: Page) {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', request => {
    if (['script', 'stylesheet'].includes(request.resourceType())) requests.add(request)
  })
  const end = (request: Request) => void requests.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

async function press(page: Page, button: Locator) {
  await button.click({ timeout: 3_000 }).catch(() => undefined)
  await untilPainted(page)
  // Most open a dialog, whose code may be on its way; others change the page.
  await expect.poll(() => underWay.get(page)?.size ?? 0, { intervals: [50] }).toBe(0)
  await untilPainted(page)
}

/** Sweeps the forms of the page that is open, those that its buttons open, and those that the buttons of a dialog open; `arrive` opens it again. */
export async function sweepPage(page: Page, walked: Walked, place: string, arrive: () => Promise<void>) {
  await arrive()
  await sweepOpen(page, walked, place)
  for (const label of await readLabels(page, ofPage, 16)) {
    await closeOverlays(page)
    if (!(await labelled(page, ofPage, label).isVisible())) await arrive()
    const button = labelled(page, ofPage, label)
    if (!(await button.isVisible())) continue
    const pressAndSweep = async () => {
      await press(page, button)
      await expectWords(page, `${place}, ${label}`)
      return sweepOpen(page, walked, `${place}, ${label}`)
    }
    // A form that closed is opened again for the texts that are left.
    while (await pressAndSweep()) await closeOverlays(page)
    if ((await page.locator('dialog[open]').count()) === 1)
      await sweepDialog(page, walked, `${place}, ${label}`)
  }
  await closeOverlays(page)
}

async function sweepDialog(page: Page, walked: Walked, place: string) {
  for (const label of await readLabels(page, ofDialog, 8)) {
    const button = labelled(page, ofDialog, label)
    if (!(await button.isVisible())) return
    await press(page, button)
    await sweepOpen(page, walked, `${place}, ${label}`)
    while ((await page.locator('dialog[open]').count()) > 1) {
      const count = await page.locator('dialog[open]').count()
      await page.keyboard.press('Escape')
      await untilPainted(page)
      if ((await page.locator('dialog[open]').count()) === count) return
    }
  }
}
