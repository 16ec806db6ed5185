import { createLiveBaccarat } from '../../../../games/live-baccarat/live-baccarat-game.ts'
import { LIVE_BACCARAT_THEMES } from '../../../../games/live-baccarat/live-baccarat-themes.ts'
import type { SharedPlayer } from '../../../common/play/player.ts'
import { BaccaratPays } from '../baccarat/baccarat-pays.tsx'
import { LiveBaccaratTable } from './live-baccarat-table.tsx'
import { dealMs } from './use-deal.ts'

/** How a live baccarat table of this id is played. */
export function findPlayer(gameId: string): SharedPlayer | undefined {
  const theme = LIVE_BACCARAT_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    mostBets: createLiveBaccarat(theme).mostBets,
    showMs: dealMs,
    PlayShared: props => <LiveBaccaratTable theme={theme} {...props} />,
    Pays: BaccaratPays,
  }
}
