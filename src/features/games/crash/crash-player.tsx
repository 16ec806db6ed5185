import { createCrashGame } from '../../../../games/crash/crash-game.ts'
import { CRASH_THEMES } from '../../../../games/crash/crash-themes.ts'
import type { SharedPlayer } from '../../../common/play/player.ts'
import { CrashPays } from './crash-pays.tsx'
import { CrashTable } from './crash-table.tsx'

/** How a crash game of this id is played. */
export function findPlayer(gameId: string): SharedPlayer | undefined {
  const theme = CRASH_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    mostBets: createCrashGame(theme).mostBets,
    showMs: () => 0,
    PlayShared: ({ table }) => <CrashTable theme={theme} table={table} />,
    Pays: () => <CrashPays theme={theme} />,
  }
}
