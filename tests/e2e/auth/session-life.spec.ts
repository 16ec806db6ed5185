import type { BrowserContext, Page } from '@playwright/test'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { follow } from '../support/faults/follow.ts'
import { holdSession, openAs } from '../support/open-as.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { balanceOf, fillLogin, guestDoor, signIn } from '../support/visit.ts'
import { word } from '../support/words.ts'

/** What starting the installed app again is: its tabs are gone, and with them their session storage; the rest stays. */
async function openAgain(context: BrowserContext, page: Page, address = '/'): Promise<Page> {
  const next = await context.newPage()
  await page.close()
  await next.goto(address)
  return next
}

/** The bearer of this tab, as the member's browser holds it. */
async function readHeld(page: Page): Promise<{ token: string; memberId: string; endsAt: number }> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('arara.session') ?? 'null'))
}

test('who wanted to stay signed in is, when the app is opened again', async ({
  context,
  memberPage,
  member,
}) => {
  const page = await openAgain(context, memberPage)
  await expect(balanceOf(page)).toBeVisible()
  await expect.poll(async () => (await readHeld(page))?.memberId).toBe(member.id)
})

test('a remembered member whose rows are gone is not taken for a guest while the server is asked, nor for good when it cannot answer', async ({
  context,
  page,
  member,
}) => {
  await holdSession(page, member)
  const asked = Promise.withResolvers<void>()
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>()
  await context.route(
    '**/api/auth/refresh*',
    async route => {
      asked.resolve()
      await answers
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const next = await openAgain(context, page, '/profile')
  await asked.promise
  await expect(next.getByRole('heading', { name: word('Profile') })).toBeVisible()
  await expect(next.getByRole('button', { name: word('Log in') })).toHaveCount(0)
  answer()
  // Without an answer the page does not wait for good; the line's return asks again.
  await expect(guestDoor(next, 'Log in')).toBeVisible()
  await goOffline(context)
  await goOnline(context)
  await expect(balanceOf(next)).toBeVisible()
  await expect.poll(async () => (await readHeld(next))?.memberId).toBe(member.id)
})

test('who did not is signed out when the app is closed, and no row of theirs stays on the device', async ({
  context,
  page,
  member,
}) => {
  await openAs(page, member, { remember: false })
  await expect.poll(async () => (await readTable(page, 'users')).length).toBe(1)
  const next = await openAgain(context, page)
  await expect(guestDoor(next, 'Log in')).toBeVisible()
  await expect.poll(async () => (await readTable(next, 'users')).length).toBe(0)
  expect(await readTable(next, 'balances')).toEqual([])
})

test('a sign-in whose answer was lost is one session when it is pressed again', async ({
  page,
  member,
  context,
}) => {
  await page.goto('/login')
  await context.route(
    '**/api/auth/login2*',
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await fillLogin(page, { account: member.name, password: member.password })
  const dialog = page.getByRole('dialog', { name: word('Log in') })
  await expect(dialog.getByText(word('Network error, please try again later'))).toBeVisible()
  await dialog.getByRole('button', { name: word('Log in'), exact: true }).click()
  await expect(balanceOf(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  // Beside the one that it was registered with.
  await follow(page, '/security-center/devices')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
})

test('a reload of the tab keeps a session that is not remembered', async ({ page, member }) => {
  await signIn(page, member, false)
  await page.reload()
  await expect(balanceOf(page)).toBeVisible()
})

installedTest(
  'a remembered member opens the app without a network and sees their own rows with their age',
  async ({ context, memberPage }) => {
    await expect(balanceOf(memberPage)).toContainText('0,00')
    await untilInstalled(memberPage)
    await goOffline(context)
    const page = await openAgain(context, memberPage)
    await expect(balanceOf(page)).toContainText('0,00')
    await expect(balanceOf(page)).toContainText(/\d{1,2}:\d{2}|min|agora/)
    await expect(page.getByRole('status').filter({ hasText: /Offline/ })).toBeAttached()
    await goOnline(context)
    await expect.poll(async () => (await readHeld(page))?.token).toBeTruthy()
  },
)

test('a session that ran out asks to log in again, loses nothing, and the same member goes on', async ({
  page,
  member,
}) => {
  await openAs(page, member, { remember: false })
  await page.evaluate(() => {
    const held = JSON.parse(sessionStorage.getItem('arara.session') ?? 'null')
    sessionStorage.setItem('arara.session', JSON.stringify({ ...held, endsAt: 0, token: `${held.token}x` }))
  })
  await page.reload()
  const prompt = page.getByRole('dialog', { name: word('Login expired, log in again?') })
  await expect(prompt).toBeVisible()
  expect(await readHeld(page)).toBeNull()
  await prompt.getByRole('button', { name: word('Log in again') }).click()
  await fillLogin(page, { account: member.name, password: member.password })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(balanceOf(page)).toBeVisible()
})

test('a remembered session whose bearer ran out renews itself without a word', async ({
  memberPage,
  member,
}) => {
  const before = await readHeld(memberPage)
  await memberPage.evaluate(() => {
    const held = JSON.parse(sessionStorage.getItem('arara.session') ?? 'null')
    sessionStorage.setItem('arara.session', JSON.stringify({ ...held, endsAt: 0, token: `${held.token}x` }))
  })
  await memberPage.reload()
  await expect.poll(async () => (await readHeld(memberPage))?.endsAt ?? 0).toBeGreaterThan(0)
  const after = await readHeld(memberPage)
  expect(after.memberId).toBe(member.id)
  expect(after.token).not.toBe(before.token)
  await expect(memberPage.getByRole('dialog')).toHaveCount(0)
})

test('an administrator throws a member out: rows and both storages are gone, and the network error is shown', async ({
  memberPage,
  member,
  administrator,
}) => {
  await expect.poll(async () => (await readTable(memberPage, 'users')).length).toBe(1)
  await memberPage.evaluate(() => localStorage.setItem('arara.invitation', 'QUALQUER'))
  await administrator.forceOffline(member.id)
  await expect(guestDoor(memberPage, 'Log in')).toBeVisible({ timeout: 20_000 })
  await expect(memberPage.getByText(word('Network error, please try again later'))).toBeVisible()
  expect(await memberPage.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  await expect.poll(async () => (await readTable(memberPage, 'users')).length).toBe(0)
})
