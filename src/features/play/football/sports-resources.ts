import { parseAmount } from '../../../../contract/centavos.ts'
import { placeSportsBet, sportsBoard, sportsSlips } from '../../../../contract/sports.ts'
import { defineAnswerResource } from '../../../sync/answer-resource.ts'
import { defineMoneyCall } from '../../../sync/money-call.ts'
import { type PlayMode, readPlayMode } from '../play-mode.ts'
import { storeBalance } from '../store-round.ts'

/** Which book, and with which money: the `part` of its resources. */
export const partOf = (gameId: string, mode: PlayMode) => `${gameId} ${mode}`

function placeOf(part: string) {
  const [game_id = '', mode = ''] = part.split(' ')
  return { game_id, mode: readPlayMode(mode) ?? 'real' }
}

/** The board as it was told last; the screen asks as often as its phase wants. */
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
    amount: body => parseAmount(body.stake),
    tables: ['balances', 'users'],
    apply: (tables, { data: { slip, balance } }, { memberId }) =>
      storeBalance(tables, { mode: slip.mode, balance }, memberId, now()),
  })
