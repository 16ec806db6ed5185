import { useEffect, useRef } from 'react'

/** Beginning and end of a round exchange the buttons: whoever plays by keyboard goes on at the main one of the new. */
export function useFocusBingo(isOpen: boolean) {
  const was = useRef(isOpen)
  useEffect(() => {
    const hasChanged = was.current !== isOpen
    was.current = isOpen
    if (!hasChanged || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('.play-side [data-main]')?.focus({ preventScroll: true })
  }, [isOpen])
}
