import { parseAmount } from '../../../contract/centavos.ts'
import { startRound, stepRound } from '../../../contract/lobby/games.ts'
import { defineMoneyCall } from '../../sync/calls/money-call.ts'
import { roundTables, storeRound } from './store-round.ts'

/** A bet: the stake goes out and, for a single-shot game, the round is settled by the same answer. */
export const roundStartCall = (now: () => number) =>
  defineMoneyCall({
    id: 'round-start',
    endpoint: startRound,
    waitsForUrgent: true,
    amount: body => parseAmount(body.stake),
    intent: body => body,
    tables: roundTables,
    apply: (tables, reply, { memberId }) => storeRound(tables, reply.data, memberId, now()),
  })

/** One more step of an open round; some add to its stake. */
export const roundStepCall = (now: () => number) =>
  defineMoneyCall({
    id: 'round-step',
    endpoint: stepRound,
    amount: body => (body.stake === undefined ? undefined : parseAmount(body.stake)),
    intent: body => body,
    tables: roundTables,
    apply: (tables, reply, { memberId }) => storeRound(tables, reply.data, memberId, now()),
  })
