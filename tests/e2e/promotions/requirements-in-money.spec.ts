import { formatMoney } from '../../../src/i18n/format-money.ts'
import { depositByPix } from '../support/forms/payee.ts'
import { claimButton } from '../support/promotion-pages.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

test('a game states what each requirement asks for in its own stakes, the deposit first: R$ 10 free is R$ 50 on dice', async ({
  memberTab: page,
  member,
}) => {
  await depositByPix(member, '200.00')
  await page.goto('/primo-deposito')
  const asks = (least: bigint, most: bigint) =>
    word('That is {least} of stakes on games that keep 5% or more, {most} on one that keeps 1%.', {
      least: formatMoney(least),
      most: formatMoney(most),
    })
  await expect(page.getByText(asks(400_000n, 2_000_000n)).first()).toBeVisible()
  await expect(page.getByText(asks(1_000n, 5_000n)).first()).toBeVisible()
  await claimButton(page).click()
  await expect(page.getByRole('button', { name: word('You have claimed it.') })).toBeVisible()

  await page.goto('/gameInfo?id=dados-da-arara')
  const here = page.getByRole('region', { name: word('Left to stake on this game') })
  await expect(here.getByRole('term').first()).toHaveText(
    word('Deposit of {deposit}', { deposit: formatMoney(20_000n) }),
  )
  await expect(here.getByRole('definition').nth(0)).toHaveText(formatMoney(20_000n))
  await expect(here.getByRole('definition').nth(1)).toHaveText(formatMoney(5_000n))
  await expect(here).toContainText(formatMoney(2_000_000n))
})
