import type { TableRound } from '../../../../contract/games/shared-rounds.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'

/** Where the table stands, in the words of the single player's boards: `sending` while the outcome is awaited. */
export function boardPhase(phase: TableRound['phase'] | undefined, isShowing: boolean): TablePhase {
  if (phase === 'running') return 'sending'
  return phase === 'ended' && isShowing ? 'showing' : 'ready'
}
