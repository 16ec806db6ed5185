import { goOffline, untilInstalled } from '../support/device.ts'
import { follow } from '../support/faults/follow.ts'
import { openAs } from '../support/open-as.ts'
import { registerMember } from '../support/server.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { word } from '../support/words.ts'

installedTest(
  'an agent finds link, line, tables and levels, and reads them without a network',
  async ({ page, context, member }) => {
    await openAs(page, member, { path: '/agency-center/invite' })
    const main = page.getByRole('main')
    await expect(main.getByRole('img', { name: word('QR code of your invitation link') })).toBeVisible()
    await expect(main).toContainText('/?code=')
    const rooms = page.getByRole('navigation', { name: word('Agency centre') })
    await rooms.getByRole('link', { name: word('Tables') }).click()
    await expect(main.getByRole('table')).toHaveCount(3)
    await rooms.getByRole('link', { name: word('Overview') }).click()
    await expect(main).toContainText(word('Ordinary agent'))
    await rooms.getByRole('link', { name: word('Invited'), exact: true }).click()
    await expect(main).toContainText(word('Nobody yet'))
    await follow(page, '/promotion/vip')
    await expect(main.getByRole('progressbar').first()).toBeVisible()
    await untilInstalled(page)

    await goOffline(context)
    await page.goto('/promotion/vip')
    await expect(main).toContainText(word('This is what your device knows.'))
    await expect(main.getByRole('listitem').filter({ hasText: word('You are here') })).toHaveCount(1)
    await follow(page, '/agency-center/agent')
    await expect(main).toContainText(word('Ordinary agent'))
  },
)

test('a friend with an account is registered by phone and UID, and stands in the record at once', async ({
  page,
  member,
}) => {
  const friend = await registerMember()
  await page.setViewportSize({ width: 360, height: 640 })
  await openAs(page, member, { path: '/agency-center/register-subordinates' })
  await page.getByRole('button', { name: word('Register a friend'), exact: true }).click()
  await expect(page.getByText(word('A valid mobile phone number is required'))).toBeVisible()
  await expect(page.getByLabel(word("Your friend's phone"))).toBeFocused()
  // Below the top bar, label and all: who had scrolled to the button saw the mistake and not its field.
  const label = page.locator('label', { hasText: word("Your friend's phone") })
  const [bar, named] = [await page.getByRole('banner').boundingBox(), await label.boundingBox()]
  expect(named?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await page.getByLabel(word("Your friend's phone")).fill(friend.phone)
  await page.getByLabel(word("Your friend's UID")).fill(friend.id)
  await page.getByRole('button', { name: word('Register a friend'), exact: true }).click()
  await expect(page.getByText(word('Your friend stands in your line now.'))).toBeVisible()
  await page.getByRole('link', { name: word('Invited'), exact: true }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(`${friend.name.slice(0, 3)}***`)
})
