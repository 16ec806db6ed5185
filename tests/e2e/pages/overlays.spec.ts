import { registerDialog } from '../support/forms/register-form.ts'
import { games, openTable } from '../support/game-table.ts'
import { expect, test } from '../support/test.ts'
import { countDocuments, guestDoor, readOverlay } from '../support/visit.ts'
import { word } from '../support/words.ts'

test('a dialog that opens while the one before still takes its step of the history back stays open, and after a reload the page closes its own as before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A slow phone: the step is asked for, and comes later.
    const { go } = History.prototype
    History.prototype.go = function (steps) {
      setTimeout(() => go.call(this, steps), 400)
    }
    History.prototype.back = function () {
      this.go(-1)
    }
    addEventListener('popstate', () => Object.assign(window, { hasStepped: true }))
  })
  const documents = countDocuments(page)
  const login = page.getByRole('dialog', { name: word('Log in') })
  await page.goto('/')
  await guestDoor(page, 'Log in').click()
  await expect.poll(() => readOverlay(page)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)
  await guestDoor(page, 'Register').click()
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'hasStepped'))).toBe(true)
  await expect.poll(() => readOverlay(page)).toBe(1)
  await expect(registerDialog(page)).toBeVisible()
  await page.reload()
  await guestDoor(page, 'Log in').click()
  await expect(login).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)
  await expect.poll(() => readOverlay(page)).toBeUndefined()
  await expect(page).toHaveURL('/')
  expect(documents()).toBe(2)
})

test('a link that is followed in the moment in which a dialog takes its step of the history back leads to its page and its address', async ({
  page,
}) => {
  await page.goto('/')
  const ways = page.getByRole('navigation', { name: word('Game categories') })
  const slots = ways.getByRole('link', { name: word('Slots') })
  await guestDoor(page, 'Log in').click()
  await expect.poll(() => readOverlay(page)).toBe(1)
  await slots.evaluate((link: HTMLAnchorElement) => {
    const { go } = History.prototype
    History.prototype.go = function (steps) {
      go.call(this, steps)
      link.click()
    }
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: word('Slots') })).toBeVisible()
  await expect(page).toHaveURL(/\/game\?type=slots/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: word('Popular'), exact: true })).toBeVisible()
})

test('the way back from where a sheet led is as many presses as pages', async ({ memberTab: page }) => {
  await page.goto(`/gameInfo?id=${games.mines.id}`)
  await page.goto(`/gameInfo?id=${games.dice.id}&mode=demo`)
  await page.getByRole('button', { name: word('Fairness') }).click()
  await expect.poll(() => readOverlay(page)).toBe(1)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: word('Check rounds and change seeds') })
    .click()
  await expect(page).toHaveURL('/fairness')
  await expect(page.getByRole('heading', { level: 1, name: word('Fairness') })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/mode=demo/)
  await expect.poll(() => readOverlay(page)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(games.mines.id))
})

test('a finger pulls a sheet away by its head; one that is let go early goes back, and a press on the cross is none', async ({
  memberTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const devtools = await page.context().newCDPSession(page)
  // A sheet that is opened before the table is laid is another one afterwards.
  await openTable(page, 'dice', 'demo')
  const sheet = page.getByRole('dialog')
  const open = async () => {
    await page.getByRole('button', { name: word('Fairness') }).click()
    await expect.poll(() => readOverlay(page)).toBe(1)
    await expect(sheet).toBeVisible()
    await sheet.evaluate(dialog => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const place = () => sheet.evaluate(dialog => dialog.style.translate)
  /** From the head down, in steps of 10 px. */
  const pull = async (length: number, stepMs: number) => {
    const { x, y, width } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    await touch('touchStart', x + width / 3, y + 20)
    for (let at = 10; at <= length; at += 10) {
      await touch('touchMove', x + width / 3, y + 20 + at)
      await page.waitForTimeout(stepMs)
    }
    await expect.poll(place).toBe(`0px ${length}px`)
    await touch('touchEnd')
  }
  await open()
  await pull(60, 60)
  await expect.poll(place).toBe('')
  await expect(sheet).toBeVisible()
  await pull(250, 10)
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => readOverlay(page)).toBeUndefined()
  await open()
  await sheet.getByRole('button', { name: word('Close') }).click()
  await expect(sheet).toHaveCount(0)
})
