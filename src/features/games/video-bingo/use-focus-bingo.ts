import { useEffect, useRef } from 'react'

/** The start and the end of a round replace the buttons: focuses the new main one, for members who play by keyboard. */
export function useFocusBingo(isOpen: boolean) {
  const was = useRef(isOpen)
  useEffect(() => {
    const hasChanged = was.current !== isOpen
    was.current = isOpen
    if (!hasChanged || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('.play-side [data-main]')?.focus({ preventScroll: true })
  }, [isOpen])
}
