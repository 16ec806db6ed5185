import { createLiveRoulette } from '../../../../games/live-roulette/live-roulette-game.ts'
import { LIVE_ROULETTE_THEMES } from '../../../../games/live-roulette/live-roulette-themes.ts'
import type { SharedPlayer } from '../../../common/play/player.ts'
import { RoulettePays } from '../roulette/roulette-pays.tsx'
import { LiveRouletteTable } from './live-roulette-table.tsx'
import { lieMs, rollMs } from './use-roll.ts'

/** How a live roulette table of this id is played. */
export function findPlayer(gameId: string): SharedPlayer | undefined {
  const theme = LIVE_ROULETTE_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    mostBets: createLiveRoulette(theme).mostBets,
    showMs: () => rollMs + lieMs,
    PlayShared: props => <LiveRouletteTable theme={theme} {...props} />,
    Pays: () => <RoulettePays theme={theme} />,
  }
}
