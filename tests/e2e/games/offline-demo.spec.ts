import { formatMoney } from '../../../src/i18n/format-money.ts'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { depositByPix, readBalance } from '../support/forms/payee.ts'
import { listRounds, openTable, outcomeOf, stageOf, startButton } from '../support/game-table.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

test.use({ serviceWorkers: 'allow' })

test('a demo goes on without a connection, over a reload, with money that never meets the balance', async ({
  memberTab: page,
  context,
  member,
}) => {
  await depositByPix(member, '20.00')
  await openTable(page, 'dice', 'demo')
  await untilInstalled(page)
  await goOffline(context)
  await startButton(page, 'dice').click()
  const offer = page.getByRole('button', { name: word('Play the offline demo') })
  await offer.click()
  const label = page.getByText(word('Offline demo – not your balance, stays on this device'))
  await expect(label).toBeVisible()
  await startButton(page, 'dice').click()
  await expect(outcomeOf(page, 'dice')).toBeVisible()

  await page.reload()
  await expect(label).toBeVisible()
  const [purse] = await readTable(page, 'offlinePurses')
  const held = formatMoney(BigInt(String(purse?.money)))
  await expect(stageOf(page, 'dice').getByText(held)).toBeVisible()
  await startButton(page, 'dice').click()
  await expect(outcomeOf(page, 'dice')).toBeVisible()
  expect(await readTable(page, 'offlineRounds')).toHaveLength(2)
  expect(await readTable(page, 'queuedWrites')).toEqual([])

  await goOnline(context)
  await page.getByRole('button', { name: word('To the online demo') }).click()
  await expect(startButton(page, 'dice')).toBeEnabled()
  await expect(label).toBeHidden()
  expect((await readBalance(member)).money).toBe('20.00')
  expect(await listRounds(member)).toEqual([])
})
