import { randomUUID } from 'node:crypto'
import type { openProviderClient } from './provider-client.ts'

type Client = Awaited<ReturnType<typeof openProviderClient>>

/** The money calls of one play session, each round named after its first bet. */
export function seatAt(session: string, client: Client, game = 'gen-00001') {
  const roundOf = (bet: string) => `round-${bet}`
  return {
    session,
    bet: (id: string = randomUUID(), amount = 100, round_id = roundOf(id)) =>
      client('bet', { session, transaction_id: id, round_id, game_id: game, amount }),
    win: (bet: string, amount = 50, { id = randomUUID() as string, is_final = true } = {}) =>
      client('win', { session, transaction_id: id, round_id: roundOf(bet), amount, is_final }),
    end: (bet: string) =>
      client('end-round', { session, transaction_id: randomUUID(), round_id: roundOf(bet) }),
    rollback: (bet: string) =>
      client('rollback', { session, transaction_id: randomUUID(), bet_transaction_id: bet }),
    balance: () => client('balance', { session }),
  }
}
