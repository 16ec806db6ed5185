import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now; asked again when that changes. What CSS can decide, CSS decides: this is for what need not be there at all. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const asked = matchMedia(query)
      asked.addEventListener('change', listener)
      return () => asked.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}

/** The breakpoints of tokens.css, from where on they hold. */
export const wideQuery = '(min-width: 600px)'
export const railQuery = '(min-width: 1024px)'
