import { DICE_THEMES } from '../../../../games/dice/dice-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { DicePays } from './dice-pays.tsx'
import { DiceTable } from './dice-table.tsx'

/** How a dice game of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = DICE_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <DiceTable theme={theme} {...props} />,
    Pays: () => <DicePays theme={theme} />,
  }
}
