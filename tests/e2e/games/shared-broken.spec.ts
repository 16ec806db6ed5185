import type { Locator, Page } from '@playwright/test'
import { parseAmount } from '../../../contract/centavos.ts'
import { goOffline, goOnline } from '../support/device.ts'
import { depositByPix, readBalance } from '../support/forms/payee.ts'
import { listRounds, type Mode } from '../support/game-table.ts'
import { expect, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

/** `npm run e2e:games`: every table that everybody shares, for both kinds of money, over a reload and a dead line. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// A round is waited for, whose clock nobody hurries, and the one before it; a crash that flies to its cap takes two minutes.
test.setTimeout(300_000)
const roundMs = 140_000

/** Puts one bet into the round, as soon as the table takes any. */
type Bet = (page: Page) => Promise<void>

const patient = { timeout: 20_000 }
const buy =
  (button: string): Bet =>
  page =>
    page.getByRole('button', { name: wordLike(button) }).click(patient)
const lay =
  (field: string): Bet =>
  async page => {
    await page.getByRole('button', { name: new RegExp(`^${word(field)}(,|$)`) }).click(patient)
    await page.getByRole('button', { name: wordLike('Bet {0}') }).click({ timeout: 2_000 })
  }
const placeOne = (page: Page) => page.getByRole('group', { name: word('Bet {number}', { number: 1 }) })
/** Not the button that bets on the next round: it comes to the same, a round later. */
const climb: Bet = page =>
  placeOne(page)
    .getByRole('button', { name: word('Bet {0}', { 0: 'R$' }) })
    .click(patient)

const tables: Readonly<Record<string, Bet>> = {
  'foguete-arara': climb,
  'pipa-de-sao-joao': climb,
  'roleta-ao-vivo': lay('Red'),
  'bacara-ao-vivo': lay('Player hand'),
  'cinco-da-sorte': buy('Ticket for {0}'),
  'bingo-da-vila': buy('Cards for {0}'),
  'bingo-do-mercado': buy('Cards for {0}'),
}
const modes: readonly Mode[] = ['real', 'demo']

/** What the member has in the round that is shown: chips, tickets and cards in a sum, a place of a crash by its button. */
function atStake(page: Page): Locator {
  return page
    .getByText(wordLike('In this round: {total}'))
    .or(placeOne(page).getByRole('button', { name: word('Take the bet back') }))
    .or(placeOne(page).getByRole('button', { name: wordLike('Cash out {0}') }))
    .first()
}

/** The table itself, whether or not the member is in its round. */
const openTable = (page: Page) =>
  page
    .getByText(word('No bet in this round'))
    .or(page.getByText(wordLike('In this round: {total}')))
    .or(placeOne(page))
    .first()

/** How a round ended, where it was over before the page was there again. */
const ended = (page: Page) =>
  page
    .getByText(word('Stake {0}', { 0: 'R$' }))
    .or(page.getByText(wordLike('Crashed at {point}.')))
    .first()

const offlineNotes = [
  'No connection. Your bets stand: the server settles them and tells you when you are back.',
  'No connection. Your automatic cash-out stands: the server pays it if it is reached.',
  'No connection. The round goes on without you; nothing of yours is at stake.',
]
const withoutLine = (page: Page) =>
  page.getByText(new RegExp(offlineNotes.map(note => wordLike(note).source).join('|')))

const centavos = (wire: string) => parseAmount(wire) ?? -1n

for (const [id, bet] of Object.entries(tables)) {
  for (const mode of modes) {
    test(`${id}, ${mode}: a bet survives a reload and a dead line, and is settled once`, async ({
      memberTab: page,
      member,
    }) => {
      if (mode === 'real') await depositByPix(member, '100.00')
      await page.goto(`/gameInfo?id=${id}&mode=${mode}`)
      // A press in the last instant comes after bets have closed, and is refused: the next round takes it.
      await expect(async () => {
        await bet(page)
        await expect(atStake(page)).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: roundMs })
      await page.reload()
      // A page that is reloaded without a network shows no game table: it is open again before the network fails.
      await expect(openTable(page)).toBeVisible({ timeout: 60_000 })
      await expect(atStake(page).or(ended(page)).first()).toBeVisible()
      await goOffline(page.context())
      await expect(withoutLine(page)).toBeVisible({ timeout: 30_000 })

      // A bet of a table is in the record once it is settled.
      await expect
        .poll(async () => (await listRounds(member)).length, { timeout: roundMs })
        .toBeGreaterThan(0)
      const rounds = await listRounds(member)
      for (const round of rounds) expect(round).toMatchObject({ game_id: id, mode, state: 'settled' })
      const net = rounds.reduce((sum, { stake, payout }) => sum + centavos(payout) - centavos(stake), 0n)
      expect(centavos((await readBalance(member)).money)).toBe(mode === 'real' ? 100_00n + net : 0n)

      await goOnline(page.context())
      await expect(withoutLine(page)).toHaveCount(0, { timeout: 60_000 })
      expect(await listRounds(member)).toHaveLength(rounds.length)
    })
  }
}
