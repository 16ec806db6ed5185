import { readFile } from 'node:fs/promises'
import { goOffline, readTable, untilInstalled } from '../support/device.ts'
import { follow } from '../support/faults/follow.ts'
import { createPayee, withdraw } from '../support/forms/payee.ts'
import { openAs } from '../support/open-as.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { word } from '../support/words.ts'

installedTest(
  'the order centre: movements, their filter in the address, what belongs together, and all of it without a network',
  async ({ page, context }) => {
    const payee = await createPayee()
    await withdraw(payee, '60.00')
    await openAs(page, payee, { path: '/profile' })
    await untilInstalled(page)

    await page.getByRole('link', { name: word('Orders') }).click()
    const list = page.getByRole('list', { name: word('Movements'), exact: true })
    await expect(list).toContainText(word('Set aside for a withdrawal'))
    await expect(list).toContainText(word('unreviewed'))
    await expect(list).toContainText(word('Deposit received'))
    await expect(page.getByRole('main')).toContainText('R$ 100,00')

    await page.getByRole('button', { name: word('Filter'), exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(word('Kind')).selectOption('recharge')
    await sheet.getByRole('button', { name: word('Show'), exact: true }).click()
    await expect(page).toHaveURL(/kind=recharge/)
    await expect(list).not.toContainText(word('Set aside for a withdrawal'))
    await page.goto('/order-center?kind=nonsense&state=pending')
    await expect(list).toContainText(word('Set aside for a withdrawal'))
    await expect(list.getByRole('button')).toHaveCount(1)

    await page.getByRole('link', { name: word('What belongs together') }).click()
    await page.getByRole('button', { name: new RegExp(`^${word('A withdrawal')}`) }).click()
    await expect(sheet).toContainText(word('Its movements'))
    await page.keyboard.press('Escape')

    for (const table of ['orders', 'orderAssociations'])
      await expect.poll(async () => (await readTable(page, table)).length).toBe(2)
    await goOffline(context)
    await page.goto('/order-center')
    await expect(page.getByText(word('This is what your device knows.'))).toBeVisible()
    await expect(list).toContainText(word('Set aside for a withdrawal'))
    await list.getByRole('button').first().click()
    await expect(sheet).toContainText(word('Before and after'))
    await page.keyboard.press('Escape')

    // Files are made on the device, so they need no network either.
    await page.getByRole('button', { name: word('Save as a file') }).click()
    const csv = page.waitForEvent('download')
    await sheet.getByRole('button', { name: word('CSV, for a spreadsheet') }).click()
    const saved = await csv
    expect(saved.suggestedFilename()).toMatch(/^arara-movements-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await saved.path(), 'utf8')
    expect(text).toContain(';100,00;')
    expect(text.split('\r\n')[1]).toContain(word('Set aside for a withdrawal'))
    await page.getByRole('button', { name: word('Save as a file') }).click()
    const pdf = page.waitForEvent('download')
    await sheet.getByRole('button', { name: word('PDF, to print or to show') }).click()
    expect((await readFile(await (await pdf).path(), 'latin1')).slice(0, 8)).toBe('%PDF-1.4')
  },
)

test('the game record and the records of deposits and withdrawals: filters that the address keeps, and a round’s proof', async ({
  page,
}) => {
  const payee = await createPayee()
  await withdraw(payee, '60.00')
  await openAs(page, payee, { path: '/withdrawalRecord' })
  const sheet = page.getByRole('dialog')
  const withdrawals = page.getByRole('list', { name: word('Withdrawal records') })
  await expect(withdrawals).toContainText('R$\u00a060,00')
  await page.getByRole('button', { name: word('Filter'), exact: true }).click()
  await sheet.getByLabel(word('Review')).selectOption('reviewed')
  await sheet.getByRole('button', { name: word('Show'), exact: true }).click()
  await expect(page).toHaveURL(/review=reviewed/)
  await expect(page.getByText(word('Nothing fits this filter'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(word('Nothing fits this filter'))).toBeVisible()
  await page.getByRole('button', { name: word('Show everything') }).click()
  await expect(withdrawals).toContainText('R$\u00a060,00')

  await page.goto('/rechargeRecord?state=paid')
  await expect(page.getByRole('list', { name: word('Deposit records') })).toContainText('R$\u00a0100,00')

  await follow(page, '/order-center/games')
  const rounds = page.getByRole('list', { name: word('Game rounds') })
  await expect(rounds.getByRole('button')).toHaveCount(10)
  const totals = page.getByRole('region', { name: word('Totals') })
  await expect(totals).toContainText(word('Rounds: {rounds}', { rounds: '10' }))
  await expect(totals).toContainText('R$\u00a0100,00')
  await rounds.getByRole('button').first().click()
  await sheet.getByRole('button', { name: word('Check that it was fair') }).click()
  await expect(sheet).toContainText(/[0-9a-f]{16}/)
})

test.describe('in Acre', () => {
  test.use({ timezoneId: 'America/Rio_Branco' })

  test('a record says whose times it shows, and at what the device is', async ({ memberTab: page }) => {
    await page.goto('/order-center')
    const zones = { there: 'UTC−3', here: 'UTC−5' }
    await expect(
      page.getByText(word('Times of Brasília ({there}). This device is at {here}.', zones)),
    ).toBeVisible()
  })
})
