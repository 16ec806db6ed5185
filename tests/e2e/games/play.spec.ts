import { parseAmount } from '../../../contract/centavos.ts'
import { refusalsPt } from '../../../locales/refusals.pt.ts'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { goOffline, untilInstalled } from '../support/device.ts'
import { depositByPix, readBalance } from '../support/forms/payee.ts'
import {
  games,
  listOpenRounds,
  listRounds,
  openTable,
  outcomeOf,
  playedEngines,
  playRound,
  stageOf,
  startButton,
} from '../support/game-table.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'
import { word, wordLike } from '../support/words.ts'

const engines = playedEngines()
const centavos = (wire: string) => parseAmount(wire) ?? -1n

for (const engine of engines) {
  test(`${engine} is played for real money: staked once, settled once, the balance is the ledger's`, async ({
    memberTab: page,
    member,
  }) => {
    await depositByPix(member, '100.00')
    await openTable(page, engine, 'real')
    await playRound(page, engine)
    const rounds = await listRounds(member)
    expect(rounds).toMatchObject([{ game_id: games[engine].id, mode: 'real', state: 'settled' }])
    const net = rounds.reduce((sum, round) => sum + centavos(round.payout) - centavos(round.stake), 0n)
    expect(centavos((await readBalance(member)).money)).toBe(100_00n + net)
    await expect(stageOf(page, engine)).toContainText(formatMoney(100_00n + net))
    expect(await listOpenRounds(member)).toEqual([])
  })

  test(`${engine} is played for demo money, which touches no real money`, async ({
    memberTab: page,
    member,
  }) => {
    await openTable(page, engine, 'demo')
    await expect(stageOf(page, engine).getByText(word('Demo'), { exact: true })).toBeVisible()
    await playRound(page, engine)
    expect(await listRounds(member)).toMatchObject([{ game_id: games[engine].id, mode: 'demo' }])
    expect((await readBalance(member)).money).toBe('0.00')
  })
}

test('a game tells its type, its return, its rules and its limits before anything is staked', async ({
  page,
}) => {
  await page.goto('/gameInfo?id=dados-da-arara')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Dados da Arara' })).toBeVisible()
  await expect(main.getByText(wordLike('RTP {rtp}')).first()).toBeVisible()
  await expect(main.getByText(word('The payout is 99% of the fair odds, at every chance.'))).toBeVisible()
  await expect(main.getByText(wordLike('{least} to {most}')).first()).toBeVisible()
  await main.getByRole('button', { name: word('Play'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: word('Log in') })).toBeVisible()
})

test('a guest taps the demo on a game’s page and plays at once', async ({ page }) => {
  await page.goto('/gameInfo?id=dados-da-arara&mode=demo')
  await page.getByRole('button', { name: word('Try the demo') }).click()
  await expect(startButton(page, 'dice')).toBeEnabled()
  await playRound(page, 'dice')
  await expect(stageOf(page, 'dice').getByText(word('Demo'), { exact: true })).toBeVisible()
})

test('time played and net position stand beside the game, and follow each round', async ({
  memberTab: page,
  member,
}) => {
  await depositByPix(member, '100.00')
  await openTable(page, 'dice', 'real')
  const stage = stageOf(page, 'dice')
  await expect(stage.getByRole('timer', { name: word('Time played') })).toBeVisible()
  await playRound(page, 'dice')
  const [round] = await listRounds(member)
  const net = centavos(round?.payout ?? '') - centavos(round?.stake ?? '')
  const amount = formatMoney(net < 0n ? -net : net).replace(/^.*?(\d)/, '$1')
  await expect(stage).toContainText(new RegExp(`${word('Net')}.*${amount}`))
})

test('a bet over the balance is refused in words, with the way to the deposit, and nothing is staked', async ({
  memberTab: page,
  member,
}) => {
  await openTable(page, 'dice', 'real')
  await startButton(page, 'dice').click()
  const line = stageOf(page, 'dice').getByRole('status').filter({ hasText: refusalsPt.insufficient_balance })
  await expect(line).toBeVisible()
  await expect(line.getByRole('link', { name: word('Deposit') })).toBeVisible()
  expect(await listRounds(member)).toEqual([])
})

test('a loss is no party: no win is celebrated when no more came back than was staked', async ({
  memberTab: page,
  member,
}) => {
  await openTable(page, 'dice', 'demo')
  const seen = new Set<string>()
  for (let round = 1; round <= 6; round++) {
    await playRound(page, 'dice')
    await expect.poll(async () => (await listRounds(member)).length).toBe(round)
    const [last] = await listRounds(member)
    const isWon = centavos(last?.payout ?? '') > centavos(last?.stake ?? '')
    seen.add(isWon ? 'won' : 'lost')
    await expect(outcomeOf(page, 'dice')).toContainText(
      isWon
        ? wordLike('You won {amount}')
        : new RegExp(`${word('No win')}|${word('{amount} came back', { amount: '' })}`),
    )
  }
  expect(seen.size).toBeGreaterThan(0)
})

test('the lobby offers what was played to be continued, with its balance kept live', async ({
  memberTab: page,
  member,
}) => {
  await depositByPix(member, '50.00')
  await openTable(page, 'slots', 'real')
  await playRound(page, 'slots')
  const { money } = await readBalance(member)
  await page.goto('/')
  const shelf = page.getByRole('region', { name: word('Continue playing') })
  await expect(shelf.getByRole('article').filter({ hasText: games.slots.name })).toHaveCount(1)
  await expect(balanceOf(page)).toContainText(formatMoney(centavos(money)))
})

installedTest(
  'without a network a game says what it needs, and its rules and rounds can be read',
  async ({ memberTab: page, context }) => {
    await openTable(page, 'dice', 'demo')
    await playRound(page, 'dice')
    await untilInstalled(page)
    await goOffline(context)
    await page.goto('/gameInfo?id=dados-da-arara')
    await expect(page.getByRole('heading', { level: 1, name: 'Dados da Arara' })).toBeVisible()
    await expect(page.getByRole('button', { name: word('Play'), exact: true })).toBeDisabled()
    const needs = 'Games need the server, which draws every outcome. Rules and your rounds can be read here.'
    await expect(page.getByText(word(needs))).toBeVisible()
  },
)
