import { useEffect, useRef } from 'react'

/**
 * Beginning and end of a round exchange the controls, and the button that was pressed is gone with its focus. Whoever plays by
 * keyboard goes on at the tiles, and afterwards at the next bet.
 */
export function useFocusAcross(isOpen: boolean) {
  const was = useRef(isOpen)
  useEffect(() => {
    const hasChanged = was.current !== isOpen
    was.current = isOpen
    if (!hasChanged || document.activeElement !== document.body) return
    const next = isOpen ? '.mine[tabindex="0"]' : '.play-side [data-main]'
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [isOpen])
}
