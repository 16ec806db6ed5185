import type { Page } from '@playwright/test'
import type { ChangingSite } from '../support/changing-site.ts'
import { goOffline, readTable, untilControlled, untilInstalled } from '../support/device.ts'
import { photo, posesOf } from '../support/forms/identity-form.ts'
import { createPayee, depositByPix } from '../support/forms/payee.ts'
import { fillWithdrawal, listWithdrawals, typePin } from '../support/forms/withdrawal-form.ts'
import { drawButton, games, listRounds, startButton, untilPlayable } from '../support/game-table.ts'
import { holdSession, openAs } from '../support/open-as.ts'
import { claimButton, paidTo } from '../support/promotion-pages.ts'
import { betOnFelt, sharedRoundMs } from '../support/shared-table.ts'
import { expect } from '../support/test.ts'
import {
  agree,
  agreeWhileBusy,
  install,
  isOld,
  openLobbyWithNew,
  openStage,
  test,
  untilNew,
} from '../support/updating.ts'
import { word, wordLike } from '../support/words.ts'

/* "Service-worker update in the middle of each kind of use": what the operator has not answered yet. */
test.use({ serviceWorkers: 'allow' })

/** What the server answers to this call waits; `answer` lets it through. */
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

/** A new version is on the device while its member is busy, and agreed to: the page stays the old one. */
async function installWhileBusy(page: Page, site: ChangingSite) {
  await install(page, site)
  await agreeWhileBusy(page)
  expect(await isOld(page)).toBe(true)
}

/** What was under way is answered, once, and then the new version is there: within seconds, without another press. */
async function answerThenNew(page: Page, held: Awaited<ReturnType<typeof holdAnswer>>) {
  await expect.poll(held.asked).toBe(1)
  expect(await isOld(page)).toBe(true)
  held.answer()
  await untilNew(page)
  expect(held.asked()).toBe(1)
}

/** The member's rounds that the new version tells of. */
async function roundsReported(page: Page, site: ChangingSite) {
  await page.goto(`${site.url}/fairness`)
  return page.getByRole('list', { name: word('Your rounds') }).getByRole('button')
}

test('a deposit that is half typed keeps what was typed, and under way it is answered before the page is a new one, which shows its order', async ({
  page,
  site,
  member,
}) => {
  await openAs(page, member, { base: site.url, path: '/recharge' })
  await untilControlled(page)
  const held = await holdAnswer(page, '/api/recharge/online')
  const amount = page.getByRole('textbox', { name: word('Amount') })
  await amount.fill('50')
  await installWhileBusy(page, site)
  await expect(amount).toHaveValue(/^50/)
  await page.getByRole('button', { name: word('Get the Pix code') }).click()
  await answerThenNew(page, held)
  await expect(page).toHaveURL(/\/recharge-payment\?order=/)
  await expect(page.getByRole('img', { name: word('Pix QR code') })).toBeVisible()
})

test('a withdrawal that is half typed keeps what was typed, and under way it is answered before the new version comes, which tells of it, once', async ({
  page,
  site,
}) => {
  const payee = await createPayee()
  await openAs(page, payee, { base: site.url, path: '/withdraw' })
  await untilControlled(page)
  const held = await holdAnswer(page, '/api/drawing')
  const amount = page.getByLabel(word('Amount'), { exact: true })
  await amount.fill('50')
  await installWhileBusy(page, site)
  await expect(amount).toHaveValue(/^50/)
  await fillWithdrawal(page, '50')
  await typePin(page)
  await answerThenNew(page, held)
  const under = 'A withdrawal is under way. You can ask for the next one when it has ended.'
  await expect(page.getByText(word(under))).toBeVisible()
  expect(await listWithdrawals(payee)).toMatchObject([{ state: 'pending', money: '50.00' }])
})

test('a claim under way is answered before the new version comes, which tells of it, and is paid once', async ({
  page,
  site,
  member,
}) => {
  await depositByPix(member, '100.00')
  await openAs(page, member, { base: site.url, path: '/primo-deposito' })
  await untilControlled(page)
  const held = await holdAnswer(page, '/api/ftd/claim')
  await claimButton(page).click()
  await installWhileBusy(page, site)
  await answerThenNew(page, held)
  await expect(page.getByRole('button', { name: word('You have claimed it.') })).toBeVisible()
  // Bonus and free money.
  expect(await paidTo(member)).toEqual(['ftd', 'ftd'])
})

test('a bet on its way is answered and shown before the new version comes, which has its round, once', async ({
  page,
  site,
  member,
}) => {
  await openStage(page, site, member, games.dice.id)
  await untilPlayable(page, 'dice')
  const held = await holdAnswer(page, '/api/game/round/start')
  await startButton(page, 'dice').click()
  await installWhileBusy(page, site)
  await answerThenNew(page, held)
  await expect(await roundsReported(page, site)).toHaveCount(1)
  expect(await listRounds(member)).toMatchObject([{ game_id: games.dice.id, state: 'settled' }])
})

test('numbers that the member picked stay on the ticket when a new version is agreed to, which comes as the game is left', async ({
  page,
  site,
  member,
}) => {
  await openStage(page, site, member, games.keno.id)
  await untilPlayable(page, 'keno')
  const numbers = page.locator('.keno').getByRole('button', { pressed: true })
  const clear = page.getByRole('button', { name: word('Clear the ticket') })
  await clear.click()
  await page.getByRole('button', { name: '7', exact: true }).click()
  await installWhileBusy(page, site)
  await expect(numbers).toHaveText(['7'])
  await page.goBack()
  await untilNew(page)
})

test('a bet at a table that all share is decided before the new version comes, which has its round', async ({
  page,
  site,
  member,
}) => {
  await openStage(page, site, member, 'roleta-ao-vivo')
  await install(page, site)
  await betOnFelt(page, word('Red'))
  await agree(page)
  // Known by the rounds, whose clock is not the toast's: while this one is open the page is the old one. On a busy machine it may be over by now.
  const seen = async () => {
    const wasOld = await isOld(page)
    const isOver = (await listRounds(member)).length > 0
    return isOver ? 'over' : wasOld ? 'open, the old page' : 'open, a new page'
  }
  let last = ''
  const look = async () => {
    last = await seen()
    return last
  }
  await expect.poll(look, { timeout: sharedRoundMs }).not.toBe('open, the old page')
  expect(last).toBe('over')
  await untilNew(page)
  // A chip that a busy machine showed late was laid a second time (`betOnFelt`): the stake is not what this is about.
  const [round] = await listRounds(member)
  expect(round).toMatchObject({ game_id: 'roleta-ao-vivo', state: 'settled' })
  await expect((await roundsReported(page, site)).first()).toBeVisible()
})

test('a picture on its way arrives before the new version comes, which has it, once', async ({
  page,
  site,
  member,
}) => {
  await openAs(page, member, { base: site.url, path: '/security-center/identity' })
  await untilControlled(page)
  const held = await holdAnswer(page, '/api/identity/picture')
  await page.getByLabel(word('Front of the document')).setInputFiles(photo)
  await installWhileBusy(page, site)
  await answerThenNew(page, held)
  // The next step is open only where the document is there.
  await expect(
    posesOf(page)
      .first()
      .getByRole('button', { name: word('Take the photo') }),
  ).toBeEnabled()
})

test('a slip of matches on its way is answered before the new version comes, which has it, once', async ({
  page,
  site,
  member,
}) => {
  await openStage(page, site, member, 'liga-arara')
  await install(page, site)
  const held = await holdAnswer(page, '/api/sports/bet')
  await expect(page.getByText(word('Kick-off in')).filter({ hasText: /00:(1[4-9]|2\d)/ })).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('article').first().getByRole('button', { pressed: false }).first().click()
  await page.getByRole('button', { name: wordLike('Bet {0}') }).click()
  await agreeWhileBusy(page)
  await answerThenNew(page, held)
  await page.getByRole('tab', { name: new RegExp(`^${word('My bets')}`) }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('an open round of the offline demo is played to its end before the new version comes, without a line', async ({
  page,
  site,
  member,
  context,
}) => {
  await holdSession(page, member, { base: site.url })
  await page.goto(`${site.url}/gameInfo?id=${games['video-poker'].id}&mode=demo`)
  await untilPlayable(page, 'video-poker')
  await untilInstalled(page)
  await install(page, site)
  await goOffline(context)
  await startButton(page, 'video-poker').click()
  await page.getByRole('button', { name: word('Play the offline demo') }).click()
  await startButton(page, 'video-poker').click()
  await expect(drawButton(page)).toBeEnabled()
  await agreeWhileBusy(page)
  expect(await isOld(page)).toBe(true)
  await drawButton(page).click()
  await untilNew(page)
  await expect(startButton(page, 'video-poker')).toBeEnabled({ timeout: 30_000 })
  expect(await readTable(page, 'offlineRounds')).toMatchObject([{ state: 'settled' }])
})

test('a log-in that is half typed keeps what was typed when another tab agrees to a new version, until it is over', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url)
  await untilControlled(page)
  await page
    .getByRole('button', { name: word('Log in') })
    .first()
    .click()
  const account = page.getByRole('dialog').getByRole('textbox').first()
  await account.fill('jogadora')
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  const other = await context.newPage()
  await openLobbyWithNew(other, site)
  await agreeWhileBusy(other)
  expect(await isOld(page)).toBe(true)
  await expect(account).toHaveValue('jogadora')
  await account.fill('')
  await untilNew(page)
})
