import { useEffect, useRef } from 'react'

/**
 * Beginning and end of a round, and the end of the insurance, exchange the buttons, and the one that was pressed is gone with its
 * focus. Whoever plays by keyboard goes on at the first of the new ones.
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
