// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { until } from './sweep/form-in-page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a wait for a page that is not drawn ends after 5 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const frames = vi.fn(() => 0)
  vi.stubGlobal('requestAnimationFrame', frames)
  const ended = vi.fn<(isSo: boolean) => void>()
  void until(
    () => true,
    () => false,
  ).then(ended)
  await vi.waitFor(() => expect(frames).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(6_000)
  expect(ended).toHaveBeenCalledWith(false)
})
