import type { Page } from '@playwright/test'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { follow } from '../support/faults/follow.ts'
import { openAs } from '../support/open-as.ts'
import { type Member, readFavourites, registerMember } from '../support/server.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { balanceOf, logIn } from '../support/visit.ts'
import { word } from '../support/words.ts'

const nothingKept = word('This browser keeps nothing on the device: everything works while you are online.')
const notInTime = word(
  'What is kept on this device did not open in time. It is tried again when you next open the app; until then everything works while you are online.',
)
const unusable = word(
  'The storage of this browser cannot be used at the moment: everything works while you are online.',
)
const popular = (page: Page) => page.getByRole('region', { name: word('Popular') }).getByRole('article')
const firstGame = { id: 'floresta-da-arara', name: 'Floresta da Arara' }
const secondGame = { id: 'mina-de-esmeraldas', name: 'Mina de Esmeraldas' }
const favouriteButton = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: new RegExp(`^${word('Favourite {name}', { name })}(,|$)`) }).first()
const maskOf = ({ cpf }: Member) => `CPF ***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`

const cardOf = (page: Page, member: Member) => page.getByRole('article').filter({ hasText: maskOf(member) })

/** On the page of the accounts. */
async function addCpfKey(page: Page, { cpf }: Member) {
  await page.getByRole('button', { name: word('Add an account') }).click()
  const sheet = page.getByRole('dialog', { name: word('Add an account') })
  await sheet.getByLabel('CPF', { exact: true }).fill(cpf)
  await sheet.getByRole('button', { name: word('Save the key') }).click()
  return sheet
}

test('a browser without IndexedDB at all says so, and a PIX key goes to the server directly', async ({
  page,
  member,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await page.goto('/')
  await expect(page.getByText(nothingKept)).toBeVisible()
  await expect(popular(page).first()).toBeVisible()
  await logIn(page, member)
  await expect(balanceOf(page)).toContainText('0,00')
  await page.goto('/withdrawal-card')
  const sheet = await addCpfKey(page, member)
  await expect(sheet).toHaveCount(0)
  await expect(cardOf(page, member)).toContainText(word('Not confirmed yet'))
})

test('a database that never opens keeps nobody waiting for long', async ({ page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    // A request to a name of its own that another connection blocks would look the same: no event ever comes.
    IDBFactory.prototype.open = function (this: IDBFactory, ...given: Parameters<typeof open>) {
      const asked = open.apply(this, given)
      if (given[0] === 'arara') asked.addEventListener('success', event => event.stopImmediatePropagation())
      if (given[0] === 'arara')
        asked.addEventListener('upgradeneeded', event => event.stopImmediatePropagation())
      return asked
    }
  })
  await page.goto('/')
  await expect(page.getByText(notInTime)).toBeVisible({ timeout: 15_000 })
  await expect(popular(page).first()).toBeVisible()
})

test('a disk that is full while a PIX key is stored fails loudly, in the form, and keeps nothing', async ({
  memberTab: page,
  member,
}) => {
  await page.addInitScript(() => {
    const add = IDBObjectStore.prototype.add
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given: Parameters<typeof add>) {
      if (this.name === 'queuedWrites') throw new DOMException('full', 'QuotaExceededError')
      return add.apply(this, given)
    }
  })
  const sent: string[] = []
  page.on('request', request => request.url().includes('/memberbanks/save') && sent.push(request.url()))
  await page.goto('/withdrawal-card')
  const sheet = await addCpfKey(page, member)
  await expect(sheet.getByRole('alert')).toContainText(
    word('This device has no room left: nothing was saved.'),
  )
  await expect(sheet.getByLabel('CPF', { exact: true })).toHaveValue(member.cpf)
  expect(await readTable(page, 'queuedWrites')).toEqual([])
  expect(sent).toEqual([])
})

test('a disk that is full from the start is reported, and the app works while online', async ({
  page,
  member,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    IDBObjectStore.prototype.add = refuse
  })
  await page.goto('/')
  await expect(page.getByText(unusable)).toBeVisible()
  await expect(popular(page).first()).toBeVisible()
  await logIn(page, member)
  await expect(balanceOf(page)).toContainText('0,00')
  await page.goto('/test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a newer version of the app in another tab makes this one let go of the database and offer to reload', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(popular(page).first()).toBeVisible()
  const newer = await context.newPage()
  await newer.goto('/manifest.webmanifest')
  const opened = newer.evaluate(() => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const asked = indexedDB.open('arara', 1_000_000)
    asked.onsuccess = () => resolve(asked.result.version)
    asked.onerror = () => reject(asked.error)
    return promise
  })
  await expect(page.getByText(word('A newer version is open in another tab.'))).toBeVisible()
  expect(await opened).toBe(1_000_000)
  await expect(page.getByRole('button', { name: word('Reload') })).toBeVisible()
})

installedTest(
  'two members in two tabs of one device: each sees their own rows, and nobody sends for the other',
  async ({ page, member, context }) => {
    const other = await registerMember()
    const tab = await context.newPage()
    await openAs(page, member, { path: '/withdrawal-card', remember: false })
    await openAs(tab, other, { path: '/withdrawal-card', remember: false })
    for (const [mine, me] of [
      [page, member],
      [tab, other],
    ] as const) {
      await expect(await addCpfKey(mine, me)).toHaveCount(0)
      await expect(cardOf(mine, me)).toContainText(word('Not confirmed yet'))
    }
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(tab.getByRole('article')).toHaveCount(1)
    await expect(cardOf(page, other)).toHaveCount(0)
    await expect(cardOf(tab, member)).toHaveCount(0)

    for (const mine of [page, tab]) {
      await follow(mine, '/')
      await expect(favouriteButton(mine, firstGame)).toBeVisible()
    }
    await untilInstalled(page)
    await goOffline(context)
    await favouriteButton(page, firstGame).click()
    await favouriteButton(tab, secondGame).click()
    await expect.poll(async () => (await readTable(page, 'queuedWrites')).length).toBe(2)
    await expect(favouriteButton(tab, firstGame)).toHaveAttribute('aria-pressed', 'false')
    await goOnline(context)
    await expect.poll(() => readTable(page, 'queuedWrites')).toEqual([])
    expect(await readFavourites(member)).toEqual([firstGame.id])
    expect(await readFavourites(other)).toEqual([secondGame.id])
  },
)

test('a table that was emptied by hand is filled again by the next look, although the server was asked a moment ago', async ({
  page,
}) => {
  await page.goto('/')
  await expect(popular(page).first()).toBeVisible()
  const isKnown = async () =>
    (await readTable(page, 'syncState')).some(row => row.resource === 'games' && row.version)
  await expect.poll(isKnown).toBe(true)
  await page.evaluate(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const asked = indexedDB.open('arara')
    asked.onerror = () => reject(asked.error)
    asked.onsuccess = () => {
      const clearing = asked.result.transaction('games', 'readwrite')
      clearing.objectStore('games').clear()
      clearing.oncomplete = () => resolve()
      clearing.onabort = () => reject(clearing.error)
      asked.result.onversionchange = () => asked.result.close()
    }
    return promise
  })
  expect(await readTable(page, 'games')).toEqual([])
  await page.reload()
  await expect(popular(page).first()).toBeVisible()
  await expect(page.getByText(word('No games available'))).toHaveCount(0)
})

test('a browser that clears the site while the first rows are written, and opens nothing meanwhile, ends in a lobby that is kept', async ({
  page,
  context,
  mishaps,
}) => {
  const tools = await context.newCDPSession(page)
  const isWriting = Promise.withResolvers<void>()
  await page.exposeFunction('tellWriting', isWriting.resolve)
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    const { open } = IDBFactory.prototype
    // Chromium refuses about one time in four: here always, and of the first page alone.
    const starts = Number(sessionStorage.getItem('starts')) + 1
    sessionStorage.setItem('starts', `${starts}`)
    let isRefused = false
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if (starts === 1 && this.name === 'games' && !isRefused) {
        isRefused = true
        void Reflect.get(window, 'tellWriting')()
      }
      return put.apply(this, given)
    }
    IDBFactory.prototype.open = function (this: IDBFactory, ...given: Parameters<typeof open>) {
      if (isRefused) throw new DOMException('The connection was closed.', 'AbortError')
      return open.apply(this, given)
    }
  })
  await page.goto('/')
  await isWriting.promise
  await tools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  })
  const starts = () => page.evaluate(() => sessionStorage.getItem('starts')).catch(() => 'on its way')
  await expect.poll(starts).toBe('2')
  await expect(popular(page).first()).toBeVisible()
  expect(await readTable(page, 'games')).not.toEqual([])
  // What the page that is left could not read and write any more.
  mishaps.length = 0
})

test('a page that kept the database from opening lets go of it, and the app that went on without one starts anew with it', async ({
  page,
  context,
}) => {
  const older = await context.newPage()
  await older.goto('/manifest.webmanifest')
  // A tab of an earlier version that hears of no upgrade, as one that was suspended.
  await older.evaluate(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const asked = indexedDB.open('arara', 1)
    asked.onerror = () => reject(asked.error)
    asked.onsuccess = () => {
      Object.assign(window, { letGo: () => asked.result.close() })
      resolve()
    }
    return promise
  })
  await page.goto('/')
  await expect(page.getByText(notInTime)).toBeVisible({ timeout: 15_000 })
  await expect(popular(page).first()).toBeVisible()
  const isAnew = page.waitForEvent('load')
  await older.evaluate(() => Reflect.get(window, 'letGo')())
  await isAnew
  await expect(popular(page).first()).toBeVisible()
  await expect.poll(async () => (await readTable(page, 'games')).length).toBeGreaterThan(0)
})
