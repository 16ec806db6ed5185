import { usualAxeFindings } from '../support/faults/axe.ts'
import { operatorWord } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('the stake control offers no stake that could win more than the bound of a round', async ({
  memberTab: page,
}) => {
  await page.goto('/gameInfo?id=torre-de-gelo')
  await expect(page.getByText(word('Most a round wins'))).toBeVisible()
  await expect(page.getByText('64.880,64×')).toBeVisible()
  await page.screenshot({ path: 'test-results/win-bounds-info.png' })
  await page.goto('/gameInfo?id=torre-de-gelo&mode=demo')
  await page.getByRole('radio', { name: word('Master') }).click({ timeout: 60_000 })
  await page.getByRole('button', { name: new RegExp(word('Largest stake')) }).click()
  await expect(page.getByText('1,00 a 7,70')).toBeVisible()
  await page.screenshot({ path: 'test-results/win-bounds-tower.png' })
})

test('the desk reads what open bets could still win', async ({ page, administrator }) => {
  await administrator.openBackOffice(page, 'Olha', '/backoffice/exposure')
  await expect(page.getByRole('heading', { name: operatorWord('Liability') })).toBeVisible()
  await expect(page.getByText(operatorWord('Could win')).first()).toBeVisible()
  await page.screenshot({ path: 'test-results/win-bounds-desk.png', fullPage: true })
  expect(await usualAxeFindings(page, ['light', 'dark'])).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.screenshot({ path: 'test-results/win-bounds-desk-wide.png' })
})
