import type { Page } from '@playwright/test'
import { arrive } from '../support/arrive.ts'
import { everyPath, isListed } from '../support/faults/every-path.ts'
import { orderFaults } from '../support/faults/order-faults.ts'
import { createPayee } from '../support/forms/payee.ts'
import { openTable, outcomeOf, playRound, stageOf } from '../support/game-table.ts'
import { openAs } from '../support/open-as.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

/** What a screen reader reads, and in which order; a part of `npm run access`. */
test.use({ viewport: { width: 360, height: 640 } })

const softly = expect.configure({ soft: true })

const frame = (title: string) => `
  - link "${word('Skip to the content')}"
  - banner:
    - link
    - status
  - main:
    - heading "${title}" [level=1]
  - contentinfo
  - navigation "${word('Main places')}"
`

test('every page is read as skip link, bar, its title, its content, the part about the site, the places', async ({
  page,
}) => {
  await openAs(page, await createPayee())
  await expect(page.locator('#app')).toMatchAriaSnapshot(frame(word('Home')))
  for (const [path, title] of [
    ['/recharge', word('Deposit')],
    ['/withdraw', word('Withdraw')],
    ['/profile', word('Profile')],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('#app')).toMatchAriaSnapshot(frame(title))
  }
})

test('a game of the lobby is read by its name, then its house and what it returns', async ({ page }) => {
  await page.goto('/searchGames?q=Dados')
  const tile = page.getByRole('main').getByRole('article').filter({ hasText: 'Dados da Arara' })
  await expect(tile).toMatchAriaSnapshot(`
    - article:
      - link /^Dados da Arara Arara Originals.*RTP/
      - button "${word('Favourite {name}', { name: 'Dados da Arara' })}"
      - 'button "${word('Demo: {name}', { name: 'Dados da Arara' })}"'
  `)
})

for (const size of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`at ${size.width} px every page is read in the order in which it is seen`, async ({ page }) => {
    // Every page is opened.
    test.setTimeout(10 * 60_000)
    await page.setViewportSize(size)
    await openAs(page, await createPayee('1000.00'))
    for (const path of Object.values(everyPath).flat().filter(isListed)) {
      await arrive(page, path)
      await softly.poll(() => orderFaults(page), { message: path, timeout: 5_000 }).toEqual([])
    }
  })
}

/** Notes from here on what regions that speak by themselves come to say. */
async function listenToRegions(page: Page) {
  await page.evaluate(() => {
    const received: string[] = []
    Reflect.set(globalThis, 'heard', received)
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output'
    new MutationObserver(changes => {
      const regions = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live)
        return region && region.getAttribute('aria-live') !== 'off' ? [region] : []
      })
      for (const region of new Set(regions)) received.push((region.textContent ?? '').trim())
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

test('a round is announced once, by its result: neither the balance nor the clock speaks automatically', async ({
  page,
}) => {
  await openAs(page, await createPayee())
  await openTable(page, 'dice', 'real')
  await listenToRegions(page)
  await playRound(page, 'dice')
  await expect(outcomeOf(page, 'dice')).toBeVisible()
  const received = await page.evaluate(() => [...Reflect.get(globalThis, 'heard')].map(String))
  const said = [...new Set(received.filter(Boolean))]
  expect(said.length, said.join(' | ')).toBeLessThanOrEqual(2)
  await expect(stageOf(page, 'dice').getByRole('heading', { level: 1 })).toHaveText('Dados da Arara')
})
