import { amountField, ask } from '../support/forms/deposit-form.ts'
import { depositByPix } from '../support/forms/payee.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

test('the form says what it takes: minimum, maximum and what cannot be read, before anything is sent', async ({
  memberTab: page,
}) => {
  const sent: string[] = []
  page.on('request', request => request.url().includes('/recharge/online') && sent.push(request.url()))
  await page.goto('/recharge')
  await ask(page).click()
  // What the way to pay takes and costs stands there, too.
  const noAmount = new RegExp(`^${word('Enter an amount')}.*${word('No fee')}$`)
  await expect(amountField(page)).toHaveAccessibleDescription(noAmount)
  for (const [typed, reported] of [
    ['9,99', wordLike('The least is {least}')],
    ['50000,01', wordLike('The most is {most}')],
    ['1e3', new RegExp(word('Write an amount such as {fifty}', { fifty: '50,00' }))],
  ] as const) {
    await amountField(page).fill(typed)
    await ask(page).click()
    await expect(amountField(page)).toHaveAccessibleDescription(reported)
  }
  await page.getByRole('button', { name: 'R$ 100', exact: true }).click()
  await expect(amountField(page)).toHaveValue('100,00')
  await expect(page.getByRole('main')).toContainText(/R\$\s100,00/)
  expect(sent).toEqual([])
})

test('on a small phone the amount and its button are in sight at once, above the bar of places', async ({
  memberTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/recharge')
  const bar = await page.getByRole('navigation', { name: word('Main places') }).boundingBox()
  await expect(amountField(page)).toBeVisible()
  const [field, button] = [await amountField(page).boundingBox(), await ask(page).boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

for (const [what, width, height] of [
  ['a small phone', 360, 640],
  ['a desk', 1280, 800],
] as const) {
  test(`on ${what} the outcome of a lost answer is shown above the button, never over it`, async ({
    memberTab: page,
    member,
    context,
  }) => {
    await depositByPix(member, '50.00')
    await page.setViewportSize({ width, height })
    await page.goto('/recharge')
    await context.route('**/api/recharge/online*', async route => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await amountField(page).fill('55')
    await ask(page).click()
    const arrived = wordLike('It did arrive: the order is there and waits for your payment.')
    const news = page.getByRole('status').locator('[popover]').filter({ hasText: arrived })
    await expect(news).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(word('No answer came. Your request may have arrived or not.'))).toHaveCount(0)
    // A press would scroll until it meets the button: where both stand is looked at instead.
    const [reported, button] = [await news.boundingBox(), await ask(page).boundingBox()]
    expect((reported?.y ?? 0) + (reported?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  })
}
