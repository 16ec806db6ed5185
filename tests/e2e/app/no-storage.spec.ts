import { follow } from '../support/faults/follow.ts'
import { readFavourites } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf, logIn } from '../support/visit.ts'
import { word } from '../support/words.ts'

const firstGame = { id: 'floresta-da-arara', name: 'Floresta da Arara' }

/** As Firefox does where a site may store nothing (seen in 153 with `network.cookie.cookieBehavior` 2). */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const refuseLater = async () => refuse()
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      refuse()
    }
  }
  IDBFactory.prototype.open = refuse
  CacheStorage.prototype.open = refuseLater
  LockManager.prototype.request = refuseLater
  ServiceWorkerContainer.prototype.register = refuseLater
  ServiceWorkerContainer.prototype.getRegistration = refuseLater
}

test('a browser that lets the site store nothing plays along while online, and says so', async ({
  page,
  member,
}) => {
  await page.addInitScript(refuseStorage)
  await page.goto('/')
  const popular = page.getByRole('region', { name: word('Popular') })
  await expect(
    page.getByText(
      word(
        'The storage of this browser cannot be used at the moment: everything works while you are online.',
      ),
    ),
  ).toBeVisible()
  await logIn(page, member)
  await expect(balanceOf(page)).toContainText('0,00')
  await popular.getByRole('button', { name: word('Favourite {name}', firstGame) }).click()
  await expect.poll(() => readFavourites(member)).toEqual([firstGame.id])
  for (const path of [
    '/profile',
    '/unsent',
    '/recharge',
    '/order-center',
    `/gameInfo?id=${firstGame.id}&mode=demo`,
  ])
    await follow(page, path)
  await expect(page.getByRole('main')).toBeVisible()
})
