import { SLOT_THEMES } from '../../../../games/slots/slot-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { SlotPays } from './slot-pays.tsx'
import { SlotTable } from './slot-table.tsx'

/** How a slot of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = SLOT_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <SlotTable theme={theme} {...props} />,
    Pays: () => <SlotPays theme={theme} />,
  }
}
