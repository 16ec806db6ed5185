import { useEffect } from 'react'

/**
 * The browser asks before a reload or a closed tab throws away what is half written. It listens only meanwhile: a page
 * that listens always is never kept for the way back.
 */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
