import type { CDPSession, Page } from '@playwright/test'
import { ensureChromium } from '../../../scripts/bootstrap/ensure-chromium.js'
import { chromiumFlags } from '../../support/chromium-flags.ts'
import { expect, test } from '../support/test.ts'

// A feature that Chromium has, and does not offer yet.
test.use({
  launchOptions: {
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--enable-blink-features=PrefersReducedData'],
  },
})

const asking: Readonly<Record<string, (browser: CDPSession) => Promise<unknown>>> = {
  'by the browser’s own switch': browser =>
    browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }),
  'by the media feature': browser =>
    browser.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-data', value: 'reduce' }],
    }),
}

/** What pleases and is asked for by the lobby and by a page, on a desk. */
async function pleasantFiles(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/terms']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
  }
  const kinds = { face: /\.woff2$/, backdrop: /\/canopy\.svg$/, banner: /\/banner-[^/]*$/ }
  return Object.entries(kinds).flatMap(([name, kind]) => (asked.some(file => kind.test(file)) ? [name] : []))
}

for (const [how, ask] of Object.entries(asking)) {
  test(`who asks ${how} to save data is sent no face of headings, no backdrop and no banner’s picture`, async ({
    page,
    context,
  }) => {
    await ask(await context.newCDPSession(page))
    expect(await pleasantFiles(page)).toEqual([])
  })
}

test('everybody else is sent them all', async ({ page }) => {
  expect(await pleasantFiles(page)).toEqual(['face', 'backdrop', 'banner'])
})
