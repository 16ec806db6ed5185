import { BLACKJACK_THEMES } from '../../../../games/blackjack/blackjack-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { BlackjackPays } from './blackjack-pays.tsx'
import { BlackjackTable } from './blackjack-table.tsx'

/** How a blackjack table of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = BLACKJACK_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <BlackjackTable theme={theme} {...props} />,
    Pays: BlackjackPays,
  }
}
