import { useEffect } from 'react'

/** Reads at once, then every `everyMs` while somebody can see it, and at once when they look again or the network is back. */
export function useRefreshWhileVisible(refresh: () => Promise<void>, everyMs: number) {
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    void refresh()
    const timer = setInterval(read, everyMs)
    document.addEventListener('visibilitychange', read)
    addEventListener('online', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
      removeEventListener('online', read)
    }
  }, [refresh, everyMs])
}
