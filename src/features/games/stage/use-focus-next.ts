import { useEffect, useRef } from 'react'

/**
 * A step of a round replaces the buttons, and the pressed one is gone with its focus. For members who play by keyboard: focuses
 * the first element that matches `selector`, whenever `at` has changed.
 */
export function useFocusNext(at: string, selector: string) {
  const was = useRef(at)
  useEffect(() => {
    const hasChanged = was.current !== at
    was.current = at
    if (!hasChanged || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, [at, selector])
}
