import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../state/connection.ts'

/** `again`: the page says that there is no network, and there is one again. */
type OfflineNotice = 'no' | 'offline' | 'again'

/**
 * Whether a page says in its own flow that there is no network. It is decided where nobody is about to press anything: as the page
 * opens, and while it is hidden. A notice that came or went in between would move what lies under the finger; the sign in the bar
 * above has its own place and tells every change at once. Shared by features.
 */
export function usePageOffline(): OfflineNotice {
  const { quality, isProven } = useSnapshot(connection)
  const isOffline = quality === 'offline'
  const [isShown, setIsShown] = useState(isOffline)
  // Until the server has answered once nobody knows what the page stands on: it is still opening.
  if (isOffline && !isShown && !isProven) setIsShown(true)
  useEffect(() => {
    const settle = () => {
      if (document.visibilityState === 'hidden') setIsShown(isOffline)
    }
    settle()
    document.addEventListener('visibilitychange', settle)
    return () => document.removeEventListener('visibilitychange', settle)
  }, [isOffline])
  if (!isShown) return 'no'
  return isOffline ? 'offline' : 'again'
}
