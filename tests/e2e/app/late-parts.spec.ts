import { readTable } from '../support/device.ts'
import { createButton, fillPerson, registerDialog } from '../support/forms/register-form.ts'
import { games, startButton } from '../support/game-table.ts'
import { createPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf, countDocuments, guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

/* A first visit has no worker yet, and nothing of the app is there to say that a part of it is missing. */
const parts = [
  { what: 'code', files: '**/assets/index-*.js' },
  { what: 'code that the entry imports', files: '**/assets/home-*.js' },
  { what: 'style sheet', files: '**/assets/home-*.css' },
]

for (const { what, files } of parts) {
  test(`a first visit whose ${what} does not arrive says so, and opens automatically when the server answers again`, async ({
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

test('a first visit whose first question gets neither answer nor error asks it again and goes on', async ({
  page,
}) => {
  let isAsked = false
  await page.route('**/config.json', route => {
    if (isAsked) return route.continue()
    isAsked = true
  })
  await page.goto('/')
  // Nothing is read before the page knows where to, or has given up waiting for that.
  const games = page.getByRole('main').getByRole('article')
  await expect(games.first()).toBeVisible({ timeout: 30_000 })
})

// Found by the network-fault run: Vite asks for a style sheet once in the life of a document, and the board could not be pressed.
test('a game whose style sheet was lost on its way has it as soon as it can be had, in the page that is open', async ({
  memberTab: page,
}) => {
  const style = '**/assets/play-mines-*.css*'
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

// Found by the network-fault run: it said that it opens automatically, and waited for a press.
test('a game whose code was lost on a line that is well opens automatically', async ({ memberTab: page }) => {
  const documents = countDocuments(page)
  await page.route('**/assets/play-dice-*.js*', route => (documents() > 1 ? route.continue() : route.abort()))
  await page.goto(`/gameInfo?id=${games.dice.id}&mode=demo`)
  await expect(startButton(page, 'dice')).toBeEnabled()
  expect(documents()).toBe(2)
})

test('a game whose code is lost again says nothing of coming automatically, and opens at a press once it can be had', async ({
  memberTab: page,
}) => {
  const code = '**/assets/play-dice-*.js*'
  let lostOften = 0
  await page.route(code, route => {
    lostOften += 1
    return route.abort()
  })
  const documents = countDocuments(page)
  await page.goto(`/gameInfo?id=${games.dice.id}&mode=demo`)
  // The first one opens itself anew.
  await expect.poll(documents).toBe(2)
  await page.waitForLoadState()
  const lost = page.getByRole('alert').filter({ hasText: word('The game could not be reached') })
  await expect(lost.getByRole('button', { name: word('Try again'), exact: true })).toBeEnabled()
  await expect(lost).not.toContainText(word('It opens by itself when the connection is back.'))
  // Each document asks twice, each time under both addresses, and past the caches.
  await expect.poll(() => lostOften).toBe(12)
  await page.unroute(code)
  await lost.getByRole('button', { name: word('Try again'), exact: true }).click()
  await expect(startButton(page, 'dice')).toBeEnabled()
})

test('a game that the server cannot open on a line that is well says nothing of coming automatically, and opens at a press', async ({
  memberTab: page,
}) => {
  const launch = '**/api/game/launch*'
  await page.route(launch, route => route.fulfill({ status: 503, body: 'busy' }))
  await page.goto(`/gameInfo?id=${games.dice.id}&mode=demo`)
  const lost = page.getByRole('alert').filter({ hasText: word('The game could not be reached') })
  await expect(lost).toBeVisible()
  await expect(lost).not.toContainText(word('It opens by itself when the connection is back.'))
  await page.unroute(launch)
  await lost.getByRole('button', { name: word('Try again'), exact: true }).click()
  await expect(startButton(page, 'dice')).toBeEnabled()
})

// Found by the network-fault run: a press that did nothing, for as long as the page was open.
test('a form whose code was lost says so at its press, and opens once it can be had', async ({ page }) => {
  const code = '**/assets/opened-dialogs-*.js*'
  await page.route(code, route => route.abort())
  await page.goto('/')
  await guestDoor(page, 'Register').click()
  const lost = word('This part of the app is not on this device yet. It needs the connection once.')
  await expect(page.getByText(lost)).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: word('Try again'), exact: true }).click()
  await expect(page.getByText(lost)).toHaveCount(0)
  await guestDoor(page, 'Register').click()
  await expect(registerDialog(page)).toBeVisible()
})

// Found by the network-fault run, in the same document for ever.
test('a form whose sentences for mistakes were lost marks them all the same, and sends what is right', async ({
  page,
}) => {
  await page.route('**/assets/refusals.pt-*.js*', route => route.abort())
  await page.goto('/')
  await guestDoor(page, 'Register').click()
  await createButton(page).click()
  const marked = registerDialog(page).getByText(word('Please fix the error in the form'))
  await expect(marked.first()).toBeVisible()
  await fillPerson(page, createPerson())
  await createButton(page).click()
  await expect(balanceOf(page)).toBeVisible()
})

// Found by the network-fault run: the button did nothing.
test('a registration whose proof of work was lost says that nothing was sent, and is sent with the next code', async ({
  page,
}) => {
  const worker = '**/assets/proof-worker-*.js'
  await page.route(worker, route => route.abort())
  await page.goto('/')
  await guestDoor(page, 'Register').click()
  const person = createPerson()
  await fillPerson(page, person)
  const nextCode = page.waitForResponse('**/api/auth/captcha*')
  await createButton(page).click()
  await expect(registerDialog(page)).toContainText(word('That did not arrive: nothing was done.'))
  await nextCode
  await page.unroute(worker)
  await registerDialog(page)
    .getByRole('button', { name: word('Another code') })
    .click()
  await fillPerson(page, person)
  await createButton(page).click()
  await expect(balanceOf(page)).toBeVisible()
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
  // Not the footer's, which comes when it comes.
  const ways = page.getByRole('main').getByRole('radio')
  await expect(ways).toHaveCount((await readTable(page, 'paymentMethods')).length)
  expect((await amount.boundingBox())?.y).toBe(y)
})
