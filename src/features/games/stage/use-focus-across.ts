import { useEffect, useRef } from 'react'

/**
 * Beginning and end of a round exchange the controls, and the button that was pressed is gone with its focus. Whoever plays by
 * keyboard goes on at `first`, a selector of where the round is played, and afterwards at the next bet.
 */
export function useFocusAcross(isOpen: boolean, first: string) {
  const was = useRef(isOpen)
  useEffect(() => {
    const hasChanged = was.current !== isOpen
    was.current = isOpen
    if (!hasChanged || document.activeElement !== document.body) return
    const next = isOpen ? first : '.play-side [data-main]'
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [isOpen, first])
}
