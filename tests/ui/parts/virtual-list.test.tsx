// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { VirtualList } from '../../../src/ui/lists/virtual-list.tsx'
import { mount } from '../mount.tsx'

// A tile that was measured in one wide column left its height to the row that took its number: a hole below the last tiles of /video.
it('no tile stands, and is measured, in another number of columns than fit', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328)
  const seen = new Set<string>()
  const note = (tile: HTMLElement | null) => {
    const list = tile?.closest('ul')
    if (list) seen.add(list.style.gridTemplateColumns)
  }
  const { place } = await mount(
    <VirtualList
      label="Games"
      items={['a', 'b', 'c', 'd']}
      keyOf={item => item}
      renderItem={item => <b ref={note}>{item}</b>}
      rowHeight={column => column}
      columnWidth={100}
    />,
  )
  expect([...seen]).toEqual(['repeat(3, minmax(0, 1fr))'])
  const rows = [...place.querySelectorAll('li')].map(tile => tile.dataset.index)
  expect(rows).toEqual(['0', '0', '0', '1'])
  vi.restoreAllMocks()
})

it('a list that is not laid out yet shows no tile: one as wide as nothing would be a column of its own', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0)
  const { place } = await mount(
    <VirtualList
      label="Games"
      items={['a', 'b']}
      keyOf={item => item}
      renderItem={item => item}
      rowHeight={40}
      columnWidth={100}
    />,
  )
  expect(place.querySelectorAll('li')).toHaveLength(0)
  vi.restoreAllMocks()
})
