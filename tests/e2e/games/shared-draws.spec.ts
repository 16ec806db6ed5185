import { listRounds } from '../support/game-table.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

const roundMs = 90_000

test('a ticket of the next draw is checked automatically while its buyer is elsewhere, and shown on return', async ({
  memberTab: page,
  member,
}) => {
  await page.goto('/gameInfo?id=cinco-da-sorte&mode=demo')
  const tickets = page.getByRole('list', { name: word('Your tickets') }).getByRole('listitem')
  await expect(async () => {
    await page.getByRole('button', { name: wordLike('Ticket for {0}') }).click({ timeout: 20_000 })
    await expect(tickets).toHaveCount(1, { timeout: 10_000 })
  }).toPass({ timeout: roundMs })
  await page.goto('/')
  await expect.poll(async () => (await listRounds(member)).length, { timeout: roundMs }).toBe(1)
  const [round] = await listRounds(member)
  expect(round).toMatchObject({ game_id: 'cinco-da-sorte', mode: 'demo', state: 'settled', stake: '1.00' })
  await page.goto('/gameInfo?id=cinco-da-sorte&mode=demo')
  const endings = ['You won {amount}', '{amount} came back'].map(ending => wordLike(ending).source)
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp([...endings, word('No win')].join('|')) }),
  ).toBeVisible({ timeout: 30_000 })
})

test('cards of a bingo room are bought before the draw, mark themselves, and are paid without anybody calling', async ({
  memberTab: page,
  member,
}) => {
  await page.goto('/gameInfo?id=bingo-do-mercado&mode=demo')
  await expect(async () => {
    await page.getByRole('button', { name: wordLike('Cards for {0}') }).click({ timeout: 20_000 })
    await expect(page.getByText(wordLike('In this round: {total}'))).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: roundMs })
  const cards = page.getByRole('list', { name: word('Your cards') }).getByRole('listitem')
  const whole = wordLike('{count} of {all} marked: {0}')
  await expect(cards.filter({ hasText: whole })).toHaveCount(2)
  await expect(page.getByRole('img', { name: word('Balls so far: {0}', { 0: 60 }) })).toBeVisible({
    timeout: 60_000,
  })
  await expect.poll(async () => (await listRounds(member)).length, { timeout: roundMs }).toBe(1)
  const [round] = await listRounds(member)
  expect(round).toMatchObject({ game_id: 'bingo-do-mercado', mode: 'demo', state: 'settled', stake: '2.00' })
})
