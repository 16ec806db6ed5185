import type { Page } from '@playwright/test'
import { goOffline, goOnline } from '../support/device.ts'
import { openAs } from '../support/open-as.ts'
import { readFavourites } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf, countDocuments } from '../support/visit.ts'
import { word } from '../support/words.ts'

const game = { id: 'floresta-da-arara', name: 'Floresta da Arara' }
/** Whatever it says of itself besides: on, off or waiting to be sent. */
const favouriteButton = (page: Page) =>
  page.getByRole('button', { name: /^Favorit\w+ Floresta da Arara(,|$)/ }).first()
const unusable = word(
  'The storage of this browser cannot be used at the moment: everything works while you are online.',
)

/** As WebKit answers when its storage process has died: `breakNow` breaks the connections that are open, `isLasting` those that come later too. */
async function withFragileStorage(page: Page) {
  await page.addInitScript(() => {
    const known = new Set<IDBDatabase>()
    const state = { broken: new Set<IDBDatabase>(), isLasting: false }
    const lost = () => new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...given: Parameters<typeof transaction>) {
      known.add(this)
      if (state.isLasting || state.broken.has(this)) throw lost()
      return transaction.apply(this, given)
    }
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...given: Parameters<typeof open>) {
      if (sessionStorage.getItem('test.isShut') !== null) throw lost()
      return open.apply(this, given)
    }
    Object.assign(window, {
      breakStorage: (isLasting: boolean) => {
        state.broken = new Set(known)
        state.isLasting = isLasting
      },
    })
  })
  const breakNow = (isLasting = false) =>
    page.evaluate(lasts => {
      const act: unknown = Reflect.get(window, 'breakStorage')
      if (typeof act === 'function') act(lasts)
    }, isLasting)
  const shut = (isShut: boolean) =>
    page.evaluate(is => {
      if (is) sessionStorage.setItem('test.isShut', 'yes')
      else sessionStorage.removeItem('test.isShut')
    }, isShut)
  return { breakNow, shut }
}

test('a heart that is pressed as the storage stops answering is kept and sent, and the page stays', async ({
  page,
  member,
}) => {
  const { breakNow } = await withFragileStorage(page)
  await openAs(page, member)
  await expect(favouriteButton(page)).toBeVisible()
  const documents = countDocuments(page)
  await breakNow()
  await favouriteButton(page).click()
  await expect.poll(() => readFavourites(member)).toEqual([game.id])
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  expect(documents()).toBe(0)
})

test('a storage that goes on failing starts the app anew once, and all is there again, the heart that found it too', async ({
  page,
  member,
}) => {
  const { breakNow } = await withFragileStorage(page)
  await openAs(page, member)
  await expect(favouriteButton(page)).toBeVisible()
  const documents = countDocuments(page)
  await breakNow(true)
  await favouriteButton(page).click()
  await expect.poll(documents).toBe(1)
  await expect(balanceOf(page)).toContainText('0,00')
  await expect.poll(() => readFavourites(member)).toEqual([game.id])
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  expect(documents()).toBe(1)
})

test('a heart that is pressed in memory and without a network is there after the storage is back, and is sent', async ({
  page,
  context,
  member,
}) => {
  const { shut } = await withFragileStorage(page)
  await openAs(page, member)
  await expect(favouriteButton(page)).toBeVisible()
  await shut(true)
  await page.reload()
  await expect(page.getByText(unusable)).toBeVisible()
  await favouriteButton(page).click()
  await expect.poll(() => readFavourites(member)).toEqual([game.id])
  await goOffline(context)
  await favouriteButton(page).click()
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'false')
  // Nothing that is sent arrives before the app has started anew.
  await page.route('**/api/games/follow/**', route => route.abort())
  const documents = countDocuments(page)
  await shut(false)
  // A browser without our worker could not reload without a network.
  await goOnline(context)
  await expect.poll(documents, { timeout: 60_000 }).toBe(1)
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await readFavourites(member)).toEqual([game.id])
  await page.unrouteAll()
  await expect.poll(() => readFavourites(member), { timeout: 60_000 }).toEqual([])
  await expect(page.getByText(unusable)).toHaveCount(0)
})
