import { useEffect, useState } from 'react'

/** The time, told again every `everyMs`: for ages and countdowns. `clock` is injected where a test or the server's clock decides. */
export function useNow(everyMs: number, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, clock])
  return now
}
