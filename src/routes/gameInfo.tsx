import { createFileRoute } from '@tanstack/react-router'
import { useHeld } from '../features/breaks/use-held.tsx'
import { readStageMode, type StageMode } from '../features/play/play-mode.ts'
import { ScreenGameInfo } from '../features/play/screen-game-info.tsx'
import { DemoTap } from '../features/session/demo-tap.tsx'
import { onlyKnownSearch } from './-only-known-search.ts'

type GameSearch = { id?: string; mode?: StageMode }

export const Route = createFileRoute('/gameInfo')({
  validateSearch: onlyKnownSearch((search): GameSearch => {
    const mode = readStageMode(search.mode)
    // An id of digits arrives as a number.
    const id = typeof search.id === 'string' || typeof search.id === 'number' ? String(search.id) : undefined
    return { ...(id !== undefined && { id }), ...(mode && { mode }) }
  }),
  loader: ({ context }) => {
    void context.sync.pull('games')
    void context.sync.pull('open-rounds')
  },
  component: GameInfo,
})

function GameInfo() {
  const { id, mode } = Route.useSearch()
  const held = useHeld(mode !== 'demo' && mode !== 'offline')
  return <ScreenGameInfo id={id} mode={mode} demoTap={<DemoTap />} held={held} />
}
