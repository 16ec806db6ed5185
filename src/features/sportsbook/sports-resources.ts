import { parseAmount } from '../../../contract/centavos.ts'
import {
  placeSportsBet,
  type SportsSlip,
  sportsBoard,
  sportsSlips,
} from '../../../contract/sportsbook/sports.ts'
import { type PlayMode, readPlayMode } from '../../common/play/play-mode.ts'
import { storeBalance } from '../../common/play/store-round.ts'
import type { BaseTables } from '../../db/database.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { defineMoneyCall } from '../../sync/calls/money-call.ts'
import { defineAnswerResource } from '../../sync/pull/answer-resource.ts'

/** Which book, and with which money: the `part` of its resources. */
export const partOf = (gameId: string, mode: PlayMode) => `${gameId} ${mode}`

function placeOf(part: string) {
  const [game_id = '', mode = ''] = part.split(' ')
  return { game_id, mode: readPlayMode(mode) ?? 'real' }
}

/** The board as the server last reported it; the screen asks as often as its phase requires. */
export const boardResource = (now: () => number) =>
  defineAnswerResource({
    id: 'sports-board',
    access: 'member',
    freshMs: 1_000,
    endpoint: sportsBoard,
    request: ({ part }) => ({ body: placeOf(part) }),
    answer: reply => ({ ...reply.data, heardAt: now() }),
  })

export const slipsResource = defineAnswerResource({
  id: 'sports-slips',
  access: 'member',
  freshMs: 5_000,
  endpoint: sportsSlips,
  request: ({ part }) => ({ body: placeOf(part) }),
  answer: reply => reply.data,
})

export const sportsBetCall = (now: () => number) =>
  defineMoneyCall({
    id: 'sports-bet',
    endpoint: placeSportsBet,
    waitsForUrgent: true,
    amount: body => parseAmount(body.stake),
    intent: body => body,
    tables: ['balances', 'users', 'answers'],
    apply: async (tables, { data: { slip, balance } }, { memberId }) => {
      await storeBalance(tables, { mode: slip.mode, balance }, memberId, now())
      await keepSlip(tables, slip, memberId)
    },
  })

/** In the list at once: one that was read just before the bet would pass for fresh after a reload. */
async function keepSlip({ answers }: Pick<BaseTables, 'answers'>, slip: SportsSlip, memberId: string) {
  const part = partOf(slip.game_id, slip.mode)
  const known = (await readAnswer({ answers }, 'sports-slips', { memberId, part })) ?? []
  const answer = [slip, ...known.filter(({ id }) => id !== slip.id)]
  await answers.put({ memberId, name: 'sports-slips', language: '', part, answer })
}
