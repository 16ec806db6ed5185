import { createFileRoute } from '@tanstack/react-router'
import { BookPlayersContext } from '../common/play/book-players.ts'
import { readStageMode, type StageMode } from '../common/play/play-mode.ts'
import { DemoTap } from '../features/auth/session/demo-tap.tsx'
import { ScreenGameInfo } from '../features/games/page/screen-game-info.tsx'
import { useHeld } from '../features/responsible-gambling/breaks/use-held.tsx'
import { bookPlayers } from '../features/sportsbook/book-players.ts'
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
  return (
    <BookPlayersContext value={bookPlayers}>
      <ScreenGameInfo id={id} mode={mode} demoTap={<DemoTap />} held={held} />
    </BookPlayersContext>
  )
}
