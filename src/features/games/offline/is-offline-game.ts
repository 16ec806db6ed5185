import { isEngineId } from '../../../../games/engines.ts'
import type { GameRow } from '../../../db/public-rows.ts'

/** Whether a game can be played on the device alone: an original with rounds of one player, that the operator offers as a demo. */
export function isOfflineGame({
  engine,
  launch,
  demo,
}: Pick<GameRow, 'engine' | 'launch' | 'demo'>): boolean {
  return demo && launch === 'original' && engine !== null && isEngineId(engine)
}
