import { expect, type Page, test } from '@playwright/test'
import * as z from 'zod/mini'
import { formatDate } from '../../src/i18n/format-date.ts'
import { sampleMoment } from '../../src/ui/gallery/sample-moment.ts'
import { depositByPix } from '../e2e/support/forms/payee.ts'
import { holdSession } from '../e2e/support/open-as.ts'
import { registerMember } from '../e2e/support/server.ts'
import { type Look, looks } from './looks.ts'
import { type Still, watchStillness } from './until-still.ts'

/* Visual tests of the gallery and main screens in light, dark, pt, zh_cn, th at 360 and 1280. */

interface Screen {
  readonly path: string
  /** Where a phone's picture tells it all, none is kept of a desk's. */
  readonly isPhoneOnly?: boolean
  /** Of a desk it is kept in three looks. */
  readonly isFullOfPictures?: boolean
  /** What no two runs share beside the day: the minute, an order's number. */
  readonly passing?: RegExp
  /** What it tells the server automatically once it was seen; it looks different then. */
  readonly sends?: string
  /** Fingerprints of the member's seeds, which come when nothing else is asked for: before the picture or after it. */
  readonly hasSeeds?: boolean
}

const isKept = ({ isDesktop, isForPictures }: Look, screen: Screen) =>
  !(isDesktop && screen.isPhoneOnly) && (isForPictures || !screen.isFullOfPictures)

const guestScreens: Readonly<Record<string, Screen>> = {
  category: { path: '/game?type=slots', isFullOfPictures: true },
  search: { path: '/searchGames?q=roleta', isFullOfPictures: true },
}

const memberScreens: Readonly<Record<string, Screen>> = {
  game: { path: '/gameInfo?id=floresta-da-arara', isFullOfPictures: true, hasSeeds: true },
  stage: { path: '/gameInfo?id=dados-da-arara&mode=demo', isPhoneOnly: true },
  recharge: { path: '/recharge' },
  withdraw: { path: '/withdraw', isPhoneOnly: true },
  profile: { path: '/profile' },
  orders: { path: '/order-center', passing: /^\d\d:\d\d · R[\dA-F]+$/ },
  promotions: { path: '/promocao', isFullOfPictures: true },
  vip: { path: '/promotion/vip', isPhoneOnly: true },
  protection: { path: '/responsible-gaming', isPhoneOnly: true },
  // The last: from then on nothing is new.
  notifications: {
    path: '/information-center/notification',
    passing: /^R\d{6}[\dA-F]+$|^\d.+\d\d:\d\d$/,
    sends: '/api/informationcenter/notification/read',
  },
}

const config = z.object({ house: z.unknown() })

/** Reports all pictures that differ, not the first one alone. */
const softly = expect.configure({ soft: true })

/** What a visitor chose earlier, with the site's configuration on the device: only it offers more than the usual three languages. */
async function chooseLook(page: Page, { language, theme }: Look) {
  const { house } = z.parse(config, await (await page.request.get('/config.json')).json())
  const kept = { house: JSON.stringify(house), language, theme }
  await page.goto('/health')
  await page.evaluate(entries => {
    for (const [name, text] of entries) localStorage.setItem(`arara.${name}`, text)
  }, Object.entries(kept))
}

/** `words`: what is there once the page has its rows. */
async function open(page: Page, still: Still, path: string, words: RegExp) {
  await page.goto(path)
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 })
  await still()
}

for (const [place, look] of looks.entries()) {
  test(`a guest sees the lobby, the login, a category, a search and the gallery as kept: ${look.name}`, async ({
    page,
  }) => {
    const still = watchStillness(page)
    await page.setViewportSize(look.viewport)
    await chooseLook(page, look)
    // Nothing is slow, and nothing grows old.
    await page.clock.setFixedTime(sampleMoment)
    if (look.isForPictures) {
      await open(page, still, '/', /RTP/)
      await page.evaluate(() => document.documentElement.setAttribute('data-visual-backdrop', ''))
      await softly(page).toHaveScreenshot([look.name, 'lobby.png'])
    }
    await open(page, still, '/login', /RTP/)
    await softly(page.getByRole('dialog')).toHaveScreenshot([look.name, 'login.png'])
    for (const [name, screen] of Object.entries(guestScreens)) {
      if (!isKept(look, screen)) continue
      await open(page, still, screen.path, /RTP/)
      await softly(page).toHaveScreenshot([look.name, `${name}.png`])
    }
    await page.goto('/test12')
    await expect(page.getByText(/1.234.56/).first()).toBeVisible({ timeout: 60_000 })
    await still({ keepsSkeletons: true })
    await softly(page.getByRole('main')).toHaveScreenshot([look.name, 'gallery.png'])
  })

  test(`a member sees the main screens as kept: ${look.name}`, async ({ page }) => {
    const still = watchStillness(page)
    await page.setViewportSize(look.viewport)
    const name = look.name.replaceAll(/\W|_/g, '')
    const member = await registerMember({ name, phone: `+5511912345${670 + place}` })
    await depositByPix(member, '100.00')
    await chooseLook(page, look)
    await holdSession(page, member)
    const now = new Date()
    await page.clock.setFixedTime(now)
    // The day of the deposit, which is today's.
    const days = [
      page.getByText(/^\d{1,2}\/\d{1,2}$/),
      page.getByText(formatDate(now.getTime(), 'weekday', look.language)),
    ]
    for (const [picture, screen] of Object.entries(memberScreens)) {
      if (!isKept(look, screen)) continue
      const { sends } = screen
      const sent =
        sends === undefined ? undefined : page.waitForResponse(answer => answer.url().includes(sends))
      await open(page, still, screen.path, /R\$\s(100|5.000)[.,]00/)
      await sent
      if (sent) await still()
      if (screen.hasSeeds)
        await page.evaluate(() => document.documentElement.setAttribute('data-visual-seedless', ''))
      const mask = [...days, ...(screen.passing ? [page.getByText(screen.passing)] : [])]
      await softly(page).toHaveScreenshot([look.name, `${picture}.png`], { mask })
    }
  })
}
