import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { refusalsPt } from '../../locales/refusals.pt.ts'
import { formatMoney } from '../../src/i18n/format-money.ts'
import { goOffline, goOnline, readTable, untilInstalled } from './support/device.ts'
import { askHouse, callHouse, type Member } from './support/house.ts'
import { openAs } from './support/open-as.ts'
import { depositByPix, readBalance } from './support/payee.ts'
import { stageRewards } from './support/stage-rewards.ts'
import { expect, test } from './support/test.ts'
import { balanceOf } from './support/visit.ts'
import { word, wordLike } from './support/words.ts'

const rewards = z.object({ data: z.array(z.object({ promotion: z.string(), amount: z.string() })) })
const paidTo = async ({ token }: Member) =>
  (await askHouse('/api/promotion/history', rewards, { token })).data.map(row => row.promotion)

const success = word('Reward claimed successfully!')
const offline = word(
  'You are offline: a reward is claimed with the network. Nothing was sent, and nothing is lost.',
)
const button = (page: Page, id: string) => page.getByRole('button', { name: wordLike(id) })
/** From the activity centre to a promotion's own page, by its card. */
async function openCard(page: Page, title: string) {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${word(title)}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: word(title) })).toBeVisible()
}
const back = (page: Page) => page.getByRole('link', { name: word('Back') }).click()

test('the first deposit is claimed once: refused offline in a clear sentence, then the literal success text, seen in a second tab', async ({
  memberTab: page,
  member,
  context,
}) => {
  await page.goto('/primo-deposito')
  await expect(page.getByText(word('of your first deposit as bonus'))).toBeVisible()
  await depositByPix(member, '200.00')
  const claim = button(page, 'Claim {amount}')
  await expect(claim).toBeEnabled()
  const second = await context.newPage()
  await second.goto('/promotion/history')
  await expect(second.getByText(word('No records available'))).toBeVisible()
  await goOffline(context)
  await claim.click()
  await expect(page.getByText(offline)).toBeVisible()
  expect(await paidTo(member)).toEqual([])
  await goOnline(context)
  await claim.click()
  await expect(page.getByText(success)).toBeVisible()
  expect(success).toBe('Recompensa reivindicada com sucesso!')
  await expect(page.getByRole('button', { name: word('You have claimed it.') })).toBeDisabled()
  await expect(balanceOf(page)).toContainText(word('{part} bonus', { part: formatMoney(20_000n) }))
  expect((await paidTo(member)).toSorted()).toEqual(['ftd', 'ftd'])
  await expect(second.getByText(word('First deposit'), { exact: true }).first()).toBeVisible()
  await expect(balanceOf(second)).toContainText(word('{part} bonus', { part: formatMoney(20_000n) }))
})

test('an answer to a claim that is lost on the way is settled and pays once; what another device has claimed is refused', async ({
  memberTab: page,
  member,
}) => {
  await depositByPix(member, '100.00')
  await page.goto('/primo-deposito')
  await page.route('**/api/ftd/claim', async route => {
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Claim {amount}').click()
  await expect(page.getByRole('button', { name: word('You have claimed it.') })).toBeVisible({
    timeout: 20_000,
  })
  expect(await paidTo(member)).toEqual(['ftd', 'ftd'])

  // This tab hears of nothing any more: it still offers the day that another device takes.
  await page.route('**/api/events**', route => route.abort())
  await page.goto('/promotion/activity')
  const take = page.getByRole('button', { name: word('Take today'), exact: true })
  await expect(take).toBeEnabled()
  expect(await callHouse('/api/day7/day7LoginV2', { token: member.token })).toMatchObject({ status: 200 })
  await take.click()
  await expect(page.getByText(refusalsPt.no_qualifying_recharge)).toBeVisible()
  await expect(page.getByRole('button', { name: word('Today is taken') })).toBeDisabled()
})

test('both wheels: no spin is refused in words, a spin ends at what the house drew, and can be drawn again on the device', async ({
  memberPage: page,
  member,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/promotion/activity/lottery-wheel')
  await expect(page.getByRole('button', { name: word('No more spins left') })).toBeDisabled()
  await depositByPix(member, '200.00')
  const spin = page.getByRole('button', { name: word('Spin'), exact: true })
  const told = page.getByRole('status').filter({ hasText: spinWords() })
  await spin.click()
  await expect(told).toBeVisible()
  expect(await paidTo(member)).toEqual(['lotterywheel'])
  await expect(page.getByRole('table')).toContainText('45')
  await page.getByRole('tab', { name: word('Daily wheel') }).click()
  await spin.click()
  await expect(told).toBeVisible()
  expect((await paidTo(member)).toSorted()).toEqual(['dailywheel', 'lotterywheel'])
  await expect(page.getByRole('button', { name: word('You have claimed it.') })).toBeDisabled()

  // "Provably fair": the seed told after the rotation draws the same prize, on the member's own device.
  const rotation = { mode: 'real', client_seed: 'minha' }
  const { token } = member
  await askHouse('/api/game/seeds/rotate', z.unknown(), { token, body: rotation })
  await page.goto('/promotion/history')
  await page.getByRole('button', { name: new RegExp(word('Wheel of fortune')) }).click()
  await expect(page.getByRole('dialog')).toContainText(word('The same prize'))
})

const spinWords = () => new RegExp(`${word('No prize this time')}|${wordLike('You won {amount}').source}`)

/** How far somebody is who has done nothing, on the card and on the page; the button; the refusal of section 8. */
const untouched = () => {
  const nothing = formatMoney(0n)
  const none = (need: string) => word('{have} of {need}', { have: nothing, need })
  const reward = `${word('Counted this month')}${none(formatMoney(100_000n))}`
  return [
    {
      title: 'Recharge rebate',
      card: `${word('Deposited')}${none(formatMoney(10_000n))}`,
      told: word('No eligible top-ups'),
      button: 'Nothing to claim yet',
      claim: 'rechargerebate',
      refusal: refusalsPt.no_eligible_recharge,
    },
    {
      title: 'Recharge reward',
      card: reward,
      told: reward,
      button: 'It begins with a deposit.',
      claim: 'rechargereward',
      refusal: refusalsPt.no_eligible_recharge,
    },
    {
      title: 'Daily cashback',
      card: word('You did not lose yesterday: there is nothing to give back.'),
      told: `${word("Yesterday's net loss")}${nothing}`,
      button: 'You did not lose yesterday: there is nothing to give back.',
      claim: 'dailyrescue',
      refusal: refusalsPt.not_eligible,
    },
    {
      title: 'Invite a friend',
      card: `${word('Friends')}${word('{have} of {need}', { have: '0', need: '1' })}`,
      told: word('for each friend; {qualified} paid so far', { qualified: 0 }),
      button: 'Nobody you invited qualifies yet.',
      claim: 'invitationactivity',
      refusal: refusalsPt.not_eligible,
    },
    {
      title: 'Betting rebate',
      card: word('There is too little to pay yet.'),
      told: word('earned and not paid yet; {paid} paid so far', { paid: nothing }),
      button: 'There is too little to pay yet.',
      claim: 'games/rebates',
      refusal: refusalsPt.not_eligible_to_receive,
    },
  ]
}

test('somebody who has done nothing yet reads in one visit what each reward asks and how far they are; no claim can be pressed, none is paid', async ({
  page,
  member,
}) => {
  const { token } = member
  const before = await readBalance(member)
  await openAs(page, member, { path: '/promotion/activity' })
  const main = page.getByRole('main')
  for (const { title, card, told, button: label, claim, refusal } of untouched()) {
    const link = main.getByRole('link', { name: new RegExp(`^${word(title)}`) })
    await expect(link).toContainText(card)
    await openCard(page, title)
    await expect(main).toContainText(told)
    await expect(main.getByRole('button', { name: word(label), exact: true })).toBeDisabled()
    await expect(button(page, 'Claim {amount}')).toHaveCount(0)
    const answer = await callHouse(`/api/${claim}/claim`, { token })
    expect(answer).toMatchObject({ status: 422, body: { message: refusal } })
    await back(page)
  }
  expect(await readBalance(member)).toEqual(before)
  await expect(balanceOf(page)).toContainText(formatMoney(0n))
  expect(await paidTo(member)).toEqual([])
})

test('every other reward is claimed in one visit: success text, the page reloaded, the balance live, the history whole', async ({
  page,
  member,
}) => {
  test.setTimeout(120_000)
  await stageRewards(member)
  await openAs(page, member, { path: '/promotion/activity' })
  const claimed = page.getByText(success)
  const claim = async (name: RegExp, then: string) => {
    const before = await readBalance(member)
    await page.getByRole('main').getByRole('button', { name }).click()
    await expect(claimed.first()).toBeVisible()
    await expect(page.getByRole('main').getByText(word(then)).first()).toBeVisible()
    const { money } = await readBalance(member)
    expect(Number(money)).toBeGreaterThan(Number(before.money))
    await expect(balanceOf(page)).toContainText(formatMoney(BigInt(money.replace('.', ''))))
    await claimed
      .locator('..')
      .getByRole('button', { name: word('Dismiss') })
      .click()
    await expect(claimed).toHaveCount(0)
  }
  await claim(wordLike('Take today and receive {amount}'), 'Today is taken')
  const pages = [
    ['Recharge rebate', 'Claimed'],
    ['Recharge reward', 'You have claimed it.'],
    ['Daily cashback', 'You have claimed it.'],
    ['Betting rebate', 'There is too little to pay yet.'],
  ] as const
  for (const [title, then] of pages) {
    await openCard(page, title)
    await claim(wordLike('Claim {amount}'), then)
    await back(page)
  }
  await openCard(page, 'Invite a friend')
  await claim(wordLike('Claim {amount}'), 'Paid')
  await page.getByRole('link', { name: word('Treasure chest') }).click()
  await claim(wordLike('Open: {amount}'), 'Opened')
  await page.goto('/promotion/cover')
  await expect(page.getByRole('main')).toContainText(formatMoney(1_250n))
  const all = ['dailyrescue', 'day7', 'invitationactivity', 'recharge', 'rechargerebate', 'rebates']
  expect([...new Set(await paidTo(member))].toSorted()).toEqual(all.toSorted())
})

test.describe('with the app installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what was read of the promotions is read offline after a reload, with its age; a claim is refused in a clear sentence', async ({
    page,
    member,
    context,
  }) => {
    await depositByPix(member, '100.00')
    await openAs(page, member, { path: '/promotion/activity/recharge-rebate' })
    await expect(page.getByText(word('In play'))).toBeVisible()
    await page.goto('/promotion/activity')
    const others = [
      'Recharge reward',
      'Daily cashback',
      'Invite a friend',
      'Betting rebate',
      'Wheel of fortune',
    ]
    for (const title of others) {
      await openCard(page, title)
      await expect(page.getByRole('main').getByText(/^atualizado/)).toBeVisible()
      await back(page)
    }
    await openCard(page, 'First deposit')
    await expect(button(page, 'Claim {amount}')).toBeEnabled()
    const wanted = ['activities', 'first-deposit', 'offers', 'recharge-rebate', 'seven-days']
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(wanted))
    await untilInstalled(page)
    await goOffline(context)
    await page.reload()
    const main = page.getByRole('main')
    await expect(main.getByText(/^atualizado/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /Offline/ })).toBeAttached()
    await button(page, 'Claim {amount}').click()
    await expect(page.getByText(offline)).toBeVisible()
    await back(page)
    await expect(main.getByText(word('Ready: {amount}', { amount: formatMoney(11_000n) }))).toBeVisible()
    for (const title of others) {
      await openCard(page, title)
      await expect(main.getByText(/^atualizado/), title).toBeVisible()
      await back(page)
    }
    await openCard(page, 'Recharge rebate')
    await expect(page.getByText(word('In play'))).toBeVisible()
    await expect(main.getByText(/^atualizado/)).toBeVisible()
    await expect(page.getByRole('button', { name: word('Nothing to claim yet') })).toBeDisabled()
    expect(await paidTo(member)).toEqual([])
  })
})

const kept = async (page: Page) => (await readTable(page, 'answers')).map(row => row.name)
