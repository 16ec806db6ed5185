import { axeFindings } from '../support/faults/axe.ts'
import { pressOn, tabTo, typeInto } from '../support/faults/keyboard.ts'
import { layoutFaults } from '../support/faults/layout-faults.ts'
import { createPayee } from '../support/forms/payee.ts'
import { games, openTable, outcomeOf, startButton } from '../support/game-table.ts'
import { openAs } from '../support/open-as.ts'
import { expect, test } from '../support/test.ts'
import { guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

// The pages that differ most; every other one, 200 %, high contrast and whole journeys: `npm run access` (docs/guides/browser-tests.md).
test.use({ viewport: { width: 320, height: 640 } })

test('at 320 px neither axe nor the eye finds a fault in a guest’s lobby and dialog, light or dark', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: word('Popular') })).toBeVisible()
  expect([...(await axeFindings(page)), ...(await layoutFaults(page))]).toEqual([])
  await guestDoor(page, 'Register').click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  expect([...(await axeFindings(page)), ...(await layoutFaults(page))]).toEqual([])
})

test('at 320 px neither axe nor the eye finds a fault where a member deposits and reads their records', async ({
  page,
}) => {
  const payee = await createPayee('1000.00')
  const pages = [
    { path: '/recharge', name: word('Deposit') },
    { path: '/rechargeRecord', name: word('Deposit records') },
  ]
  for (const { path, name } of pages) {
    if (path === '/recharge') await openAs(page, payee, { path })
    else await page.evaluate(to => history.pushState(null, '', to), path)
    await expect(page).toHaveTitle(`${name} · Arara Cassino`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    expect([...(await axeFindings(page)), ...(await layoutFaults(page))], path).toEqual([])
  }
})

test('a guest finds a game and plays it by keyboard: skip link, search, stage, result', async ({ page }) => {
  await page.goto('/searchGames')
  await page.keyboard.press('Tab')
  await typeInto(page, page.getByRole('searchbox'), games.dice.name)
  await pressOn(page, page.getByRole('button', { name: word('Demo: {name}', { name: games.dice.name }) }))
  await pressOn(page, page.getByRole('button', { name: word('Try the demo') }))
  await pressOn(page, startButton(page, 'dice'))
  await expect(outcomeOf(page, 'dice')).toBeVisible()
})

test('the focus is seen at what is chosen already: the chip in hand, the picture of the profile', async ({
  memberTab: page,
}) => {
  await openTable(page, 'roulette', 'demo')
  const chips = page.getByRole('group', { name: word('Chip'), exact: true })
  await tabTo(page, chips.getByRole('button', { pressed: true }))
  await page.goto('/profile')
  const door = page.getByRole('button', { name: word('Choose a picture') })
  const sheet = page.getByRole('dialog', { name: word('Choose a picture') })
  await pressOn(page, door)
  await sheet.getByRole('button', { pressed: false }).nth(2).click()
  await expect(sheet).toHaveCount(0)
  await pressOn(page, door)
  await tabTo(page, sheet.getByRole('button', { pressed: true }))
})
