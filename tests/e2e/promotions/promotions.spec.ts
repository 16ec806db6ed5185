import { refusalsPt } from '../../../locales/refusals.pt.ts'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { goOffline, goOnline } from '../support/device.ts'
import { depositByPix, readBalance } from '../support/forms/payee.ts'
import { openAs } from '../support/open-as.ts'
import { claimButton, goBack, openCard, paidTo, reportedOffline } from '../support/promotion-pages.ts'
import { beginSeeds } from '../support/seeds.ts'
import { callServer, type Member } from '../support/server.ts'
import { stageRewards } from '../support/stage-rewards.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'
import { word, wordLike } from '../support/words.ts'

const success = word('Reward claimed successfully!')

/** What the server says to a claim that pays nothing. */
async function expectRefused({ token }: Member, path: string, message: string, body: object = {}) {
  expect(await callServer(`/api/${path}`, { token, body })).toMatchObject({ status: 422, body: { message } })
}

test('the first deposit is claimed once: refused offline in a clear sentence, then the literal success text, seen in a second tab', async ({
  memberTab: page,
  member,
  context,
}) => {
  await page.goto('/primo-deposito')
  await expect(page.getByText(word('of your first deposit as bonus'))).toBeVisible()
  await expect(claimButton(page)).toHaveCount(0)
  await expectRefused(member, 'ftd/claim', refusalsPt.not_eligible)
  await depositByPix(member, '200.00')
  const claim = claimButton(page)
  await expect(claim).toBeEnabled()
  const second = await context.newPage()
  await second.goto('/promotion/history')
  await expect(second.getByText(word('No records available'))).toBeVisible()
  await goOffline(context)
  await claim.click()
  await expect(page.getByText(reportedOffline)).toBeVisible()
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
  // On such a line the stream of news does not come through either.
  await page.route('**/api/events**', route => route.abort())
  await page.goto('/primo-deposito')
  await page.route('**/api/ftd/claim', async route => {
    await route.fetch()
    await route.abort()
  })
  await claimButton(page).click()
  await expect(page.getByRole('button', { name: word('You have claimed it.') })).toBeVisible({
    timeout: 20_000,
  })
  expect(await paidTo(member)).toEqual(['ftd', 'ftd'])

  // It hears of nothing: it still offers the day that another device takes.
  await page.goto('/promotion/activity')
  const take = page.getByRole('button', { name: word('Take today'), exact: true })
  await expect(take).toBeEnabled()
  expect(await callServer('/api/day7/day7LoginV2', { token: member.token })).toMatchObject({ status: 200 })
  await take.click()
  await expect(page.getByText(refusalsPt.no_qualifying_recharge)).toBeVisible()
  await expect(page.getByRole('button', { name: word('Today is taken') })).toBeDisabled()
})

test('both wheels: without a deposit each is refused in words, a spin ends at what the server drew, and can be drawn again on the device', async ({
  memberPage: page,
  member,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/sorteio')
  // docs/rules/promotions.md: "one roll a day after a recharge ≥ R$ 50 that day"; specification, section 8: 'No qualifying recharge'.
  await expect(page.getByRole('button', { name: word('It begins with a deposit.') })).toBeDisabled()
  const asked = word('{have} of {need}', { have: formatMoney(0n), need: formatMoney(5_000n) })
  await expect(page.getByRole('main')).toContainText(`${word('Deposited')}${asked}`)
  await expectRefused(member, 'dailywheel/claim', refusalsPt.no_qualifying_recharge)
  await page.getByRole('tab', { name: word('Wheel of fortune') }).click()
  await expect(page.getByRole('button', { name: word('No more spins left') })).toBeDisabled()
  await expectRefused(member, 'lotterywheel/claim', refusalsPt.no_spins_left)
  await depositByPix(member, '200.00')
  const spin = page.getByRole('button', { name: word('Spin'), exact: true })
  const reported = page.getByRole('status').filter({ hasText: spinWords() })
  await spin.click()
  await expect(reported).toBeVisible()
  expect(await paidTo(member)).toEqual(['lotterywheel'])
  await expect(page.getByRole('table')).toContainText('45')
  await page.getByRole('tab', { name: word('Daily wheel') }).click()
  await spin.click()
  await expect(reported).toBeVisible()
  expect((await paidTo(member)).toSorted()).toEqual(['dailywheel', 'lotterywheel'])
  await expect(page.getByRole('button', { name: word('You have claimed it.') })).toBeDisabled()
  await expectRefused(member, 'dailywheel/claim', refusalsPt.no_rolls_left)

  // "Provably fair": the seed revealed after the rotation draws the same prize, on the member's own device.
  await beginSeeds(member, { clientSeed: 'minha' })
  await page.goto('/promotion/history')
  await page.getByRole('button', { name: new RegExp(word('Wheel of fortune')) }).click()
  await expect(page.getByRole('dialog')).toContainText(word('The same prize'))
})

test('a wheel that rests between two quarters leaves a phone as wide as it is', async ({
  memberTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/promotion/activity/lottery-wheel')
  // Where every second prize brings it to rest: its corners stand out by a fifth on either side.
  await page.locator('.prize-wheel-turn').evaluate(wheel => {
    if (wheel instanceof HTMLElement) wheel.style.rotate = '-45deg'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

const spinWords = () => new RegExp(`${word('No prize this time')}|${wordLike('You won {amount}').source}`)

/** How far somebody is who has done nothing, on the card and on the page; the button; the refusal of section 8. */
const untouched = () => {
  const nothing = formatMoney(0n)
  const none = (need: string) => word('{have} of {need}', { have: nothing, need })
  const reward = `${word('Deposited')}${none(formatMoney(100_000n))}`
  return [
    {
      title: 'Recharge rebate',
      card: `${word('Deposited')}${none(formatMoney(10_000n))}`,
      reported: word('No eligible top-ups'),
      button: 'Nothing to claim yet',
      claim: 'rechargerebate',
      refusal: refusalsPt.no_eligible_recharge,
    },
    {
      title: 'Recharge reward',
      card: reward,
      reported: reward,
      button: 'It begins with a deposit.',
      claim: 'rechargereward',
      refusal: refusalsPt.no_eligible_recharge,
    },
    {
      title: 'Daily cashback',
      card: word('You did not lose yesterday: there is nothing to give back.'),
      reported: `${word("Yesterday's net loss")}${nothing}`,
      button: 'You did not lose yesterday: there is nothing to give back.',
      claim: 'dailyrescue',
      refusal: refusalsPt.not_eligible,
    },
    {
      title: 'Invite a friend',
      card: `${word('Friends')}${word('{have} of {need}', { have: '0', need: '1' })}`,
      reported: word('{qualified} paid so far', { qualified: 0 }),
      button: 'No new friend qualifies yet.',
      claim: 'invitationactivity',
      refusal: refusalsPt.not_eligible,
    },
    {
      title: 'Betting rebate',
      card: word('There is too little to pay yet.'),
      reported: word('earned and not paid yet; {paid} paid so far', { paid: nothing }),
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
  const before = await readBalance(member)
  await openAs(page, member, { path: '/promotion/activity' })
  const main = page.getByRole('main')
  for (const { title, card, reported, button: label, claim, refusal } of untouched()) {
    const link = main.getByRole('link', { name: new RegExp(`^${word(title)}`) })
    await expect(link).toContainText(card)
    await openCard(page, title)
    await expect(main).toContainText(reported)
    await expect(main.getByRole('button', { name: word(label), exact: true })).toBeDisabled()
    await expect(claimButton(page)).toHaveCount(0)
    await expectRefused(member, `${claim}/claim`, refusal)
    await goBack(page)
  }
  await openCard(page, 'Invite a friend')
  await page.getByRole('link', { name: word('Treasure chest') }).click()
  await expect(main).toContainText(word('{have} of {friends}', { have: 0, friends: 1 }))
  await expect(main.getByRole('button', { name: wordLike('Open: {amount}') })).toHaveCount(0)
  await expectRefused(member, 'invitationactivity/claim', refusalsPt.not_eligible, { chest: 1 })
  expect(await readBalance(member)).toEqual(before)
  await expect(balanceOf(page)).toContainText(formatMoney(0n))
  expect(await paidTo(member)).toEqual([])
})

test('every other reward is claimed in one visit: success text, the page reloaded, the balance live, the history whole', async ({
  page,
  member,
}) => {
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
    const news = page.getByRole('status').locator('[popover] > div').filter({ has: claimed })
    await news.getByRole('button', { name: word('Dismiss') }).click()
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
    await goBack(page)
  }
  await openCard(page, 'Invite a friend')
  await claim(wordLike('Claim {amount}'), 'Paid')
  await page.getByRole('link', { name: word('Treasure chest') }).click()
  await claim(wordLike('Open: {amount}'), 'Opened')
  await page.goto('/promotion/cover')
  await expect(page.getByRole('main')).toContainText(formatMoney(3_750n))
  const all = ['dailyrescue', 'day7', 'invitationactivity', 'recharge', 'rechargerebate', 'rebates']
  expect([...new Set(await paidTo(member))].toSorted()).toEqual(all.toSorted())
})
