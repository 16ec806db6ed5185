import type { Page } from '@playwright/test'
import { listCatalogue } from '../../../games/catalogue.ts'
import { goOffline, goOnline, readTable, untilInstalled } from '../support/device.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { readOverlay } from '../support/visit.ts'
import { word, wordLike } from '../support/words.ts'

// With all that moves: most files go without (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const catalogue = listCatalogue()
const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const names = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('article')
const searchField = (page: Page) => page.getByRole('searchbox', { name: word('Name, provider or theme') })

test('the lobby shows banners, categories, popular games and a shelf for each filled category; a tile tells name, provider and return, and has a heart and a demo', async ({
  page,
}) => {
  await page.goto('/')
  await expect(section(page, word('News of the house')).getByRole('link').first()).toBeVisible()
  const ways = page.getByRole('navigation', { name: word('Game categories') })
  await expect(ways.getByRole('link')).toHaveCount(12)
  for (const title of ['Popular', 'The house recommends', 'Slots', 'Table games', 'Arcade', 'Providers']) {
    await expect(section(page, word(title))).toBeVisible()
  }
  await expect(section(page, word('Continue playing'))).toHaveCount(0)
  await expect(section(page, word('Your favourites'))).toHaveCount(0)

  const [first] = [...catalogue].sort((one, other) => one.popularity - other.popularity)
  const name = first?.names.pt ?? ''
  // Not the first in its place: what is staked meanwhile comes before it.
  const tile = section(page, word('Popular')).getByRole('article').filter({ hasText: name })
  await expect(tile).toContainText(/RTP \d{2},\d+/)
  await expect(tile.getByRole('button', { name: word('Favourite {name}', { name }) })).toBeVisible()
  await tile.getByRole('button', { name: word('Demo: {name}', { name }) }).click()
  await expect(page).toHaveURL(/\/gameInfo\?id=.+&mode=demo/)
})

test('a dialog that comes and goes is no step of the router: the page behind it is neither loaded nor faded anew, as the way to a game is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'fades', 0)
    const { animate } = Element.prototype
    Element.prototype.animate = function (...motion) {
      if (this.id === 'main') Reflect.set(globalThis, 'fades', Reflect.get(globalThis, 'fades') + 1)
      return animate.apply(this, motion)
    }
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const dialog = page.getByRole('dialog', { name: word('Log in') })
  await page.goto('/')
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: word('Log in') })
      .click()
    await expect.poll(() => readOverlay(page)).toBe(1)
    await close()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => readOverlay(page)).toBeUndefined()
  }
  const ways = page.getByRole('navigation', { name: word('Game categories') })
  await ways.getByRole('link', { name: word('Slots') }).click()
  await expect(page.getByRole('heading', { level: 1, name: word('Slots') })).toBeVisible()
  const fades = () => page.evaluate(() => Reflect.get(globalThis, 'fades'))
  expect(await fades()).toBe(0)
  await names(page, word('Slots')).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/gameInfo/)
  await expect.poll(fades).toBe(1)
})

test('a shelf further down has its games when it comes near, at the height that was kept for them, and Tab walks into it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const shelf = section(page, word('Arcade'))
  const all = shelf.getByRole('link', { name: `${word('See all')}: ${word('Arcade')}` })
  await expect(all).toHaveCount(1)
  const height = () => shelf.evaluate(one => one.getBoundingClientRect().height)
  const before = await height()
  await expect(shelf.getByRole('article')).toHaveCount(0)
  await all.focus()
  await expect(shelf.getByRole('article')).not.toHaveCount(0)
  expect(Math.abs((await height()) - before)).toBeLessThan(1)
  await page.keyboard.press('Tab')
  await expect(shelf.getByRole('article').first().getByRole('link')).toBeFocused()
})

test('a short list of a late category shows which it is, and what else there is to play', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/game?type=crash')
  await expect(page.getByRole('button', { name: word('Crash'), pressed: true })).toBeInViewport({ ratio: 1 })
  await expect(names(page, word('Crash'))).toHaveCount(ofType('crash').length)
  const others = section(page, word('Popular now')).getByRole('article')
  await expect(others).toHaveCount(6)
  await expect(others.filter({ hasText: 'Foguete Arara' })).toHaveCount(0)
})

test('an address with filters nobody knows shows all games: at least thirty of our own can be played, each with art of its own', async ({
  page,
}) => {
  await page.goto('/game?type=%3Cscript%3E&sort=%27&list=outra')
  await expect(page.getByRole('heading', { level: 1, name: word('All games') })).toBeVisible()
  const list = page.getByRole('list', { name: word('All games') })
  await expect(list.getByRole('article').first()).toBeVisible()
  // Another test may have brought in real matches, which are a game more.
  const size = new RegExp(`^(${catalogue.length}|${catalogue.length + 1})$`)
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', size)
  expect(catalogue.length).toBeGreaterThanOrEqual(30)
  expect(new Set(catalogue.map(game => game.art)).size).toBe(catalogue.length)
  const answers = await Promise.all(catalogue.map(game => page.request.get(`/${game.art}`)))
  expect(answers.filter(answer => !answer.ok()).map(answer => answer.url())).toEqual([])
})

test('/game filters by category and provider, keeps both in the address, and Back leaves the list', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: word('Game categories') })
    .getByRole('link', { name: word('Table games') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: word('Table games') })).toBeVisible()
  await expect(names(page, word('Table games'))).toHaveCount(ofType('table').length)

  await page.getByRole('button', { name: word('Arcade'), exact: true }).click()
  await expect(page).toHaveURL(/type=arcade/)
  await expect(page.getByRole('heading', { level: 1, name: word('Arcade') })).toBeVisible()
  await page.getByRole('combobox', { name: word('Provider') }).selectOption('mata')
  await expect(page).toHaveURL(/provider=mata/)
  const expected = ofType('arcade').filter(game => game.apiCode === 'mata')
  const shown = names(page, `${word('Arcade')} · Mata Studio`)
  await expect(shown).toHaveCount(expected.length)
  for (const game of expected) await expect(shown.filter({ hasText: game.names.pt })).toHaveCount(1)

  await page.reload()
  await expect(shown).toHaveCount(expected.length)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

const ofType = (type: string) => catalogue.filter(game => game.gameType === type)

test('search answers while one types, without accents and with a slip of the finger', async ({ page }) => {
  await page.goto('/searchGames')
  await expect(searchField(page)).toBeFocused()
  const found = names(page, word('Games found'))
  await searchField(page).pressSequentially('sao jo')
  await expect(found.filter({ hasText: 'Noite de São João' })).toHaveCount(1)
  await expect(found.filter({ hasNotText: 'São João' })).toHaveCount(0)
  await searchField(page).fill('dragoa')
  await expect(found.filter({ hasText: 'Dragão da Sorte' })).toHaveCount(1)
  await searchField(page).fill('ONÇA')
  await expect(found.filter({ hasText: 'Onça' })).toHaveCount(2)
  await searchField(page).fill('xqzwv')
  await expect(page.getByText(word('No game is called “{query}”', { query: 'xqzwv' }))).toBeVisible()
})

test('a search survives a reload, and a press on an answer remembers its words', async ({ page }) => {
  await page.goto('/searchGames')
  await searchField(page).fill('roleta')
  await expect(page).toHaveURL(/q=roleta/)
  await page.reload()
  await expect(searchField(page)).toHaveValue('roleta')
  const found = names(page, word('Games found'))
  await found.filter({ hasText: 'Roleta do Rio' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/gameInfo\?id=roleta-do-rio/)
  // A start of the app this soon would take a write with it that is still on its way to the device.
  await expect.poll(() => readTable(page, 'searchHistory')).toHaveLength(1)
  await page.goto('/searchGames')
  await expect(section(page, word('Searched lately')).getByRole('button', { name: 'roleta' })).toBeVisible()
})

test('a press right after the last key opens the game, however long its page takes, and the way back finds the answers', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/searchGames')
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/gameInfo-[^/]+\.js$/, async route => {
    await held.promise
    await route.continue()
  })
  await searchField(page).fill('roleta do rio')
  await names(page, word('Games found')).getByRole('link', { name: 'Roleta do Rio' }).click()
  await page.clock.runFor(1000)
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Roleta do Rio' })).toBeVisible()
  await page.goBack()
  await expect(searchField(page)).toHaveValue('roleta do rio')
})

test('the live lobby shows the tables that are on the air', async ({ page }) => {
  await page.goto('/video')
  const tables = page.getByRole('main').getByRole('article')
  await expect(tables.filter({ hasText: 'Roleta Ao Vivo' })).toHaveCount(1)
  await expect(page.getByText(word('No live tables yet'))).toHaveCount(0)
})

installedTest(
  'without a network a reload shows the same lobby with its age, and search still answers',
  async ({ page, context }) => {
    await page.goto('/')
    await untilInstalled(page)
    const tiles = section(page, word('Popular')).getByRole('article')
    const before = await tiles.allTextContents()
    expect(before.length).toBeGreaterThan(0)

    await goOffline(context)
    await page.reload()
    await expect(tiles.first()).toBeVisible()
    expect(await tiles.allTextContents()).toEqual(before)
    await expect(page.getByText(wordLike('Offline since {time}')).first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/atualizado/)

    await page
      .getByRole('link', { name: word('Search'), exact: true })
      .first()
      .click()
    await searchField(page).fill('jade')
    await expect(names(page, word('Games found'))).toContainText(['Templo de Jade'])
    await goOnline(context)
    await expect(page.getByText(wordLike('Offline since {time}'))).toHaveCount(0, { timeout: 20_000 })
  },
)
