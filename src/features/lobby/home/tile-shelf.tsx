import type { ReactNode } from 'react'
import { useNear } from '../../../ui/lists/use-near.ts'
import { railQuery, useMedia, wideQuery } from '../../../ui/use-media.ts'

type TileShelfProps<Item> = {
  /** `grid`: the first thing on the page; `row`: one line under the thumb. Both are a line or two on a wide screen. */
  shape: 'grid' | 'row'
  /** Below the first screen: its tiles are made when it comes near. */
  isFar?: boolean
  items: readonly Item[]
  keyOf: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
}

const shapes = {
  grid: 'grid grid-cols-3 gap-x-3 gap-y-4 wide:grid-cols-4 rail:grid-cols-6',
  row: 'snap-row -mx-(--gutter) gap-3 px-(--gutter) *:w-28 wide:*:w-36 rail:mx-0 rail:grid rail:grid-cols-6 rail:px-0 rail:*:w-auto',
}

/** Tiles outside the shape's lines are not made at all: "See all" leads to them, and no key does. */
export function TileShelf<Item>({ shape, isFar = false, items, keyOf, renderItem }: TileShelfProps<Item>) {
  const length = useShelfLength(shape)
  const [place, isNear] = useNear<HTMLUListElement>(isFar)
  return (
    <ul ref={place} className={shapes[shape]}>
      {isNear ? (
        items.slice(0, length).map((item, index) => (
          <li key={keyOf(item)} className="min-w-0">
            {renderItem(item, index)}
          </li>
        ))
      ) : (
        <li aria-hidden="true">
          <span className="mb-28.5 block aspect-3/4" />
        </li>
      )}
    </ul>
  )
}

/** Two lines of three, four or six; a row under the thumb is as long as it is. */
function useShelfLength(shape: 'grid' | 'row'): number | undefined {
  const isWide = useMedia(wideQuery)
  const isRail = useMedia(railQuery)
  if (shape === 'row') return isRail ? 6 : undefined
  return isRail ? 12 : isWide ? 8 : 6
}
