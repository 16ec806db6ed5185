import * as z from 'zod/mini'
import { depositByPix } from '../../e2e/support/forms/payee.ts'
import { anyEnding, listRounds } from '../../e2e/support/game-table.ts'
import { openAs } from '../../e2e/support/open-as.ts'
import { askServer, registerMember } from '../../e2e/support/server.ts'
import { inRound, sharedRoundMs } from '../../e2e/support/shared-table.ts'
import { word, wordLike } from '../../e2e/support/words.ts'
import type { Leg } from '../leg.ts'

const gameId = 'roleta-ao-vivo'
const table = z.object({ data: z.object({ bets: z.array(z.object({ id: z.string() })) }) })

/** A bet in a round of a live table, until its result is shown. The round goes on while the member is offline. */
export const liveTable: Leg = {
  name: 'live-table',
  begin: async page => {
    const { token, ...member } = await registerMember()
    await depositByPix({ token }, '100.00')
    await openAs(page, member, { path: `/gameInfo?id=${gameId}` })
    const enter = page.getByRole('button', { name: word('Play'), exact: true })
    await enter.waitFor()
    const body = { game_id: gameId, mode: 'real' }
    const bets = async () => {
      const open = (await askServer('/api/game/table', table, { token, body })).data.bets
      return new Set([...open, ...(await listRounds({ token }))].map(({ id }) => id)).size
    }
    return {
      token: async () => token,
      go: async userBot => {
        const red = page.getByRole('button', { name: new RegExp(`^${word('Red')}(,|$)`) })
        const confirm = page.getByRole('button', { name: wordLike('Bet {0}') })
        await userBot.get({ name: 'the table', act: () => enter.click(), done: red })
        await userBot.get({
          name: 'the bet',
          act: async () => {
            if (!(await confirm.isVisible())) await red.click({ timeout: sharedRoundMs })
            await confirm.click({ timeout: 5_000 })
          },
          done: inRound(page),
          count: bets,
        })
        const ended = page.getByRole('status').filter({ hasText: anyEnding })
        await userBot.see('how it ended', ended)
        const count = await bets()
        if (count !== 1) userBot.complain(`one bet placed, ${count} kept`)
        const leave = page.getByRole('button', { name: word('Back'), exact: true })
        await userBot.get({ name: 'back', act: () => leave.click(), done: enter })
      },
    }
  },
}
