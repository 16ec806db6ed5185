import type { ReactNode } from 'react'

type TileShelfProps = {
  /** `grid`: the first thing on the page; `row`: one line under the thumb. Both are a line or two on a wide screen. */
  shape: 'grid' | 'row'
  children: ReactNode
}

/** Tiles outside the shape's lines are not on the page at all: "See all" leads to them, and no key does. */
const shapes = {
  grid: 'grid grid-cols-3 gap-x-3 gap-y-4 wide:grid-cols-4 rail:grid-cols-6 max-wide:[&>:nth-child(n+7)]:hidden max-rail:[&>:nth-child(n+9)]:hidden',
  row: 'snap-row -mx-(--gutter) gap-3 px-(--gutter) *:w-28 wide:*:w-36 rail:mx-0 rail:grid rail:grid-cols-6 rail:px-0 rail:*:w-auto rail:[&>:nth-child(n+7)]:hidden',
}

export function TileShelf({ shape, children }: TileShelfProps) {
  return <ul className={shapes[shape]}>{children}</ul>
}
