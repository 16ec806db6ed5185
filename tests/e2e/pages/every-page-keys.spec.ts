import { pressOn, tabTo, typeInto } from '../support/faults/keyboard.ts'
import { createPayee, payeePin } from '../support/forms/payee.ts'
import { createButton, registerDialog, registerField } from '../support/forms/register-form.ts'
import { confirmSheet, listWithdrawals } from '../support/forms/withdrawal-form.ts'
import { games, listRounds, openTable, outcomeOf, startButton } from '../support/game-table.ts'
import { openAs } from '../support/open-as.ts'
import { createPerson } from '../support/people.ts'
import { readFavourites } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf, guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

/* Whole journeys without a mouse; a part of `npm run access`. */

test('somebody registers and signs out again by keyboard alone', async ({ page }) => {
  const person = createPerson()
  await page.goto('/')
  await pressOn(page, guestDoor(page, 'Register'))
  const field = (label: string) => registerField(page, label)
  await typeInto(page, field(word('User name')), person.name)
  await typeInto(page, field(word('Mobile phone')), person.phone.slice(3))
  await typeInto(page, field(word('Password')), person.password)
  await typeInto(page, field(word('Password again')), person.password)
  await typeInto(page, field(word('Full name')), person.realname)
  await typeInto(page, field('CPF'), person.cpf)
  // The browser's own field, in the order of its own language, which is not the page's.
  await typeInto(page, field(word('Date of birth')), '01311990')
  await typeInto(page, field(word('Verification code')), '00000')
  const check = (name: string | RegExp) => registerDialog(page).getByRole('checkbox', { name })
  await pressOn(page, check(/termos/), 'Space')
  await pressOn(page, check(word('I am 18 or older.')), 'Space')
  await pressOn(page, createButton(page))
  await expect(balanceOf(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/profile')
  await pressOn(page, page.getByRole('main').getByRole('button', { name: word('Sign out'), exact: true }))
  const question = page.getByRole('dialog', { name: word('Sign out') })
  await pressOn(page, question.getByRole('button', { name: word('Sign out'), exact: true }))
  await expect(guestDoor(page, 'Log in')).toBeVisible()
  await expect(balanceOf(page)).toHaveCount(0)
})

test('a dialog holds the focus while it is open, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto('/')
  const door = guestDoor(page, 'Log in')
  await pressOn(page, door)
  const dialog = page.getByRole('dialog', { name: word('Log in') })
  await expect(dialog).toBeVisible()
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab')
    const left = await page.evaluate(() => {
      const at = document.activeElement
      // Between the last and the first stop the browser's own bar has the focus.
      return at !== document.body && at?.closest('dialog') === null ? at.outerHTML.slice(0, 100) : undefined
    })
    expect(left, 'a stop behind the dialog').toBeUndefined()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(door).toBeFocused()
})

test('a member deposits by keyboard, up to the copied code', async ({ memberPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/recharge')
  await typeInto(page, page.getByRole('textbox', { name: word('Amount') }), '50')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recharge-payment\?order=/)
  await pressOn(page, page.getByRole('button', { name: word('Copy the Pix code') }))
  await expect(page.getByRole('button', { name: word('Code copied') })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^000201/)
})

test('a member withdraws by keyboard', async ({ page }) => {
  const payee = await createPayee()
  await openAs(page, payee, { path: '/withdraw' })
  await typeInto(page, page.getByLabel(word('Amount'), { exact: true }), '50')
  await page.keyboard.press('Enter')
  await typeInto(page, confirmSheet(page).getByLabel(word('Withdrawal password')), payeePin)
  await pressOn(page, confirmSheet(page).getByRole('button', { name: word('Withdraw now') }))
  const applied =
    'The withdrawal application has been submitted successfully.Please wait for the administrators review.'
  await expect(page.getByText(word(applied))).toBeVisible()
  expect(await listWithdrawals(payee)).toHaveLength(1)
})

test.describe('at 360 px, above the bar of places', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('a member gives a game a heart, adds a PIX key and sets a limit by keyboard', async ({
    memberPage: page,
    member,
  }) => {
    await page.goto('/searchGames?q=Dados')
    const favouriteButton = page.getByRole('button', {
      name: word('Favourite {name}', { name: games.dice.name }),
    })
    await pressOn(page, favouriteButton)
    await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => readFavourites(member)).toEqual([games.dice.id])

    await page.goto('/withdrawal-card')
    await pressOn(page, page.getByRole('button', { name: word('Add an account') }))
    const sheet = page.getByRole('dialog')
    await typeInto(page, sheet.getByLabel('CPF', { exact: true }), member.cpf)
    await pressOn(page, sheet.getByRole('button', { name: word('Save the key') }))
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasText: word('Not confirmed yet') })).toBeVisible()

    await page.goto('/responsible-gaming')
    const [kind, period] = [word('Deposits'), word('A day')]
    const set = page.getByRole('button', { name: word('Set a limit: {kind}, {period}', { kind, period }) })
    await pressOn(page, set)
    // Fades in: before its first frame no edge of it is seen.
    await expect(sheet).toHaveCSS('opacity', '1')
    await typeInto(page, sheet.getByRole('textbox', { name: word('New limit') }), '100')
    await pressOn(page, sheet.getByRole('button', { name: word('Set the limit') }))
    await expect(page.getByText(word('The limit holds now.'))).toBeVisible()
    const change = page.getByRole('button', {
      name: word('Change limit: {kind}, {period}', { kind, period }),
    })
    await expect(change).toBeInViewport({ ratio: 1 })
  })
})

test('a list that keeps only the rows in view is walked by Tab, and its rows say their place', async ({
  page,
}) => {
  await page.goto('/game')
  const tile = (place: number) => page.locator(`main li[aria-posinset="${place}"] a`)
  await tabTo(page, tile(1))
  await tabTo(page, tile(20))
  await expect(tile(20)).toBeInViewport()
})

test('a game is played by keyboard for real money, and its result is said', async ({ page }) => {
  const payee = await createPayee()
  await openAs(page, payee)
  await openTable(page, 'dice', 'real')
  const before = (await listRounds(payee)).length
  await pressOn(page, startButton(page, 'dice'))
  await expect(outcomeOf(page, 'dice')).toBeVisible()
  expect((await listRounds(payee)).length).toBe(before + 1)
  await pressOn(page, page.getByRole('button', { name: word('Rules and return') }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: word('Rules and return') })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dados da Arara')
})
