import { memo } from 'react'
import type { GameRow } from '../../db/public-rows.ts'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import { useMedia, wideQuery } from '../../ui/use-media.ts'
import type { GameRows } from './game-rows.ts'
import { GameTile } from './game-tile.tsx'
import { TileSkeleton } from './home/home-skeleton.tsx'
import { useGameRow } from './use-game-rows.ts'

type GameGridProps = { label: string; ids: readonly string[]; rows: GameRows }

/** Of a column in pixels: three tiles side by side at 360 px; larger ones where there is room. */
const narrowest = { phone: 100, wide: 148 }
/** A picture of three by four and, as every name has two lines, always the same words below it. */
const rowHeight = (column: number) => (column * 4) / 3 + 114
const gap = 12

/** Fewer games than a phone shows leave the page empty below them: others follow. */
export const shortList = 7

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

/**
 * The same for games that are in memory already. Keyed by place: the next key's answers are put into the tiles that are there,
 * which costs a fraction of making new ones.
 */
export function FoundGrid({ label, games }: { label: string; games: readonly GameRow[] }) {
  return (
    <VirtualList
      label={label}
      items={games}
      keyOf={(_, place) => String(place)}
      renderItem={game => <GameTile game={game} />}
      gap={gap}
      spareRows={1}
      {...useTileSize()}
    />
  )
}

function useTileSize() {
  const columnWidth = useMedia(wideQuery) ? narrowest.wide : narrowest.phone
  return { columnWidth, rowHeight }
}

/** Rendered again only when its own row or heart changes, not at every turn of the wheel. */
const GridTile = memo(function GridTile({ id, rows }: { id: string; rows: GameRows }) {
  const game: GameRow | undefined = useGameRow(rows, id)
  return game ? <GameTile game={game} /> : <TileSkeleton />
})
