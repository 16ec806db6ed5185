import { createFiveDraw } from '../../../../games/five-draw/five-draw-game.ts'
import { DRAWN } from '../../../../games/five-draw/five-draw-odds.ts'
import { DRAW_THEMES } from '../../../../games/five-draw/five-draw-themes.ts'
import type { SharedPlayer } from '../../../common/play/player.ts'
import { DrawPays } from './draw-pays.tsx'
import { DrawTable } from './draw-table.tsx'
import { ballMs, lieMs } from './draw-times.ts'

/** How a draw of this id is played. */
export function findPlayer(gameId: string): SharedPlayer | undefined {
  const theme = DRAW_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    mostBets: createFiveDraw(theme).mostBets,
    showMs: () => DRAWN * ballMs + lieMs,
    PlayShared: props => <DrawTable theme={theme} {...props} />,
    Pays: DrawPays,
  }
}
