import { useCallback, useEffect, useRef } from 'react'

/**
 * The signal for a screen's next question, of those of which only the newest counts: the one before is given up by it, the last
 * one when the screen goes. A late answer is known by its aborted signal.
 */
export function useNewestQuestion(): () => AbortSignal {
  const newest = useRef<AbortController>(undefined)
  const isAway = useRef(false)
  useEffect(() => {
    isAway.current = false
    return () => {
      isAway.current = true
      newest.current?.abort()
    }
  }, [])
  return useCallback(() => {
    newest.current?.abort()
    newest.current = new AbortController()
    if (isAway.current) newest.current.abort()
    return newest.current.signal
  }, [])
}
