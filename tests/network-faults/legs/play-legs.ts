import type { Locator, Page } from '@playwright/test'
import { depositByPix } from '../../e2e/support/forms/payee.ts'
import {
  cashOut,
  type Engine,
  games,
  handMove,
  layChip,
  listOpenRounds,
  listRounds,
  outcomeOf,
  startButton,
  tile,
} from '../../e2e/support/game-table.ts'
import { openAs } from '../../e2e/support/open-as.ts'
import { registerMember } from '../../e2e/support/server.ts'
import { word } from '../../e2e/support/words.ts'
import type { Leg } from '../leg.ts'
import type { UserBot } from '../user-bot.ts'

/** Asks what became of it where the screen offers that, and presses where it does not. */
async function press(page: Page, button: Locator): Promise<void> {
  const check = page.getByRole('button', { name: word('Check now'), exact: true })
  if (await check.isVisible()) return check.click({ timeout: 2_000 })
  await button.click({ timeout: 5_000 })
}

type Table = {
  page: Page
  userBot: UserBot
  rounds: () => Promise<number>
  /** Open ones count too. */
  begun: () => Promise<number>
}

async function playThrough(engine: Engine, { page, userBot, rounds, begun }: Table): Promise<void> {
  const over = outcomeOf(page, engine)
  const start = () => press(page, startButton(page, engine))
  if (engine === 'mines') {
    // Stands there while a round is open and no other.
    const random = page.getByRole('button', { name: word('Random tile'), exact: true })
    await userBot.get({
      name: 'the bet',
      act: start,
      done: random.and(page.locator(':enabled')),
      count: begun,
    })
    const turned = cashOut(page).and(page.locator(':enabled')).or(over)
    await userBot.get({ name: 'the step', act: () => press(page, tile(page, 1, 1)), done: turned })
    if (await over.isVisible()) return
    await userBot.get({
      name: 'the cash-out',
      act: () => press(page, cashOut(page)),
      done: over,
      count: rounds,
    })
    return
  }
  if (engine === 'blackjack') {
    const [decline, stand] = [handMove(page, 'No insurance'), handMove(page, 'Stand')]
    const dealt = decline.or(stand).or(over)
    await userBot.get({ name: 'the bet', act: start, done: dealt, count: begun })
    if (await decline.isVisible()) {
      await userBot.get({ name: 'no insurance', act: () => press(page, decline), done: stand.or(over) })
    }
    if (await over.isVisible()) return
    await userBot.get({ name: 'stand', act: () => press(page, stand), done: over, count: rounds })
    return
  }
  await userBot.get({ name: 'the bet', act: start, done: over, count: rounds })
}

/** From the page about a game to its table, one round, and back to the page, where the balance stands. */
function play(engine: Engine): Leg {
  return {
    name: `play-${engine}`,
    begin: async page => {
      const member = await registerMember()
      await depositByPix(member, '100.00')
      await openAs(page, member, { path: `/gameInfo?id=${games[engine].id}` })
      const enter = page.getByRole('button', { name: word('Play'), exact: true })
      await enter.waitFor()
      const rounds = async () => (await listRounds(member)).filter(({ state }) => state === 'settled').length
      const begun = async () => {
        const all = [...(await listRounds(member)), ...(await listOpenRounds(member))]
        return new Set(all.map(({ id }) => id)).size
      }
      return {
        token: async () => member.token,
        go: async userBot => {
          const bet = startButton(page, engine).and(page.locator(':enabled'))
          const first =
            engine === 'roulette'
              ? page.getByRole('button', { name: new RegExp(`^${word('Red')}(,|$)`) })
              : bet
          await userBot.get({ name: 'the table', act: () => enter.click(), done: first })
          if (engine === 'roulette') await layChip(page, engine)
          await playThrough(engine, { page, userBot, rounds, begun })
          const count = await rounds()
          if (count !== 1) userBot.complain(`one round shown, ${count} played`)
          const leave = page.getByRole('button', { name: word('Back'), exact: true })
          await userBot.get({ name: 'back', act: () => leave.click(), done: enter })
        },
      }
    },
  }
}

export const playLegs: readonly Leg[] = (['slots', 'dice', 'roulette', 'mines', 'blackjack'] as const).map(
  play,
)
