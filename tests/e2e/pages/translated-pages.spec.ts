import type { BrowserContext, Page } from '@playwright/test'
import { translateTexts } from '../../support/translate-texts.ts'
import { arrive } from '../support/arrive.ts'
import { goOffline, goOnline } from '../support/device.ts'
import { everyPath, isListed } from '../support/faults/every-path.ts'
import { createPayee, depositByPix } from '../support/forms/payee.ts'
import {
  listRounds,
  openTable,
  playedEngines,
  playRound,
  stageOf,
  untilPlayable,
} from '../support/game-table.ts'
import { openAs } from '../support/open-as.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

/** What a translator leaves alone, and what this one translates all the same. */
type Reach = 'as Chrome' | 'everything'

/** Translates each text of every page, those that come later too, in turns of its own as a browser does. */
async function translateAll(context: BrowserContext, reach: Reach) {
  const spares = reach === 'everything' ? ', ""' : ''
  const content = `const translate = ${translateTexts}; setInterval(() => document.body && translate(document.body${spares}), 40)`
  await context.addInitScript({ content })
}

/** Whether alone or in the middle of a sentence. */
async function expectAmountsKept(page: Page, path: string) {
  const translated = page.locator('font > font').filter({ hasText: /R\$\s?\d/ })
  expect(await translated.allTextContents(), path).toEqual([])
}

const { stages: _, ...rooms } = everyPath

for (const [room, paths] of Object.entries(rooms))
  test(`the pages of ${room} come, change and go while the browser translates them`, async ({
    page,
    context,
  }) => {
    await translateAll(context, 'as Chrome')
    await openAs(page, await createPayee('1000.00'))
    await expect(page.locator('font').first()).toBeVisible()
    for (const path of paths.filter(isListed)) {
      await arrive(page, path)
      // Each page says more without a network, beside texts that were translated, and takes it back.
      await expectAmountsKept(page, path)
      await goOffline(context)
      await goOnline(context)
      await expect(page.getByRole('heading', { name: word('This page did not open') }), path).toHaveCount(0)
    }
  })

for (const engine of playedEngines())
  test(`${engine} is played for real money three times while the browser translates even the stage`, async ({
    memberTab: page,
    member,
    context,
  }) => {
    await translateAll(context, 'everything')
    await depositByPix(member, '100.00')
    await openTable(page, engine, 'real')
    await expect(stageOf(page, engine).locator('font').first()).toBeAttached()
    for (let round = 1; round <= 3; round++) {
      if (round > 1) await untilPlayable(page, engine)
      await playRound(page, engine)
      await expect.poll(async () => (await listRounds(member)).length).toBe(round)
    }
    await expect(page.getByText(word('The game stopped drawing'))).toHaveCount(0)
  })

test('amounts and stages ask not to be translated', async ({ memberTab: page, member, context }) => {
  await translateAll(context, 'as Chrome')
  await depositByPix(member, '100.00')
  await openTable(page, 'dice', 'real')
  await expect(page.locator('font').or(stageOf(page, 'dice')).first()).toBeVisible()
  await expect(stageOf(page, 'dice').locator('font')).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.locator('font').first()).toBeVisible()
  await expect(page.getByText(/^R\$\s[\d.]+,\d\d$/).first()).toBeVisible()
  await expectAmountsKept(page, '/profile')
})
