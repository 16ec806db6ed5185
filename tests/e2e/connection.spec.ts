import type { Page } from '@playwright/test'
import { addCpfKey } from './support/account-form.ts'
import { goOffline, goOnline, readTable, untilInstalled } from './support/device.ts'
import { expect, test } from './support/test.ts'
import { word, wordLike } from './support/words.ts'

/** Issue 6: "The connection state is told calmly and truly (online, slow, offline, captive), from outcomes of requests." */

const chip = (page: Page) => page.getByRole('banner').getByRole('status')
const card = (page: Page) => page.getByRole('region', { name: word('Connection') })

const portal = { status: 200, contentType: 'text/html', body: '<html><h1>Wi-Fi do ônibus: entre aqui</h1>' }

test('a portal’s page is told as captive, is taken for no data, and its opening is found by itself', async ({
  memberTab: page,
}) => {
  await page.goto('/profile')
  await expect(chip(page)).toBeEmpty()
  await page.route(/\/(api\/|config\.json)/, route => route.fulfill(portal))
  await page.goto('/rechargeRecord')
  await expect(page.getByText(word('Not on this device yet'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    word('It needs the network once. This one wants a login first; after that it comes by itself.'),
  )
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('Network wants a login') })
    .click()
  await expect(card(page)).toContainText(word('This network wants something first'))
  await page.goBack()
  const stored = await readTable(page, 'recharges')
  expect(stored).toEqual([])

  await page.unroute(/\/(api\/|config\.json)/)
  await expect(chip(page)).toBeEmpty({ timeout: 20_000 })
  await expect(page.getByText(word('Not on this device yet'))).toHaveCount(0)
  await expect(page.getByText(word('No records available'))).toBeVisible()
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what waits and what was refused stand in the tray and at the profile, told apart, to be tried again or discarded', async ({
    memberTab: page,
    member,
    context,
  }) => {
    await page.goto('/withdrawal-card')
    await untilInstalled(page)
    await goOffline(context)
    await expect(chip(page)).toContainText(wordLike('Offline since {time}'))
    await addCpfKey(page, member.cpf)
    await addCpfKey(page, member.cpf)
    const profile = page.getByRole('link', { name: new RegExp(word('Profile')) }).first()
    await expect(profile).toContainText(word('{waiting} waiting', { waiting: 2 }))
    await chip(page).getByRole('link').click()
    await expect(card(page)).toContainText(word('No connection to us'))
    const waiting = page.getByRole('region', { name: word('Waiting to be sent') })
    await expect(waiting.getByRole('listitem')).toHaveCount(2)

    await goOnline(context)
    const refused = page.getByRole('region', { name: word('Waits for your decision') })
    await expect(refused.getByRole('listitem')).toHaveCount(1)
    await expect(waiting).toHaveCount(0)
    await expect(card(page)).toContainText(word('Connected'))
    await expect(profile).toContainText(word('{refused} refused', { refused: 1 }))
    await expect(profile).not.toContainText(word('{waiting} waiting', { waiting: 2 }))
    // Between the press and its answer the outcome is open, and nothing can be discarded.
    const answer = page.waitForResponse(/\/api\/memberbanks\/save/)
    await refused.getByRole('button', { name: word('Try again') }).click()
    await answer
    await expect(refused.getByRole('listitem')).toHaveCount(1)
    await refused.getByRole('button', { name: word('Discard') }).click()
    await expect(page.getByText(word('Nothing is waiting to be sent'))).toBeVisible()
    await expect(profile).not.toContainText(word('{refused} refused', { refused: 1 }))
  })
})
