import { memo, useSyncExternalStore } from 'react'
import type { GameRow } from '../../db/public-rows.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import type { GameRows } from './game-rows.ts'
import { GameTile } from './game-tile.tsx'
import { TileSkeleton } from './home-skeleton.tsx'
import { useGameRow } from './use-game-rows.ts'

type GameGridProps = { label: string; ids: readonly string[]; rows: GameRows }

/** Three tiles side by side at 360 px; larger ones where there is room. */
const phone = { columnWidth: 100, rowHeight: 229 }
const wide = { columnWidth: 148, rowHeight: 300 }
const gap = 12
const wideQuery = '(min-width: 600px)'

/** Any number of games; only those near the window are in the document, and only their rows are read. */
export function GameGrid({ label, ids, rows }: GameGridProps) {
  return (
    <VirtualList
      label={label}
      items={ids}
      keyOf={id => id}
      renderItem={id => <GridTile id={id} rows={rows} />}
      gap={gap}
      {...useTileSize()}
    />
  )
}

/** The same for games that are in memory already. */
export function FoundGrid({ label, games }: { label: string; games: readonly GameRow[] }) {
  return (
    <VirtualList
      label={label}
      items={games}
      keyOf={game => game.id}
      renderItem={game => <GameTile game={game} />}
      gap={gap}
      spareRows={1}
      {...useTileSize()}
    />
  )
}

function useTileSize() {
  return useSyncExternalStore(watchWidth, () => matchMedia(wideQuery).matches) ? wide : phone
}

function watchWidth(listener: () => void) {
  const query = matchMedia(wideQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Rendered again only when its own row or heart changes, not at every turn of the wheel. */
const GridTile = memo(function GridTile({ id, rows }: { id: string; rows: GameRows }) {
  const game: GameRow | undefined = useGameRow(rows, id)
  return game ? <GameTile game={game} /> : <TileSkeleton />
})
