import type { Round } from '../../../contract/lobby/games.ts'
import type { BaseTableName, BaseTables } from '../../db/database.ts'
import type { ReceivedBalance } from '../../sync/engine.ts'
import { putBalance } from '../../sync/pull/balance.ts'
import type { PlayMode } from './play-mode.ts'

export const roundTables: readonly BaseTableName[] = ['rounds', 'openRounds', 'balances', 'users']

/** What an answer about a round brings, in the transaction that forgets its key: the round, and the balance it left. */
export async function storeRound(
  tables: BaseTables,
  { round, balance }: { round: Round; balance: ReceivedBalance },
  memberId: string,
  asOf: number,
): Promise<void> {
  const row = { ...round, memberId }
  if (round.state === 'open') await tables.openRounds.put(row)
  else {
    await tables.openRounds.delete([memberId, round.id])
    await tables.rounds.put(row)
  }
  await storeBalance(tables, { mode: round.mode, balance }, memberId, asOf)
}

/** Play money of a real account lies in another wallet than the one the balance row is about. */
export async function storeBalance(
  tables: BaseTables,
  { mode, balance }: { mode: PlayMode; balance: ReceivedBalance },
  memberId: string,
  asOf: number,
): Promise<void> {
  const isOwnWallet = mode === 'real' || (await tables.users.get(memberId))?.is_demo === true
  if (isOwnWallet) await putBalance(tables, { ...balance, memberId, asOf, rest: null })
}
