import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import * as z from 'zod/mini'
import { endpoints } from '../../../../contract/endpoints.ts'
import { refusalsPt } from '../../../../locales/refusals.pt.ts'
import { pastedIntoForms } from '../../../input/nasty.ts'
import { rawWords } from '../../../input/raw-words.ts'

const fields =
  'input:not([type=hidden],[type=checkbox],[type=radio],[type=file],[type=range],[type=date],[type=time],[type=datetime-local],[type=month]), textarea'

export interface Sent {
  readonly call: string
  readonly body: unknown
}

/** Operators read by POST, and nothing of theirs waits for a network: there a key tells a write. */
const writes = Object.values(endpoints).filter(
  ({ method, access, offline, idempotency }) =>
    method === 'POST' && (access === 'administrator' ? idempotency === 'key' : offline !== 'keep'),
)
const isAt = (path: string, address: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address)

/** The write of the contract that a request is. */
function writeOf(request: Pick<Request, 'method' | 'url'>) {
  const { pathname } = new URL(request.url())
  return request.method() === 'POST' ? writes.find(({ path }) => isAt(path, pathname)) : undefined
}

/** What each page sent while its writes are refused. */
const sentBy = new WeakMap<Page, Sent[]>()
const everyCall = '**/api/**'

/** Refuses every write in words, and notes it. */
function refuserOf(sent: Sent[]) {
  return async (route: Route) => {
    const request = route.request()
    const endpoint = writeOf(request)
    if (endpoint === undefined) return route.continue()
    const body: unknown = request.headers()['content-type']?.includes('json')
      ? request.postDataJSON()
      : undefined
    sent.push({ call: `${endpoint.method} ${endpoint.path}`, body })
    const refusal = {
      status: 'error',
      code: 422,
      error: 'parameters_invalid',
      message: refusalsPt.parameters_invalid,
    }
    await route.fulfill({ status: 422, json: refusal })
  }
}

/** From here on no write of the page reaches the server: each is refused in words, and noted. */
export async function refuseWrites(page: Page): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  sentBy.set(page, sent)
  watchCode(page)
  // What is half written may be left.
  page.on('dialog', dialog => void dialog.accept())
  await page.route(everyCall, refuserOf(sent))
  return sent
}

/** Sweeps one form that a test has opened, which goes on with it afterwards; a form that closes meanwhile fails. */
export async function sweepForm(page: Page, name: string) {
  const form = page.locator(`[data-form="${name}"]`)
  await expect(form).toBeVisible()
  expect(await isOpen(form), `${name} has a text field`).toBe(true)
  const sent: Sent[] = []
  sentBy.set(page, sent)
  const refuse = refuserOf(sent)
  await page.route(everyCall, refuse)
  let counted = 0
  await fillNastily(page, form, name, async () => {
    const isSent = sent.length > counted
    counted = sent.length
    return isSent || (await form.locator('[aria-invalid=true]').count()) > 0
  })
  expect(await isOpen(form), `${name} is still open`).toBe(true)
  await page.unroute(everyCall, refuse)
}

/** The contract takes what was sent. */
function expectTaken(page: Page, place: string) {
  const sent = sentBy.get(page) ?? []
  const refused = sent.filter(one => readSent(one) === undefined)
  expect(refused, `${place}: the contract refuses what was sent`).toEqual([])
}

/** Every visible field of it takes each nasty text, and the form is sent with it. */
async function fillNastily(page: Page, form: Locator, place: string, isAnswered = async () => true) {
  for (const [what, text] of Object.entries(pastedIntoForms)) {
    for (const field of await form.locator(fields).all()) {
      if (!(await field.isVisible()) || !(await field.isEditable())) continue
      await field.fill(text, { timeout: 3_000 }).catch(() => undefined)
    }
    await form.evaluate(element => {
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else {
        const foot = element.closest('dialog')?.querySelectorAll('footer button')
        const [send] = [...(foot ?? [])].filter(one => one instanceof HTMLButtonElement && !one.disabled)
        if (send instanceof HTMLButtonElement) send.click()
      }
    })
    await untilPainted(page)
    await expectWords(page, `${place}, ${what}`)
    expectTaken(page, `${place}, ${what}`)
    await expect.poll(isAnswered, `${place}, ${what}: neither sent nor said why not`).toBe(true)
    // Some forms go on to a question or to the next step.
    if (!(await isOpen(form))) return
  }
}

/** What was begun is on the screen. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The page stands, and says nothing that a program says. */
async function expectWords(page: Page, place: string) {
  const said = await page.evaluate(() => document.body.innerText)
  expect(said.length, `${place}: a white page`).toBeGreaterThan(40)
  expect(rawWords.exec(said)?.[0], place).toBeUndefined()
}

const nameOf = (form: Locator) => form.getAttribute('data-form')

const isOpen = async (form: Locator) => (await form.locator(fields).filter({ visible: true }).count()) > 0

/** The forms that are open now and have a field to fill, each once. */
async function sweepOpen(page: Page, walked: Set<string>, place: string) {
  for (const form of await page.locator('[data-form]').all()) {
    const name = (await nameOf(form).catch(() => null)) ?? ''
    if (name === '' || walked.has(name) || !(await isOpen(form))) continue
    walked.add(name)
    await fillNastily(page, form, `${place}, ${name}`)
  }
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
    .filter(label => label !== '' && !/^(Fechar|Cancelar|Voltar|Sair|Demo$)/.test(label))
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
export async function sweepPage(page: Page, walked: Set<string>, place: string, arrive: () => Promise<void>) {
  await arrive()
  await sweepOpen(page, walked, place)
  for (const label of await readLabels(page, ofPage, 16)) {
    await closeOverlays(page)
    if (!(await labelled(page, ofPage, label).isVisible())) await arrive()
    const button = labelled(page, ofPage, label)
    if (!(await button.isVisible())) continue
    await press(page, button)
    await expectWords(page, `${place}, ${label}`)
    await sweepOpen(page, walked, `${place}, ${label}`)
    if ((await page.locator('dialog[open]').count()) === 1)
      await sweepDialog(page, walked, `${place}, ${label}`)
  }
  await closeOverlays(page)
}

async function sweepDialog(page: Page, walked: Set<string>, place: string) {
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

/** What the server reads of what was sent, by the contract; `undefined` where it refuses it. */
export function readSent({ call, body }: Sent): unknown {
  const endpoint = writes.find(({ method, path }) => `${method} ${path}` === call)
  const parsed = endpoint && z.safeParse(endpoint.body, body)
  return parsed?.success ? parsed.data : undefined
}
