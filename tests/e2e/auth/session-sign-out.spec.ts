import type { BrowserContext, Page } from '@playwright/test'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { readFavourites, registerMember } from '../support/server.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { guestDoor, logIn } from '../support/visit.ts'
import { word } from '../support/words.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: word('Sign out') })
const inDialog = (page: Page, name: string) => dialogOf(page).getByRole('button', { name: word(name) })
const favouriteButton = (page: Page) =>
  page.getByRole('button', { name: /Floresta da Arara/, pressed: false }).first()

async function askToSignOut(page: Page) {
  await page
    .getByRole('link', { name: word('Profile') })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('button', { name: word('Sign out') })
    .click()
}

/** A heart that could not be sent, and the question what becomes of it. */
async function signOutWithUnsentFavourite(page: Page, context: BrowserContext) {
  await untilInstalled(page)
  await goOffline(context)
  await favouriteButton(page).click()
  await expect.poll(async () => (await readTable(page, 'queuedWrites')).length).toBe(1)
  await askToSignOut(page)
  await expect(dialogOf(page)).toContainText('1 alteração não foi enviada.')
}

const personalTables = ['users', 'balances', 'favourites', 'notifications', 'recharges'] as const

async function expectNothingPersonal(page: Page) {
  for (const table of personalTables) {
    await expect.poll(async () => (await readTable(page, table)).length, { message: table }).toBe(0)
  }
}

test('signing out takes every row of the member from the device and leads to the lobby', async ({
  memberPage: page,
}) => {
  await expect.poll(async () => (await readTable(page, 'users')).length).toBe(1)
  await askToSignOut(page)
  await inDialog(page, 'Sign out').click()
  await expect(guestDoor(page, 'Log in')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expectNothingPersonal(page)
  expect(await page.evaluate(() => sessionStorage.getItem('arara.session'))).toBeNull()
  await page.reload()
  await expect(guestDoor(page, 'Log in')).toBeVisible()
})

test('the other tab of the device is signed out with it', async ({ memberPage: page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(guestDoor(other, 'Log in')).toHaveCount(0)
  await askToSignOut(page)
  await inDialog(page, 'Sign out').click()
  await expect(guestDoor(other, 'Log in')).toBeVisible()
  await expect(other.getByText(word('You signed out in another tab.'))).toBeVisible()
})

installedTest(
  'a change that could not be sent is kept for the next sign-in of the same member',
  async ({ memberPage: page, member, context }) => {
    await signOutWithUnsentFavourite(page, context)
    await inDialog(page, 'Keep them and sign out').click()
    await expect(guestDoor(page, 'Log in')).toBeVisible()
    await expectNothingPersonal(page)
    expect(await readTable(page, 'queuedWrites')).toHaveLength(1)

    await goOnline(context)
    const other = await registerMember()
    await logIn(page, other)
    await expect
      .poll(async () => (await readTable(page, 'users')).map(row => row.memberId))
      .toEqual([other.id])
    expect(await readTable(page, 'queuedWrites')).toHaveLength(1)
    expect(await readFavourites(other)).toEqual([])

    await askToSignOut(page)
    await inDialog(page, 'Sign out').click()
    await expect(guestDoor(page, 'Log in')).toBeVisible()
    await logIn(page, member)
    await expect.poll(() => readFavourites(member)).toEqual(['floresta-da-arara'])
    await expect.poll(async () => (await readTable(page, 'queuedWrites')).length).toBe(0)
  },
)

installedTest(
  'a change that the member discards is gone for good',
  async ({ memberPage: page, member, context }) => {
    await signOutWithUnsentFavourite(page, context)
    await inDialog(page, 'Discard them and sign out').click()
    await expect(guestDoor(page, 'Log in')).toBeVisible()
    expect(await readTable(page, 'queuedWrites')).toEqual([])
    await goOnline(context)
    await logIn(page, member)
    expect(await readFavourites(member)).toEqual([])
  },
)

installedTest(
  'a sign-out without a network ends the session at the server at the next start',
  async ({ memberPage: page, context }) => {
    await untilInstalled(page)
    await goOffline(context)
    await askToSignOut(page)
    await inDialog(page, 'Sign out').click()
    await expect(guestDoor(page, 'Log in')).toBeVisible()
    await goOnline(context)
    const revoked = page.waitForResponse('**/api/auth/logout*')
    await page.reload()
    expect((await revoked).status()).toBe(200)
    await expect(guestDoor(page, 'Log in')).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('arara.revocation-due'))).toBeNull()
  },
)

test("two members on one device never see each other's rows", async ({ memberPage: page, member }) => {
  const other = await registerMember()
  const owners = async (table: string) => (await readTable(page, table)).map(row => row.memberId)
  await expect.poll(() => owners('users')).toEqual([member.id])
  await askToSignOut(page)
  await inDialog(page, 'Sign out').click()
  await expect(guestDoor(page, 'Log in')).toBeVisible()
  await logIn(page, other)
  await expect.poll(() => owners('users')).toEqual([other.id])
  await expect.poll(() => owners('balances')).toEqual([other.id])
})
