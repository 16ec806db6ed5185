import { useEffect, useEffectEvent } from 'react'
import { hearBack } from './hear-back-first.ts'

type OverlayMark = { depth: number; isFree: boolean }

/** What our entries say of themselves, next to what the router keeps in the same state. */
function readMark(state: unknown): OverlayMark {
  const none = { depth: 0, isFree: false }
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return none
  const { overlay } = state
  if (typeof overlay !== 'object' || overlay === null || !('depth' in overlay) || !('isFree' in overlay))
    return none
  return typeof overlay.depth === 'number' ? { depth: overlay.depth, isFree: overlay.isFree === true } : none
}

/**
 * While `active`, the browser's Back (button or gesture) closes the overlay instead of leaving the page.
 *
 * An entry with the same address is put upon the history. The router must not take it for a navigation (it would scroll
 * to the top and load again): so `History.prototype` is used, because the router patches the instance, and the `popstate`
 * that only closes is swallowed before it hears (`hearBackFirst`). If the overlay closes otherwise, its entry is set free: an overlay
 * that opens at once takes it over (login → register), else it is taken back, unless the app has navigated meanwhile.
 */
export function useBackCloses(active: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!active) return
    let mine: { depth: number; href: string } | undefined
    // A task later, so that React's double effects in development put only one entry.
    const timer = setTimeout(() => {
      mine = { depth: putEntry(), href: location.href }
    })
    const onPop = (event: PopStateEvent) => {
      if (!mine || readMark(event.state).depth >= mine.depth) return
      if (location.href === mine.href) event.stopImmediatePropagation()
      mine = undefined
      close()
    }
    const endHearing = hearBack(onPop)
    return () => {
      clearTimeout(timer)
      endHearing()
      if (mine) freeEntry(mine.depth)
    }
  }, [active])
}

function mark(how: 'pushState' | 'replaceState', overlay: OverlayMark) {
  History.prototype[how].call(history, { ...history.state, overlay }, '')
}

function putEntry(): number {
  const { depth, isFree } = readMark(history.state)
  mark(isFree ? 'replaceState' : 'pushState', { depth: isFree ? depth : depth + 1, isFree: false })
  return isFree ? depth : depth + 1
}

function freeEntry(depth: number) {
  if (readMark(history.state).depth !== depth) return
  mark('replaceState', { depth, isFree: true })
  // Two tasks: the first is in which an overlay that opened in the same breath takes the entry over.
  setTimeout(() => setTimeout(takeBackFreeEntry))
}

function takeBackFreeEntry() {
  if (!readMark(history.state).isFree) return
  const endHearing = hearBack(event => {
    endHearing()
    event.stopImmediatePropagation()
  })
  history.back()
}
