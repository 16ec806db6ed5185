import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { usualAxeFindings } from '../support/faults/axe.ts'
import { createPayee, readBalance, withdraw } from '../support/forms/payee.ts'
import { operatorWord as word } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const look = async (page: Page) => expect(await usualAxeFindings(page, ['light'])).toEqual([])

test('an adjustment takes two persons: one proposes it, the other adds the money, and the log says who', async ({
  page,
  browser,
  administrator,
}) => {
  const payee = await createPayee()
  const before = Number((await readBalance(payee)).money)
  await administrator.openBackOffice(page, 'Propõe', `/backoffice/members?search=${payee.name}`)
  await press(page, word('More about {name}', { name: payee.name }))
  await press(page, word('Propose an adjustment'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(word('Amount')).fill('12,34')
  await dialog.getByLabel(word('Reason')).fill('Rodada liquidada errada')
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByText(word('Proposed. Another person must approve it.'))).toBeVisible()
  await page.goto('/backoffice/adjustments')
  const own = page.getByRole('listitem').filter({ hasText: payee.name })
  await expect(own).toContainText(word('You proposed it: another person decides.'))
  await expect(own.getByRole('button', { name: word('Approve') })).toHaveCount(0)
  await look(page)

  const second = await (await browser.newContext()).newPage()
  await administrator.openBackOffice(second, 'Aprova', '/backoffice/adjustments')
  const waiting = second.getByRole('listitem').filter({ hasText: payee.name })
  await waiting.getByRole('button', { name: word('Approve') }).click()
  await second.getByRole('dialog').getByRole('button', { name: /12,34/ }).click()
  await expect(waiting).toHaveCount(0)
  expect(Number((await readBalance(payee)).money) - before).toBeCloseTo(12.34, 2)

  await second.getByRole('link', { name: word('Audit'), exact: true }).click()
  const log = second.getByRole('list', { name: word('Audit') })
  await expect(log.getByText(word('Approved an adjustment')).first()).toBeVisible()
  await press(second, word('Check the chain'))
  await expect(second.getByRole('status').filter({ hasText: /Íntegra/ })).toBeVisible()
  const file = second.waitForEvent('download')
  await press(second, 'CSV')
  expect((await file).suggestedFilename()).toMatch(/^arara-audit-\d{4}-\d\d-\d\d\.csv$/)
  await look(second)
  await second.context().close()
})

test('the queue is narrowed by filters that stand in the address, and widened again', async ({
  page,
  administrator,
}) => {
  const payee = await createPayee()
  await withdraw(payee, '37.00')
  await administrator.openBackOffice(page, 'Filtra')
  const rows = page.getByRole('list', { name: word('Withdrawals') })
  await press(page, word('Filters'))
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(word('Member: name begins with, or the whole id')).fill(payee.name)
  await sheet.getByLabel(word('From R$')).fill('37,00')
  await sheet.getByLabel(word('Up to R$')).fill('37')
  await sheet.getByLabel(word('Risk')).selectOption('first_withdrawal')
  await sheet.getByRole('button', { name: word('Show'), exact: true }).click()
  await expect(page).toHaveURL(/member=.*min=37.00|min=37.00.*member=/)
  await expect(rows.getByRole('listitem')).toHaveCount(1)
  await rows.getByRole('link', { name: payee.name }).click()
  await expect(page.getByRole('list', { name: word('Worth a second look') })).toContainText(
    word('First withdrawal'),
  )
  await expect(page.getByRole('region', { name: word('Wallet and history') })).toContainText(
    word('Last changes'),
  )
  await look(page)
  await page.goto('/backoffice/withdrawals?min=99999')
  await expect(page.getByText(word('Nothing fits these filters.'))).toBeVisible()
  await press(page, word('Without filters'))
  await expect(rows.getByRole('link', { name: payee.name })).toBeVisible()
})

test('an owner proposes somebody new, whom another approves, and ends a session of theirs', async ({
  page,
  browser,
  administrator,
}) => {
  await administrator.openBackOffice(page, 'Dona')
  await page.getByRole('link', { name: word('Team'), exact: true }).click()
  await press(page, word('Invite'))
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(word('Name')).fill('Nova')
  const email = `nova.${Date.now()}@arara.test`
  await sheet.getByLabel(word('E-mail')).fill(email)
  await sheet.getByLabel(word('Reason, for the audit')).fill('Mais saques do que mãos')
  await sheet.locator('button[type=submit]').click()
  await expect(page.getByText(word('Proposed. Another owner must approve it.'))).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await administrator.openBackOffice(other, 'Dono', '/backoffice/approvals')
  const waiting = other.getByRole('listitem').filter({ hasText: email })
  await look(other)
  await waiting.getByRole('button', { name: word('Approve') }).click()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: word('Approve') })
    .click()
  await expect(waiting).toHaveCount(0)
  await other.context().close()
  await expect(page.getByRole('list', { name: word('Sessions') })).toContainText(word('This one'))
  await look(page)
})

const pictureReply = z.object({ data: z.object({ art: z.string() }) })

/** Runs in the page: a picture like a photo, of which no two places are the same. */
async function makePhoto(): Promise<string> {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [2_400, 1_600]
  const pen = canvas.getContext('2d')
  for (let at = 0; at < 4_000; at += 1) {
    if (pen) pen.fillStyle = `hsl(${(at * 137) % 360} 60% 50%)`
    pen?.fillRect((at * 613) % 2_400, (at * 389) % 1_600, 40, 40)
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

test('a photo that an operator brings for a banner becomes as small as banners show it', async ({
  page,
  administrator,
}) => {
  await administrator.openBackOffice(page, 'Escreve', '/backoffice/content?room=banner')
  await press(page, word('New'))
  const photo = Buffer.from(await page.evaluate(makePhoto), 'base64')
  const kept = page.waitForResponse(/\/api\/admin\/banners\/picture/)
  await page
    .getByLabel(word('Bring a picture of your own'))
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: photo })
  const { art } = z.parse(pictureReply, await (await kept).json()).data
  const shown = await page.request.get(art)
  expect(shown.headers()['content-type']).toBe('image/webp')
  expect((await shown.body()).length).toBeLessThan(Math.min(photo.length, 120_000))
  const size = await page.evaluate(async address => {
    const picture = await createImageBitmap(await (await fetch(address)).blob())
    return [picture.width, picture.height]
  }, art)
  expect(size).toEqual([800, 533])
})
