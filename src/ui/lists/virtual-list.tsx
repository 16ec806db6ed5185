import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type VirtualListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item, index: number) => string
  renderItem: (item: Item) => ReactNode
  /** Height of a row in pixels before it is measured, by the width of a column; the nearer the truth, the steadier the scroll bar. */
  rowHeight: number | ((column: number) => number)
  /** Narrowest width of a column in pixels; without it there is one column. */
  columnWidth?: number
  gap?: number
  /** Rows kept beyond each edge of the window: fewer where the list changes at every key. */
  spareRows?: number
}

/** Any number of rows or tiles in the page's own scroll; only those near the window are in the document. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  renderItem,
  rowHeight,
  ...grid
}: VirtualListProps<Item>) {
  const { columnWidth, gap = 12, spareRows = 3 } = grid
  const frame = useRef<HTMLUListElement>(null)
  const place = usePlace(frame, columnWidth, gap)
  const { columns, column, top } = place ?? unknownPlace
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => (typeof rowHeight === 'number' ? rowHeight : Math.round(rowHeight(column))),
    overscan: spareRows,
    gap,
    scrollMargin: top,
  })
  const rows = virtualizer.getVirtualItems()
  const firstIndex = (rows[0]?.index ?? 0) * columns
  const end = ((rows.at(-1)?.index ?? -1) + 1) * columns
  // Before it is known how many columns fit nothing is shown: what is measured in one column is as tall as no row will be.
  const shown = place ? items.slice(firstIndex, end) : []
  return (
    <ul
      ref={frame}
      aria-label={label}
      className="box-border grid content-start"
      style={{
        // Rows above the window are room at the top; the height makes room for those below.
        height: virtualizer.getTotalSize(),
        paddingTop: rows[0] ? rows[0].start - top : 0,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap,
      }}
    >
      {shown.map((item, nth) => (
        <li
          key={keyOf(item, firstIndex + nth)}
          // The first of each row is measured for its row.
          ref={nth % columns === 0 ? virtualizer.measureElement : null}
          // Its row, whole for every tile: one that was the first of its row in a narrower window is heard for a while longer.
          data-index={Math.floor((firstIndex + nth) / columns)}
          aria-setsize={items.length}
          aria-posinset={firstIndex + nth + 1}
          className="min-w-0"
        >
          {renderItem(item)}
        </li>
      ))}
    </ul>
  )
}

interface Place {
  readonly columns: number
  /** Its width in pixels. */
  readonly column: number
  readonly top: number
}
const unknownPlace: Place = { columns: 1, column: 0, top: 0 }

/** How many columns fit and where the list begins on the page; asked again when its width changes. */
function usePlace(frame: { current: HTMLElement | null }, columnWidth: number | undefined, gap: number) {
  const [place, setPlace] = useState<Place>()
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const width = element.clientWidth
      // Not laid out yet, or hidden: one column would be measured that nobody sees.
      if (width === 0) return
      const columns = columnWidth ? Math.max(1, Math.floor((width + gap) / (columnWidth + gap))) : 1
      const top = Math.round(element.getBoundingClientRect().top + scrollY)
      const column = (width + gap) / columns - gap
      setPlace(known =>
        known?.columns === columns && known.column === column && known.top === top
          ? known
          : { columns, column, top },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, columnWidth, gap])
  return place
}
