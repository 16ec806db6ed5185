import { readTable } from './support/device.ts'
import { games, startButton } from './support/game-table.ts'
import { expect, test } from './support/test.ts'
import { guestDoor } from './support/visit.ts'
import { word } from './support/words.ts'

/* Issue, Offline and flaky: a first visit has no worker yet, and nothing of the app is there to say that a part of it is missing. */
const parts = [
  { what: 'code', files: '**/assets/index-*.js' },
  { what: 'code that the entry imports', files: '**/assets/home-*.js' },
  { what: 'style sheet', files: '**/assets/home-*.css' },
]

for (const { what, files } of parts) {
  test(`a first visit whose ${what} does not arrive says so, and opens by itself when the house answers again`, async ({
    page,
  }) => {
    for (const lost of [files, '**/config.json']) await page.route(lost, route => route.abort())
    await page.goto('/')
    const note = page.getByRole('alert').filter({ hasText: 'O Arara não abriu' })
    await expect(note).toBeVisible()
    // Asked for at once, while the line is still away: the page stays, and says the same.
    await note.getByRole('button').click()
    await expect(note.getByRole('button')).toBeEnabled()
    await page.unrouteAll()
    await expect(guestDoor(page, 'Register')).toBeVisible()
    await expect(note).toBeHidden()
  })
}

// Found by the tunnel: Vite asks for a style sheet once in the life of a document, and the board could not be pressed.
test('a game whose style sheet was lost on its way has it as soon as it can be had, in the page that is open', async ({
  memberTab: page,
}) => {
  const style = '**/assets/play-mines-*.css'
  await page.route(style, route => route.abort())
  await page.goto(`/gameInfo?id=${games.mines.id}&mode=demo`)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await expect(startButton(page, 'mines')).toBeVisible()
  await page.unroute(style)
  const hasStyle = () =>
    page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('play-mines')))
  await expect.poll(hasStyle).toBe(true)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a game whose code was lost opens at a press once it can be had', async ({ memberTab: page }) => {
  const code = '**/assets/play-dice-*.js'
  await page.route(code, route => route.abort())
  await page.goto(`/gameInfo?id=${games.dice.id}&mode=demo`)
  const lost = page.getByRole('alert').filter({ hasText: word('The game could not be reached') })
  await expect(lost).toBeVisible()
  await page.unroute(code)
  await lost.getByRole('button', { name: word('Try again'), exact: true }).click()
  await expect(startButton(page, 'dice')).toBeEnabled()
})

test('the form of a deposit comes with every way to pay: none that is late moves the amount under the finger', async ({
  memberTab: page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/payments/list*', async route => {
    await held.promise
    await route.continue()
  })
  const online = page.waitForResponse('**/api/payment/online/list*')
  await page.goto('/recharge')
  await (await online).finished()
  const amount = page.getByRole('textbox', { name: word('Amount') })
  await expect.poll(async () => (await readTable(page, 'paymentMethods')).length).toBeGreaterThan(0)
  expect(await amount.count()).toBe(0)
  held.resolve()
  await expect(amount).toBeVisible()
  const { y } = (await amount.boundingBox()) ?? {}
  await expect(page.getByRole('radio')).toHaveCount((await readTable(page, 'paymentMethods')).length)
  expect((await amount.boundingBox())?.y).toBe(y)
})
