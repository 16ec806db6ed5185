import { randomUUID } from 'node:crypto'
import { expectOk } from './breach.ts'
import type { Answer, Call } from './protocol-client.ts'

export interface Bounds {
  readonly least: number
  readonly most: number
}

/** A player's session at a game, and the money calls of it; every id is new unless it is given. */
export interface Table {
  readonly call: Call
  readonly session: string
  readonly gameId: string
  /** Minor units, of a round's stake, as `authenticate` tells them. */
  readonly bounds: Bounds
  /** What the rules bet: 100, or the game's minimum where that is more. The player has at least twenty of them. */
  readonly stake: number
  readonly balance: () => Promise<number>
  readonly bet: (round: string, amount: number, id?: string) => Promise<Answer>
  readonly win: (round: string, amount: number, isFinal?: boolean, id?: string) => Promise<Answer>
  readonly rollback: (betId: string, id?: string) => Promise<Answer>
  readonly end: (round: string, id?: string) => Promise<Answer>
}

export const fresh = () => randomUUID()

const none = { least: 1, most: 1_000_000_000 }

export function openTable(call: Call, session: string, gameId: string, bounds: Bounds = none): Table {
  return {
    call,
    session,
    gameId,
    bounds,
    stake: Math.max(100, bounds.least),
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
