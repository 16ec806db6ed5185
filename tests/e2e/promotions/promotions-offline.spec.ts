import type { Page } from '@playwright/test'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { goOffline, readTable, untilInstalled } from '../support/device.ts'
import { depositByPix } from '../support/forms/payee.ts'
import { openAs } from '../support/open-as.ts'
import { claimButton, goBack, openCard, paidTo, reportedOffline } from '../support/promotion-pages.ts'
import { expect, installedTest } from '../support/test.ts'
import { word } from '../support/words.ts'

/** Every page that the activity centre leads to; the first deposit is left out. */
const pages = [
  'Recharge rebate',
  'Recharge reward',
  'Daily cashback',
  'Invite a friend',
  'Betting rebate',
  'Wheel of fortune',
  'Rewards received',
  'Cashback history',
]

/** Reads each page with its age, the chest and the second wheel among them, and comes back to the activity centre. */
async function readAll(page: Page) {
  const main = page.getByRole('main')
  const age = main.getByText(/^atualizado/)
  for (const title of pages) {
    await openCard(page, title)
    await expect(age, title).toBeVisible()
    if (title === 'Wheel of fortune') {
      await page.getByRole('tab', { name: word('Daily wheel') }).click()
      await expect(main.getByRole('button', { name: word('Spin'), exact: true })).toBeEnabled()
      await expect(age, 'Daily wheel').toBeVisible()
    }
    if (title === 'Invite a friend') {
      await page.getByRole('link', { name: word('Treasure chest') }).click()
      await expect(
        main.getByText(word('{have} of {friends}', { have: 0, friends: 1 }), { exact: true }),
      ).toBeVisible()
      await expect(age, 'Treasure chest').toBeVisible()
      await goBack(page)
    }
    await goBack(page)
  }
}

const kept = async (page: Page) => (await readTable(page, 'answers')).map(row => row.name)

// Claims need connectivity and say so offline; everything else about promotions is readable offline.
installedTest(
  'what was read of the promotions is read offline after a reload, with its age; a claim, a day, a spin are refused in a clear sentence',
  async ({ page, member, context }) => {
    installedTest.setTimeout(120_000)
    await depositByPix(member, '100.00')
    await openAs(page, member, { path: '/promotion/activity' })
    await readAll(page)
    await openCard(page, 'First deposit')
    await expect(claimButton(page)).toBeEnabled()
    const wanted = ['activities', 'first-deposit', 'offers', 'recharge-rebate', 'seven-days', 'daily-wheel']
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(wanted))
    await untilInstalled(page)
    await goOffline(context)
    await page.reload()
    const main = page.getByRole('main')
    const reported = page.getByText(reportedOffline)
    await expect(main.getByText(/^atualizado/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /Offline/ })).toBeAttached()
    await claimButton(page).click()
    await expect(reported).toBeVisible()
    await goBack(page)
    await expect(main.getByText(word('Ready: {amount}', { amount: formatMoney(11_000n) }))).toBeVisible()
    await main.getByRole('button', { name: word('Take today'), exact: true }).click()
    await expect(reported).toBeVisible()
    await readAll(page)
    await openCard(page, 'Wheel of fortune')
    await page.getByRole('tab', { name: word('Daily wheel') }).click()
    await main.getByRole('button', { name: word('Spin'), exact: true }).click()
    await expect(reported).toBeVisible()
    await goBack(page)
    await openCard(page, 'Recharge rebate')
    await expect(page.getByText(word('In play'))).toBeVisible()
    await expect(page.getByRole('button', { name: word('Nothing to claim yet') })).toBeDisabled()
    expect(await paidTo(member)).toEqual([])
  },
)
