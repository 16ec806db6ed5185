// @vitest-environment happy-dom
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useNowAround } from '../../../src/ui/use-now.ts'
import { mount } from '../mount.tsx'

test('what waits for a moment is drawn anew when it comes, and not each second before', async () => {
  vi.useFakeTimers({ now: 1_000 })
  onTestFinished(() => void vi.useRealTimers())
  const drawn: boolean[] = []
  const clock = () => Date.now()
  function Ending() {
    drawn.push(useNowAround(61_000, clock) >= 61_000)
    return null
  }
  await mount(<Ending />)
  const before = drawn.length
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(drawn).toHaveLength(before)
  expect(drawn.at(-1)).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(drawn.at(-1)).toBe(true)
})
