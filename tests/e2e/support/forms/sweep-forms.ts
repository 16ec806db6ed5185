import { expect, type Locator, type Page, type Request } from '@playwright/test'
import * as z from 'zod/mini'
import { endpoints } from '../../../../contract/endpoints.ts'
import { refusalsPt } from '../../../../locales/refusals.pt.ts'

/** What people paste, by what it comes from. Each stands in every field of every form, and is sent. */
const nasty: Readonly<Record<string, string>> = {
  'a number between signs of direction, with no-break hyphens': '\u202a(11) 98765\u20114321\u202c',
  'words between no-break spaces': '\u00a0ana\u202fsilva\u00a0',
  'full-width digits': '\uff11\uff12\uff13\uff14\uff15\uff16',
  'en dashes': '529\u2013982\u2014247',
  'a row of a table': '12/11\tPix\tR$ 10,00\r\n',
  'joined emoji': '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466} \u2764\ufe0f',
  'a text that never ends': 'a'.repeat(5_000),
  'decomposed accents and another apostrophe': 'Joa\u0303o D\u00b4Avila',
  markup: '<script>alert(1)</script>',
}

/** What no person should read: words of programs. */
const raw =
  /\[object |\bundefined\b|\bNaN\b|ZodError|invalid_(?:type|format|value|union)|too_(?:big|small)|TypeError|SyntaxError|Unexpected token|\{"\w+":/

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

/** From here on no write of the page reaches the server: each is refused in words, and noted. */
export async function refuseWrites(page: Page): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  watchCode(page)
  // What is half written may be left.
  page.on('dialog', dialog => void dialog.accept())
  await page.route('**/api/**', async route => {
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
  })
  return sent
}

/** Every visible field of it takes each nasty text, and the form is sent with it. */
async function fillNastily(page: Page, form: Locator, place: string) {
  for (const [what, text] of Object.entries(nasty)) {
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
  expect(raw.exec(said)?.[0], place).toBeUndefined()
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

/** Rows of a list have the same buttons: each is pressed once. */
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
