import type { Page } from '@playwright/test'
import { refusalsPt } from '../../../locales/refusals.pt.ts'
import { registerMember } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf, fillLogin, guestDoor } from '../support/visit.ts'
import { word, wordLike } from '../support/words.ts'

// With all that moves: most files go without (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: word('Log in') })

test('a member logs in by name', async ({ page, member }) => {
  await page.goto('/')
  await guestDoor(page, 'Log in').click()
  await fillLogin(page, { account: member.name, password: member.password })
  await expect(balanceOf(page)).toBeVisible()
  await expect(page.getByText(wordLike('Hello, {name}!'))).toBeVisible()
})

test('a member logs in by phone, however it is written', async ({ page, member }) => {
  const [area, first, last] = [member.phone.slice(3, 5), member.phone.slice(5, 10), member.phone.slice(10)]
  await page.goto('/login')
  await fillLogin(page, { account: `(${area}) ${first}-${last}`, password: member.password })
  await expect(balanceOf(page)).toBeVisible()
})

test('/login opens the dialog over the lobby and leads where the link wanted to go', async ({
  page,
  member,
}) => {
  await page.goto('/login?redirect=/responsible-gaming')
  await expect(dialogOf(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await fillLogin(page, { account: member.name, password: member.password })
  await expect(page).toHaveURL('/responsible-gaming')
})

for (const address of ['https://evil.example/x', '//evil.example/x', '/\\evil.example']) {
  test(`a login link to ${address} stays on the site`, async ({ page, member, baseURL }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(address)}`)
    await fillLogin(page, { account: member.name, password: member.password })
    await expect(page.getByText(wordLike('Hello, {name}!'))).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(new URL(page.url()).origin).toBe(baseURL)
  })
}

test('wrong passwords are refused, and after three of them a verification code is wanted too', async ({
  page,
  member,
}) => {
  await page.goto('/login')
  const dialog = dialogOf(page)
  const code = dialog.getByLabel(word('Verification code'), { exact: true })
  for (const _ of [1, 2, 3]) {
    const answered = page.waitForResponse('**/api/auth/login2*')
    await fillLogin(page, { account: member.name, password: 'errada de todo' })
    await answered
    await expect(dialog.getByText(refusalsPt.credentials_invalid)).toBeVisible()
    await expect(code).toHaveCount(0)
  }
  await fillLogin(page, { account: member.name, password: member.password })
  await expect(code).toBeVisible()
  await expect(dialog.getByText(refusalsPt.captcha_required)).toBeVisible()

  await code.fill('99999')
  await fillLogin(page, { account: member.name, password: member.password })
  await expect(dialog.getByText(refusalsPt.captcha_invalid)).toBeVisible()

  await code.fill('00000')
  await fillLogin(page, { account: member.name, password: member.password })
  await expect(balanceOf(page)).toBeVisible()
})

test('one tap opens a demo account with play money, labelled as such', async ({ page }) => {
  await page.goto('/login')
  await dialogOf(page)
    .getByRole('button', { name: word('Try the demo') })
    .click()
  await expect(balanceOf(page)).toContainText('5.000,00')
  await expect(page.getByRole('banner')).toContainText(word('Demo: play money, it cannot be paid out.'))
  await page
    .getByRole('link', { name: word('Profile') })
    .first()
    .click()
  const wallets = page.getByRole('region', { name: word('Wallets') })
  await expect(wallets).toContainText(word('Play money'))
  await expect(wallets).not.toContainText(word('Cash'))
})

test('an empty login says what is missing, and the first empty field has the focus', async ({ page }) => {
  await page.goto('/login')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: word('Log in'), exact: true }).click()
  const account = dialog.getByLabel(word('Name, phone or e-mail'))
  await expect(account).toHaveAccessibleDescription(word('Enter your account'))
  await expect(account).toBeFocused()
})

test('a demo tap whose answer is lost makes one account when it is tapped again', async ({
  page,
  context,
}) => {
  const made: string[] = []
  await context.route('**/api/auth/demo*', async route => {
    const response = await route.fetch()
    const { data } = await response.json()
    made.push(data.id)
    if (made.length === 1) return route.abort('connectionreset')
    await route.fulfill({ response })
  })
  await page.goto('/login')
  const tap = dialogOf(page).getByRole('button', { name: word('Try the demo') })
  await tap.click()
  await expect(dialogOf(page).getByText(word('Network error, please try again later'))).toBeVisible()
  await tap.click()
  await expect(balanceOf(page)).toBeVisible()
  expect(made).toHaveLength(2)
  expect(made[1]).toBe(made[0])
})

test('without a network the login says so, sends nothing and keeps what was typed', async ({
  page,
  context,
}) => {
  const member = await registerMember()
  await page.goto('/login')
  await expect(dialogOf(page)).toBeVisible()
  await context.setOffline(true)
  await fillLogin(page, { account: member.name, password: member.password })
  await expect(dialogOf(page).getByText(word('Network error, please try again later'))).toBeVisible()
  await expect(dialogOf(page).getByLabel(word('Name, phone or e-mail'))).toHaveValue(member.name)
  await context.setOffline(false)
  await fillLogin(page, { account: member.name, password: member.password })
  await expect(balanceOf(page)).toBeVisible()
})
