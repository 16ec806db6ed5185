import type { Game } from '../../../../games/engine.ts'
import { isEngineId, loadGame } from '../../../../games/engines.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { Catalogue } from '../../lobby/catalogue/service.ts'
import type { Mode } from './mode.ts'

type FoundGame = NonNullable<Awaited<ReturnType<Catalogue['find']>>>

/** A game that may be launched now: `game_unknown`, or `game_unavailable` while it is switched off or has no demo. */
export async function findLaunchable(
  catalogue: Catalogue,
  gameId: string,
  mode: Mode,
): Promise<FoundGame['row'] | Refused> {
  const found = await catalogue.find(gameId)
  if (found === undefined) return refuse('game_unknown')
  const isOpen = found.isListed && (mode === 'real' || found.row.demo)
  return isOpen ? found.row : refuse('game_unavailable')
}

/** The rules of an original; a game of another provider has none here. */
export async function loadRules(row: FoundGame['row']): Promise<Game | undefined> {
  const { engine, theme } = row
  if (engine === null || theme === null || !isEngineId(engine)) return undefined
  return loadGame(engine, theme)
}
