import { useEffect, useRef } from 'react'

/**
 * A step of a round exchanges what can be pressed, and the button that was pressed is gone with its focus. Whoever plays by
 * keyboard goes on at the first of what `selector` names, whenever `at` has changed.
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
