import * as z from 'zod/mini'
import { depositByPix } from '../support/forms/payee.ts'
import { openTable, playRound, stageOf, startButton } from '../support/game-table.ts'
import { askServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

test('a reality check stands before the game, also after a reload, until the member stops or plays on', async ({
  memberTab: page,
  member,
}) => {
  await depositByPix(member, '100.00')
  const hour = { isOver: false }
  // From the beginning on, so that no question is on its way past it when the hour is over.
  await page.route('**/api/play-session?*', async route => {
    const response = await route.fetch()
    if (!hour.isOver) return route.fulfill({ response })
    const reported = await response.json()
    reported.data.session.check_at = reported.data.session.started_at
    await route.fulfill({ response, json: reported })
  })
  await openTable(page, 'dice', 'real')
  await playRound(page, 'dice')
  // What the server would say then. That it refuses bets meanwhile is looked at without a browser.
  hour.isOver = true
  // Another device plays as well: the wallet has moved on, and the figures are asked for.
  const bet = { stake: '1.00', direction: 'under', target: 5_000 }
  const body = { game_id: 'dados-da-arara', mode: 'real', stake: '1.00', bet }
  await askServer('/api/game/round/start', z.unknown(), { token: member.token, body })
  const check = page.getByRole('dialog', { name: word('How is it going?') })
  await expect(check).toContainText(new RegExp(`${word('Staked')}.*3,00.*${word('Net')}`))
  await page.reload()
  await expect(check).toBeVisible()
  await page.keyboard.press('Escape')
  await check.getByRole('button', { name: word('Stop playing') }).click()
  await expect(page).toHaveURL('/')

  await page.goBack()
  await expect(check).toBeVisible()
  // An answer that is still on its way out of the route would ask once more afterwards.
  await page.unrouteAll({ behavior: 'wait' })
  await check.getByRole('button', { name: word('Keep playing') }).click()
  await expect(check).toBeHidden()
  await expect(startButton(page, 'dice')).toBeEnabled()
  await stageOf(page, 'dice')
    .getByRole('link', { name: word('Limits, pauses and help') })
    // That of the stage: the one of the check may be on its way out.
    .last()
    .click()
  await expect(page).toHaveURL('/responsible-gaming')
})
