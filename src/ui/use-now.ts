import { useEffect, useState } from 'react'

/** The time, updated every `everyMs`: for ages and countdowns. `clock` is injected where a test or the server's clock decides. */
export function useNow(everyMs: number, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, clock])
  return now
}

/** The time for what ends at `at` (epoch ms): updated when that moment comes, and not before, however large the page is. */
export function useNowAround(at: number | undefined, clock: () => number): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    if (at === undefined) return
    const look = () => {
      const is = clock()
      setNow(was => (was < at === is < at ? was : is))
    }
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [at, clock])
  return now
}
