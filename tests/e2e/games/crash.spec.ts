import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { parseAmount } from '../../../contract/centavos.ts'
import { crashView } from '../../../games/crash/crash-schemas.ts'
import { goOffline, goOnline } from '../support/device.ts'
import { depositByPix, readBalance } from '../support/forms/payee.ts'
import { askServer, type Member } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

// A round that flies to the cap takes two minutes; one in a thousand does.
test.setTimeout(240_000)
const roundMs = 140_000

const record = z.object({
  data: z.array(
    z.object({
      game_id: z.string(),
      mode: z.string(),
      state: z.string(),
      stake: z.string(),
      payout: z.string(),
      view: z.unknown(),
    }),
  ),
})
const centavos = (wire: string) => parseAmount(wire) ?? -1n

const placeOne = (page: Page) => page.getByRole('group', { name: word('Bet {number}', { number: 1 }) })

/** A bet of the first place, in this round or the next; answers once the server has taken it. */
async function bet(page: Page): Promise<void> {
  const place = placeOne(page)
  const now = place.getByRole('button', { name: wordLike('Bet {0}') })
  const next = place.getByRole('button', { name: word('Bet on the next round') })
  // A press in the last instant comes after bets have closed, and is refused: the next round takes it.
  await expect(async () => {
    await now.or(next).first().click({ timeout: 20_000 })
    const armed = place.getByRole('button', { name: word('Next round: cancel') })
    await expect(mine(page).or(armed).first()).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: roundMs })
  await expect(mine(page).first()).toBeVisible({ timeout: roundMs })
}

/** The place holds a bet: it can be taken back, or is in the air, or out. */
function mine(page: Page) {
  const place = placeOne(page)
  return place
    .getByRole('button', { name: word('Take the bet back') })
    .or(place.getByRole('button', { name: wordLike('Cash out {0}') }))
    .or(place.getByText(wordLike('Out at {point}')))
}

async function settledRound(member: Member) {
  const rounds = async () => (await askServer('/api/game/record', record, { token: member.token })).data
  await expect.poll(async () => (await rounds()).length, { timeout: roundMs }).toBe(1)
  const [round] = await rounds()
  if (round === undefined) throw new Error('no round')
  return { ...round, view: z.parse(crashView, round.view) }
}

test('a crash bet for real money is found again after a reload, and paid as its round ended', async ({
  memberTab: page,
  member,
}) => {
  await depositByPix(member, '100.00')
  await page.goto('/gameInfo?id=foguete-arara&mode=real')
  await bet(page)
  await page.reload()
  await expect(
    mine(page)
      .or(page.getByText(wordLike('Crashed at {point}.')))
      .first(),
  ).toBeVisible()
  const round = await settledRound(member)
  expect(round).toMatchObject({ game_id: 'foguete-arara', mode: 'real', state: 'settled', stake: '2.00' })
  expect(round.payout).toBe(round.view.crash >= 200 ? '4.00' : '0.00')
  expect(centavos((await readBalance(member)).money)).toBe(100_00n - 200n + centavos(round.payout))
})

test('an automatic cash-out is kept though the line is dead in the middle of the round, and the screen says so', async ({
  memberTab: page,
  member,
}) => {
  await page.goto('/gameInfo?id=pipa-de-sao-joao&mode=demo')
  const lower = placeOne(page).getByRole('button', { name: word('Lower the target') })
  for (let press = 0; press < 3; press += 1) await lower.click()
  await expect(placeOne(page)).toContainText('1,10')
  await bet(page)
  await goOffline(page.context())
  await expect(
    page.getByText(
      word('No connection. Your automatic cash-out stands: the server pays it if it is reached.'),
    ),
  ).toBeVisible({ timeout: 30_000 })
  const round = await settledRound(member)
  expect(round).toMatchObject({ mode: 'demo', state: 'settled', stake: '1.00' })
  expect(round.payout).toBe(round.view.crash >= 110 ? '1.10' : '0.00')
  await goOnline(page.context())
  await expect(
    placeOne(page)
      .getByRole('button', { name: wordLike('Bet {0}') })
      .or(placeOne(page).getByRole('button', { name: word('Bet on the next round') }))
      .first(),
  ).toBeVisible({ timeout: 60_000 })
  expect((await readBalance(member)).money).toBe('0.00')
})
