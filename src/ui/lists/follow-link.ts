import type { MouseEvent } from 'react'

/**
 * Components that contain a link take a real `href` (it can be copied, opened in a new tab, read by a screen reader) and
 * an `onFollow` for the router. A plain press follows inside the app; every other press stays the browser's.
 */
export function followLink(onFollow: (() => void) | undefined) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!onFollow || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    onFollow()
  }
}
