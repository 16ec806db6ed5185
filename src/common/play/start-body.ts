import type * as z from 'zod/mini'
import { formatCentavos } from '../../../contract/centavos.ts'
import type { startRound } from '../../../contract/lobby/games.ts'
import type { PlayMode } from './play-mode.ts'

type StartBody = z.input<(typeof startRound)['body']>

/** A bet as it travels. */
export function startBody(
  { gameId, mode }: { gameId: string; mode: PlayMode },
  bet: object,
  stake: bigint,
): StartBody {
  return { game_id: gameId, mode, stake: formatCentavos(stake), bet }
}
