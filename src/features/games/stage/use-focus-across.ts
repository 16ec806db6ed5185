import { useEffect, useRef } from 'react'

/**
 * The start and the end of a round replace the controls, and the pressed button is gone with its focus. For members who play by
 * keyboard: focuses `first`, a selector of where the round is played, and after the round the button of the next bet.
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
