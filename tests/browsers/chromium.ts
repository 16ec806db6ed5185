import { chromium as playwright } from '@playwright/test'
import { ensureChromium } from '../../scripts/bootstrap/ensure-chromium.js'
import { chromiumFlags } from '../support/chromium-flags.ts'
import { type Browser, phone, type Source, type Tab } from './tab.ts'

/** Keys of WebDriver as Playwright calls them. */
const names: Readonly<Record<string, string>> = { '\ue003': 'Backspace' }

/** The browser of all other tests, by the same few verbs: what the others are compared with. */
export const chromium: Browser = {
  missing: () => [],
  openTab: async () => {
    const browser = await playwright.launch({ executablePath: ensureChromium(), args: chromiumFlags })
    const context = await browser.newContext({
      ...{ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
      ...{ viewport: phone, reducedMotion: 'reduce' },
    })
    const page = await context.newPage()
    const mishaps: string[] = []
    context.on('weberror', event => mishaps.push(event.error().message))
    const perform = async (source: Source): Promise<void> => {
      if (source.type === 'key') {
        for (const { type, value } of source.actions) {
          const key = names[value] ?? value
          await (type === 'keyDown' ? page.keyboard.down(key) : page.keyboard.up(key))
        }
        return
      }
      for (const action of source.actions) {
        if (action.type === 'pointerMove') await page.mouse.move(action.x, action.y)
        else await (action.type === 'pointerDown' ? page.mouse.down() : page.mouse.up())
      }
    }
    return {
      browser: `Chromium ${browser.version()}`,
      mishaps,
      open: async url => {
        await page.goto(url, { waitUntil: 'domcontentloaded' })
      },
      reload: async () => {
        await page.reload({ waitUntil: 'domcontentloaded' })
      },
      ask: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument ?? null)})`),
      act: async sources => {
        for (const source of sources) await perform(source)
      },
      picture: () => page.screenshot(),
      close: () => browser.close(),
    } satisfies Tab
  },
}
