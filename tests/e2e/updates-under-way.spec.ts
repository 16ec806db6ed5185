import type { Page } from '@playwright/test'
import type { ChangingSite } from './support/changing-site.ts'
import { untilControlled } from './support/device.ts'
import { listRounds } from './support/game-table.ts'
import { holdSession, openAs } from './support/open-as.ts'
import { createPayee, depositByPix } from './support/payee.ts'
import { claimButton, paidTo } from './support/promotion-pages.ts'
import { betOnFelt, sharedRoundMs } from './support/shared-table.ts'
import { expect } from './support/test.ts'
import { agree, install, isOld, postponed, test, untilNew } from './support/updating.ts'
import { fillWithdrawal, listWithdrawals, typePin } from './support/withdrawal-form.ts'
import { word } from './support/words.ts'

/* Issue, Proof: "Service-worker update in the middle of each kind of use": what the house has not answered yet. */
test.use({ serviceWorkers: 'allow' })

/** What the house answers to this call waits; `answer` lets it through. */
async function holdAnswer(page: Page, call: string) {
  const { promise: gate, resolve: answer } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(`**${call}*`, async route => {
    asked += 1
    const response = await route.fetch()
    await gate
    await route.fulfill({ response })
  })
  return { answer, asked: () => asked }
}

/**
 * A new version comes while the answer is on its way, and its member agrees: the page stays the old one until it is here. When the
 * new one comes then is the browser's: Chromium lets it wait until it has seen the worker before it rest, and one that the page
 * has just asked something rests late.
 */
async function updateInBetween(page: Page, site: ChangingSite, held: Awaited<ReturnType<typeof holdAnswer>>) {
  await expect.poll(held.asked).toBe(1)
  await install(page, site)
  await agree(page)
  await expect(postponed(page)).toBeVisible()
  expect(await isOld(page)).toBe(true)
  held.answer()
}

test('a deposit under way is answered before the page is a new one, and its order is there', async ({
  page,
  site,
  member,
}) => {
  await openAs(page, member, { base: site.url, path: '/recharge' })
  await untilControlled(page)
  const held = await holdAnswer(page, '/api/recharge/online')
  await page.getByRole('textbox', { name: word('Amount') }).fill('50')
  await page.getByRole('button', { name: word('Get the Pix code') }).click()
  await updateInBetween(page, site, held)
  await untilNew(page)
  await expect(page).toHaveURL(/\/recharge-payment\?order=/)
  await expect(page.getByRole('img', { name: word('Pix QR code') })).toBeVisible()
  expect(held.asked()).toBe(1)
})

test('a withdrawal under way is answered before the new version may come, and is there once', async ({
  page,
  site,
}) => {
  const payee = await createPayee()
  await openAs(page, payee, { base: site.url, path: '/withdraw' })
  await untilControlled(page)
  const held = await holdAnswer(page, '/api/drawing')
  await fillWithdrawal(page, '50')
  await typePin(page)
  await updateInBetween(page, site, held)
  // What the old page says of it, and the new one.
  const submitted =
    'The withdrawal application has been submitted successfully.Please wait for the administrators review.'
  const under = 'A withdrawal is under way. You can ask for the next one when it has ended.'
  await expect(page.getByText(word(submitted)).or(page.getByText(word(under)))).toBeVisible()
  expect(held.asked()).toBe(1)
  expect(await listWithdrawals(payee)).toMatchObject([{ state: 'pending', money: '50.00' }])
})

test('a claim under way is answered before the new version may come, and is paid once', async ({
  page,
  site,
  member,
}) => {
  await depositByPix(member, '100.00')
  await openAs(page, member, { base: site.url, path: '/primo-deposito' })
  await untilControlled(page)
  const held = await holdAnswer(page, '/api/ftd/claim')
  await claimButton(page).click()
  await updateInBetween(page, site, held)
  await expect(page.getByRole('button', { name: word('You have claimed it.') })).toBeVisible()
  expect(held.asked()).toBe(1)
  // Bonus and free money.
  expect(await paidTo(member)).toEqual(['ftd', 'ftd'])
})

test('a bet at a table that all share is decided before the new version may come', async ({
  page,
  site,
  member,
}) => {
  test.setTimeout(180_000)
  await depositByPix(member, '100.00')
  await holdSession(page, member, { base: site.url })
  await page.goto(`${site.url}/gameInfo?id=roleta-ao-vivo&mode=real`)
  await untilControlled(page)
  await install(page, site)
  await betOnFelt(page, word('Red'))
  await agree(page)
  // Told by the rounds, whose clock is not the toast's: while this one is open the page is the old one.
  const seen = async () => {
    const wasOld = await isOld(page)
    const isOver = (await listRounds(member)).length > 0
    return isOver ? 'over' : wasOld ? 'open, the old page' : 'open, a new page'
  }
  expect(await seen()).toBe('open, the old page')
  let last = ''
  const look = async () => {
    last = await seen()
    return last
  }
  await expect.poll(look, { timeout: sharedRoundMs }).not.toBe('open, the old page')
  expect(last).toBe('over')
  expect(await listRounds(member)).toMatchObject([
    { game_id: 'roleta-ao-vivo', state: 'settled', stake: '1.00' },
  ])
})
