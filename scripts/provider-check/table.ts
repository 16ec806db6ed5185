import { randomUUID } from 'node:crypto'
import { expectOk } from './breach.ts'
import type { Answer, Call } from './protocol-client.ts'

/** A player's session at a game, and the money calls of it; every id is new unless it is given. */
export interface Table {
  readonly call: Call
  readonly session: string
  readonly gameId: string
  readonly balance: () => Promise<number>
  readonly bet: (round: string, amount: number, id?: string) => Promise<Answer>
  readonly win: (round: string, amount: number, isFinal?: boolean, id?: string) => Promise<Answer>
  readonly rollback: (betId: string, id?: string) => Promise<Answer>
  readonly end: (round: string, id?: string) => Promise<Answer>
}

export const fresh = () => randomUUID()

export function openTable(call: Call, session: string, gameId: string): Table {
  return {
    call,
    session,
    gameId,
    balance: async () => expectOk(await call('balance', { session }), 'balance'),
    bet: (round_id, amount, transaction_id = fresh()) =>
      call('bet', { session, transaction_id, round_id, game_id: gameId, amount }),
    win: (round_id, amount, is_final = false, transaction_id = fresh()) =>
      call('win', { session, transaction_id, round_id, amount, is_final }),
    rollback: (bet_transaction_id, transaction_id = fresh()) =>
      call('rollback', { session, transaction_id, bet_transaction_id }),
    end: (round_id, transaction_id = fresh()) => call('end-round', { session, transaction_id, round_id }),
  }
}
