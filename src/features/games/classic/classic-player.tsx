import { CLASSIC_THEMES } from '../../../../games/classic/classic-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { SlotPays } from '../slots/slot-pays.tsx'
import { SlotTable } from '../slots/slot-table.tsx'

/** How a classic of this id is played: on the same board as the other slots, with three reels. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = CLASSIC_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <SlotTable theme={theme} {...props} />,
    Pays: () => <SlotPays theme={theme} />,
  }
}
