import { useLayoutEffect } from 'react'

/**
 * While a game is open the frame of the site steps aside (`play.css`). The page carries an attribute, and is not asked by `:has(.stage)`: whatever
 * `:has()` looks below is styled anew with all that is in it when one word there changes, the whole page in every frame of a counter.
 */
export function useHideChrome(): void {
  useLayoutEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-at-table', true)
    return () => void page.toggleAttribute('data-at-table', false)
  }, [])
}
