// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useLatePart } from '../../../src/ui/states/use-late-part.ts'
import { mount } from '../mount.tsx'

const Part = () => <p>Here</p>

/** A page whose part is lost until the line is back; `become` changes what the page knows of the line. */
async function visit() {
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return Part
  })
  let setLine = (_: string) => {}
  function Page() {
    const [line, become] = useState('gone')
    setLine = become
    const Late = useLatePart(true, load, line)
    return Late ? <Late /> : null
  }
  const { place } = await mount(<Page />)
  return { place, load, become: (line: string) => act(async () => setLine(line)) }
}

test('a part that was lost with the line comes with the next one, and is not asked for in between', async () => {
  const { place, load, become } = await visit()
  expect(load).toHaveBeenCalledTimes(1)
  expect(place.textContent).toBe('')
  await become('there')
  await vi.waitFor(() => expect(place.textContent).toBe('Here'))
  await become('gone')
  await become('there')
  expect(load).toHaveBeenCalledTimes(2)
  expect(place.textContent).toBe('Here')
})
