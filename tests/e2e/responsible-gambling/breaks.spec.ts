import { goOffline, goOnline, untilInstalled } from '../support/device.ts'
import { openAs } from '../support/open-as.ts'
import { beginSeeds } from '../support/seeds.ts'
import { callServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

// Offline the page comes from the service worker.
test.use({ serviceWorkers: 'allow' })

test('a pause taken without a network closes play here at once; back online the server knows, and so does the other device', async ({
  memberTab: page,
  member,
  context,
  browser,
}) => {
  await page.goto('/responsible-gaming')
  await untilInstalled(page)
  const other = await (await browser.newContext()).newPage()
  await openAs(other, member, { path: '/recharge' })
  await expect(other.getByRole('textbox', { name: word('Amount') })).toBeVisible()

  await goOffline(context)
  await page.getByRole('button', { name: word('Take a pause') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: word('How long') }).selectOption('week')
  await sheet.getByRole('button', { name: word('Begin the pause now') }).click()
  await expect(sheet.getByText(word('Please confirm'))).toBeVisible()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: word('Begin the pause now') }).click()
  await expect(page.getByRole('heading', { name: word('You are on a pause') })).toBeVisible()
  await expect(
    page.getByText(word('It holds on this device already and is sent first as soon as you are online.')),
  ).toBeVisible()
  await page.goto('/recharge')
  await expect(page.getByRole('heading', { name: word('You are on a pause') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: word('Amount') })).toHaveCount(0)

  await goOnline(context)
  const name = word('You are on a pause until {end}', { end: '' }).trim()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(other.getByRole('heading', { name })).toBeVisible()
  const { token } = member
  const bet = { stake: '1.00', direction: 'under', target: 9_800 }
  const body = { game_id: 'dados-da-arara', mode: 'demo', stake: '1.00', bet }
  await beginSeeds(member, { mode: 'demo' })
  const refused = await callServer('/api/game/round/start', { token, body })
  expect(refused).toMatchObject({ status: 403, body: { error: 'play_paused' } })
  await other.goto('/')
  await expect(other.getByRole('heading', { name })).toBeVisible()
  // Nobody is advertised to in a pause.
  await expect(other.getByRole('region', { name: word('News of the house') })).toHaveCount(0)
  await other.goto('/promotion/activity')
  await expect(other.getByRole('heading', { name })).toBeVisible()
  await expect(other.getByRole('main').getByText(word('First deposit'))).toHaveCount(0)
  await other.close()
})

test('on a small phone a member who has not confirmed yet that nobody can shorten an exclusion sees the box and what is missing, whatever news comes', async ({
  memberTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/responsible-gaming')
  await page.route('**/api/limits/set*', route => route.abort('connectionreset'))
  const [kind, period] = [word('Deposits'), word('A day')]
  await page.getByRole('button', { name: word('Set a limit: {kind}, {period}', { kind, period }) }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill('100')
  await sheet.getByRole('button', { name: word('Set the limit') }).click()
  await expect(sheet.getByText(word('No answer came. Your request may have arrived or not.'))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: word('Exclude myself') }).click()
  await sheet.getByRole('button', { name: word('Exclude myself now') }).click()
  await expect(sheet.getByRole('checkbox')).toBeFocused()
  await expect(sheet.getByRole('checkbox')).toBeInViewport({ ratio: 1 })
  const missing = sheet.getByText(word('Please confirm'))
  await expect(missing).toBeInViewport({ ratio: 1 })
  // With room below it: the foot begins 12 px above its button, and the words lay on its line.
  const [reported, button] = [
    await missing.boundingBox(),
    await sheet.getByRole('button', { name: word('Exclude myself now') }).boundingBox(),
  ]
  expect((button?.y ?? 0) - (reported?.y ?? 0) - (reported?.height ?? 0)).toBeGreaterThanOrEqual(20)
  // What became of the limit: it lay over both, right above the button.
  const news = page
    .getByRole('status')
    .locator('[popover]')
    .filter({ hasText: wordLike('It did not arrive: nothing was done.') })
  await expect(news).toBeVisible({ timeout: 30_000 })
  const [above, box] = [await news.boundingBox(), await sheet.getByRole('checkbox').boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
})
