import type { BrowserContext, Page, Request } from '@playwright/test'
import { refusalsPt } from '../../../locales/refusals.pt.ts'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { addCpfKey, listAccounts } from '../support/forms/account-form.ts'
import { payeePin, setPayeePin } from '../support/forms/payee.ts'
import { freshCpf } from '../support/people.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { word } from '../support/words.ts'

const maskOf = (cpf: string) => `CPF ***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
const card = (page: Page, cpf: string) => page.getByRole('article').filter({ hasText: maskOf(cpf) })
const queued = async (page: Page) => (await readTable(page, 'queuedWrites')).map(row => row.state)

async function openAccounts(page: Page) {
  await page.goto('/withdrawal-card')
  await expect(page.getByText(word('No account yet'))).toBeVisible()
}

async function confirm(page: Page, cpf: string) {
  await card(page, cpf)
    .getByRole('button', { name: word('Confirm this account') })
    .click()
  const sheet = page.getByRole('dialog', { name: word('Confirm this account') })
  await sheet.getByLabel(word('Withdrawal password')).fill(payeePin)
  await sheet.getByRole('button', { name: word('Confirm'), exact: true }).click()
  return sheet
}

/** Every request by which an account leaves this device, whichever tab sends it. */
function recordSent(context: BrowserContext): Request[] {
  const sent: Request[] = []
  context.on('request', request => {
    if (request.url().includes('/api/memberbanks/save')) sent.push(request)
  })
  return sent
}

/** All that the app keeps on the device as one text; bytes are read as the characters they would be. */
function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const textOf = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value)
      if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value)
      if (typeof value !== 'object' || value === null) return String(value)
      return Object.entries(value)
        .map(([name, part]) => `${name}=${textOf(part)}`)
        .join('\n')
    }
    const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
    const opening = indexedDB.open('arara')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
    const db = await promise
    const names = [...db.objectStoreNames]
    const tables = names.map(name => {
      const asked = db.transaction(name).objectStore(name).getAll()
      return new Promise<string>((reported, failed) => {
        asked.onsuccess = () => reported(textOf(asked.result))
        asked.onerror = () => failed(asked.error)
      })
    })
    const rows = await Promise.all(tables)
    db.close()
    return [...rows, textOf({ ...localStorage }), textOf({ ...sessionStorage })].join('\n')
  })
}

installedTest(
  'a PIX key saved without a network is there at once, survives a reload, and arrives exactly once',
  async ({ memberTab: page, member, context }) => {
    await openAccounts(page)
    await untilInstalled(page)
    const sent = recordSent(context)
    await goOffline(context)
    await addCpfKey(page, member.cpf)
    await expect(
      page.getByText(word('Saved on this device. It is sent as soon as you are online.')),
    ).toBeVisible()
    await expect(card(page, member.cpf)).toContainText(word('Waiting to be sent'))

    await page.reload()
    await expect(card(page, member.cpf)).toContainText(word('Waiting to be sent'))
    expect(await queued(page)).toEqual(['waiting'])
    expect(await listAccounts(member)).toEqual([])

    await goOnline(context)
    await expect(card(page, member.cpf)).toContainText(word('Not confirmed yet'))
    await expect.poll(() => queued(page)).toEqual([])
    expect(await listAccounts(member)).toEqual([{ label: maskOf(member.cpf), state: 'unconfirmed' }])
    expect(sent.filter(request => request.failure() === null)).toHaveLength(1)
  },
)

installedTest(
  'what waits on the device is encrypted: no clear key anywhere, only its mask',
  async ({ memberTab: page, member, context }) => {
    await openAccounts(page)
    await untilInstalled(page)
    await goOffline(context)
    await addCpfKey(page, member.cpf)
    await expect(card(page, member.cpf)).toContainText(
      word('Kept encrypted on this device. It is sent by itself when you are online.'),
    )
    const device = await readDevice(page)
    expect(device).toContain(maskOf(member.cpf))
    const { cpf } = member
    const dotted = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
    for (const clear of [cpf, dotted]) expect(device.includes(clear), clear).toBe(false)
    // What the server says of kinds of keys (`pix_key_types`) is nobody's secret.
    expect(device).not.toMatch(/pix_key\b/)
    const isReadable = await page.evaluate(async () => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
      const opening = indexedDB.open('arara')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const asked = opening.result.transaction('keys').objectStore('keys').getAll()
        asked.onsuccess = () => resolve(asked.result)
      }
      return (await promise).map(row => Reflect.get(Object(Reflect.get(Object(row), 'key')), 'extractable'))
    })
    expect(isReadable).toEqual([false])
  },
)

installedTest(
  'another tab sees the waiting key, and only one tab sends it',
  async ({ memberTab: page, member, context }) => {
    await openAccounts(page)
    await untilInstalled(page)
    const other = await context.newPage()
    await openAccounts(other)
    const sent = recordSent(context)
    await goOffline(context)
    await addCpfKey(page, member.cpf)
    await expect(card(other, member.cpf)).toContainText(word('Waiting to be sent'))
    await goOnline(context)
    for (const tab of [page, other]) {
      await expect(card(tab, member.cpf)).toContainText(word('Not confirmed yet'))
    }
    expect(await listAccounts(member)).toHaveLength(1)
    expect(sent.filter(request => request.failure() === null)).toHaveLength(1)
  },
)

test('a key whose answer is lost is sent again under its key, and is saved once', async ({
  memberTab: page,
  member,
  context,
}) => {
  const keys: (string | undefined)[] = []
  await context.route('**/api/memberbanks/save*', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    if (keys.length === 1) return route.abort('connectionreset')
    await route.fulfill({ response })
  })
  await openAccounts(page)
  await addCpfKey(page, member.cpf)
  await expect(card(page, member.cpf)).toContainText(word('Not confirmed yet'), { timeout: 30_000 })
  await expect.poll(() => queued(page), { timeout: 30_000 }).toEqual([])
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(await listAccounts(member)).toHaveLength(1)
})

installedTest(
  'a key saved twice offline arrives once, and the refused one is shown and can be discarded',
  async ({ memberTab: page, member, context }) => {
    await openAccounts(page)
    await untilInstalled(page)
    await goOffline(context)
    await addCpfKey(page, member.cpf)
    await expect(card(page, member.cpf)).toHaveCount(1)
    await addCpfKey(page, member.cpf)
    await expect(card(page, member.cpf)).toHaveCount(2)
    await goOnline(context)
    const refused = card(page, member.cpf).filter({ hasText: word('Not saved') })
    await expect(refused).toContainText(refusalsPt.account_duplicate)
    expect(await queued(page)).toEqual(['parked'])
    await refused.getByRole('button', { name: word('Discard') }).click()
    await expect(card(page, member.cpf)).toHaveCount(1)
    expect(await queued(page)).toEqual([])
    expect(await listAccounts(member)).toEqual([{ label: maskOf(member.cpf), state: 'unconfirmed' }])
  },
)

test('the withdrawal password confirms the key, and a wrong one says how many tries are left', async ({
  memberTab: page,
  member,
}) => {
  await setPayeePin(member)
  await openAccounts(page)
  await addCpfKey(page, member.cpf)
  await card(page, member.cpf)
    .getByRole('button', { name: word('Confirm this account') })
    .click()
  const sheet = page.getByRole('dialog', { name: word('Confirm this account') })
  await sheet.getByLabel(word('Withdrawal password')).fill('135790')
  await sheet.getByRole('button', { name: word('Confirm'), exact: true }).click()
  await expect(sheet.getByRole('alert')).toContainText('Senha de saque incorreta. Tentativas restantes: 4.')
  await sheet.getByLabel(word('Withdrawal password')).fill(payeePin)
  await sheet.getByRole('button', { name: word('Confirm'), exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await expect(card(page, member.cpf)).toContainText(word('Confirmed'))
  expect(await listAccounts(member)).toEqual([{ label: maskOf(member.cpf), state: 'confirmed' }])
})

test("somebody else's CPF is refused when it is saved, in words, and is no account", async ({
  memberTab: page,
  member,
}) => {
  const foreign = freshCpf()
  await openAccounts(page)
  await addCpfKey(page, foreign)
  const refused = page.getByRole('article').filter({ hasText: word('Not saved') })
  await expect(refused).toContainText(refusalsPt.pix_key_cpf_not_own)
  expect(await listAccounts(member)).toEqual([])
  await refused.getByRole('button', { name: word('Discard') }).click()
  await expect(refused).toHaveCount(0)
})

installedTest(
  'without a network a confirmation is refused at once, and nothing is sent',
  async ({ memberTab: page, member, context }) => {
    await setPayeePin(member)
    await openAccounts(page)
    await addCpfKey(page, member.cpf)
    await expect(card(page, member.cpf)).toContainText(word('Not confirmed yet'))
    await untilInstalled(page)
    const sent: string[] = []
    context.on('request', request => request.url().includes('/confirm') && sent.push(request.url()))
    await goOffline(context)
    const sheet = await confirm(page, member.cpf)
    await expect(sheet.getByRole('alert')).toContainText(word('You are offline: nothing was sent.'))
    expect(sent).toEqual([])
    await goOnline(context)
    expect(await listAccounts(member)).toEqual([{ label: maskOf(member.cpf), state: 'unconfirmed' }])
  },
)

test('who has no withdrawal password yet is led to it from the confirmation', async ({
  memberTab: page,
  member,
}) => {
  await openAccounts(page)
  await addCpfKey(page, member.cpf)
  await card(page, member.cpf)
    .getByRole('button', { name: word('Confirm this account') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('Set it now') })
    .click()
  await expect(page).toHaveURL('/withdrawalPassword')
})

test('digits that are no CPF are refused at their field, and nothing is kept', async ({
  memberTab: page,
}) => {
  await openAccounts(page)
  await page.getByRole('button', { name: word('Add an account') }).click()
  const sheet = page.getByRole('dialog', { name: word('Add an account') })
  await sheet.getByLabel('CPF', { exact: true }).fill('12345678900')
  await sheet.getByRole('button', { name: word('Save the key') }).click()
  await expect(sheet.getByLabel('CPF', { exact: true })).toHaveAccessibleDescription(
    new RegExp(word('This is no valid CPF')),
  )
  expect(await queued(page)).toEqual([])
})
