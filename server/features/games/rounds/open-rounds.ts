import type { Round } from '../../../../contract/lobby/games.ts'
import type { PlayDeps } from './play-deps.ts'
import { toRound } from './round-view.ts'
import { openRoundsOf } from './store.ts'

/** The member's rounds that wait to be finished, of real and of play money, newest first. */
export async function readOpenRounds(deps: PlayDeps, memberId: string): Promise<Round[]> {
  const rows = await openRoundsOf(deps.db, memberId)
  return Promise.all(rows.map(row => toRound(deps.secrets, deps.catalogue, row)))
}
