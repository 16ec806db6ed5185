import * as z from 'zod/mini'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { goOffline, untilInstalled } from '../support/device.ts'
import { depositByPix } from '../support/forms/payee.ts'
import { beginSeeds } from '../support/seeds.ts'
import { askServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

// Offline the page comes from the service worker.
test.use({ serviceWorkers: 'allow' })

test('time and money are read without a network, with their age; the statement is saved and the self-test sends nothing', async ({
  memberTab: page,
  member,
  context,
}) => {
  await depositByPix(member, '50.00')
  const bet = { stake: '1.00', direction: 'under', target: 9_800 }
  const body = { game_id: 'dados-da-arara', mode: 'real', stake: '1.00', bet }
  await beginSeeds(member)
  await askServer('/api/game/round/start', z.unknown(), { token: member.token, body })
  await page.goto('/responsible-gaming')
  const lifetime = page.getByRole('region', { name: word('Net deposits since you registered') })
  await expect(lifetime).toContainText(formatMoney(5_000n))
  await untilInstalled(page)
  await goOffline(context)
  await page.reload()
  await expect(lifetime).toContainText(formatMoney(5_000n))
  await expect(
    page
      .getByRole('main')
      .getByText(/^atualizado/)
      .last(),
  ).toBeVisible()
  const course = page.getByRole('region', { name: word('Time and money by day and month') })
  await course.getByRole('button', { name: word('Show as a table') }).click()
  const today = course.getByRole('table').getByRole('row').last()
  await expect(today).toContainText(formatMoney(5_000n))
  await expect(today).toContainText(formatMoney(100n))
  await expect(today).toContainText(word('{minutes} min', { minutes: '1' }))

  await page.getByRole('button', { name: word('Save the statement') }).click()
  const saved = page.waitForEvent('download')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('CSV, for a spreadsheet') })
    .click()
  expect((await saved).suggestedFilename()).toMatch(/^arara-statement-\d{4}-/)

  const asked: string[] = []
  page.on('request', request => asked.push(request.method()))
  await page.getByRole('button', { name: word('Begin the test') }).click()
  for (let question = 0; question < 9; question += 1) {
    await page.getByRole('button', { name: word('Sometimes'), exact: true }).click()
  }
  await expect(page.getByText(word('Your answers speak of harm that deserves help'))).toBeVisible()
  await page.getByRole('link', { name: word('Find help') }).click()
  await expect(page.getByRole('link', { name: word('Call {phone}', { phone: '188' }) })).toBeInViewport()
  expect(asked.filter(method => method !== 'GET')).toEqual([])
})
