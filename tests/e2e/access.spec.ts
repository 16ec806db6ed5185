import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { guestDoor } from './support/visit.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What the laws on accessibility and WCAG 2.2 AA ask of a page, as far as a machine can tell. In the dark only colours differ. */
async function expectNothingFound(page: Page, place: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Without its other mode, which opens a page of its own to sum up what frames have said: these pages have none.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(rules)
      : axe.withRules(['color-contrast'])
    ).analyze()
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
    expect(told, `${place}, ${colorScheme}`).toEqual([])
  }
}

async function openPage(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

const guestPaths = [
  '/',
  '/game',
  '/searchGames?q=roleta',
  '/video',
  '/gameInfo?id=roleta-arara',
  '/terms',
  '/download',
]
const memberPaths = [
  '/profile',
  '/recharge',
  '/rechargeRecord',
  '/withdraw',
  '/withdrawal-card',
  '/withdrawalRecord',
  '/withdrawalPassword',
  '/security-center',
  '/information-center/notification',
  '/fairness',
]

/** Some seconds a page on a busy machine. */
test.describe.configure({ timeout: 150_000 })

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

test('axe finds nothing on the pages of a guest, light or dark', async ({ page }) => {
  for (const path of guestPaths) {
    await openPage(page, path)
    await expectNothingFound(page, path)
  }
})

test('axe finds nothing in the dialogs of signing in, light or dark', async ({ page }) => {
  for (const name of ['Log in', 'Register'] as const) {
    await page.goto('/')
    await guestDoor(page, name).click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await expectNothingFound(page, name)
  }
})

test('axe finds nothing on the pages of a member, light or dark', async ({ memberPage: page }) => {
  for (const path of memberPaths) {
    await openPage(page, path)
    await expectNothingFound(page, path)
  }
})

test('every flow begins at the keyboard: skip link, focus that is seen, dialogs that give it back', async ({
  page,
}) => {
  await page.goto('/')
  const door = guestDoor(page, 'Log in')
  await expect(door).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main')
  await door.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(door).toBeFocused()
})
