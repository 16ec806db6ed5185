import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { bringFixtures } from '../../e2e/support/bring-fixtures.ts'
import { depositByPix } from '../../e2e/support/forms/payee.ts'
import { openAs } from '../../e2e/support/open-as.ts'
import { askServer, registerMember } from '../../e2e/support/server.ts'
import { word, wordLike } from '../../e2e/support/words.ts'
import type { Leg } from '../leg.ts'

const gameId = 'futebol-pra-valer'
const slips = z.object({ data: z.array(z.unknown()) })

/** A football slip of one real match, which is days away. */
export const slip: Leg = {
  name: 'slip',
  begin: async page => {
    const { token, ...member } = await registerMember()
    await depositByPix({ token }, '50.00')
    const id = randomUUID()
    const home = `Casa ${id.slice(0, 8)}`
    const kicks_off_at = new Date(Date.now() + 48 * 3_600_000).toISOString()
    const odds = { '1x2': { home: '2.00', draw: '3.60', away: '4.00' } }
    bringFixtures([{ id, competition: 'Copa', home, away: 'Fora', kicks_off_at, odds }])
    await openAs(page, member, { path: `/gameInfo?id=${gameId}` })
    const enter = page.getByRole('button', { name: word('Play'), exact: true })
    await enter.waitFor()
    const body = { game_id: gameId, mode: 'real' }
    const kept = async () => (await askServer('/api/sports/slips', slips, { token, body })).data.length
    return {
      token: async () => token,
      go: async userBot => {
        const pick = page
          .getByRole('article', { name: `${home} – Fora` })
          .getByRole('button')
          .first()
        await userBot.get({ name: 'the book', act: () => enter.click(), done: pick })
        const bar = page.getByRole('button', { name: wordLike('Your slip') })
        await userBot.get({ name: 'the pick', act: () => pick.click(), done: bar })
        const sheet = page.getByRole('dialog')
        const bet = sheet.getByRole('button', { name: wordLike('Bet {0}') })
        await userBot.get({ name: 'the slip', act: () => bar.click(), done: bet })
        await userBot.get({
          name: 'the bet',
          act: async () => {
            if (!(await sheet.isVisible())) await bar.click({ timeout: 2_000 })
            await bet.click({ timeout: 2_000 })
          },
          done: sheet.getByText(wordLike('Your slip is taken. It could return {amount}.')),
          count: kept,
        })
        const mine = page.getByRole('tab', { name: new RegExp(`^${word('My bets')}`) })
        const list = page.getByRole('article').filter({ hasText: home })
        await userBot.get({
          name: 'my bets',
          act: async () => {
            if (await sheet.isVisible()) await page.keyboard.press('Escape')
            await mine.click()
          },
          done: list,
        })
        const count = await kept()
        if (count !== 1) userBot.complain(`one slip shown, ${count} kept`)
        const leave = page.getByRole('button', { name: word('Back'), exact: true })
        await userBot.get({ name: 'back', act: () => leave.click(), done: enter })
      },
    }
  },
}
