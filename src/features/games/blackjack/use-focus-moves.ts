import { useEffect, useRef } from 'react'

/**
 * The start and the end of a round, and the end of the insurance, replace the buttons, and the pressed one is gone with its focus.
 * Moves the focus to the first new button, for members who play by keyboard.
 */
export function useFocusMoves(phase: string) {
  const was = useRef(phase)
  useEffect(() => {
    const hasChanged = was.current !== phase
    was.current = phase
    if (!hasChanged || document.activeElement !== document.body) return
    document
      .querySelector<HTMLElement>('.play-side :is([data-move], [data-main])')
      ?.focus({ preventScroll: true })
  }, [phase])
}
