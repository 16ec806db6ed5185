import { useEffect, useEffectEvent } from 'react'
import { isShown, keepShown, onBack } from './catch-back-first.ts'

/** How many overlays an entry of the history stands for, next to what the router keeps in the same state; 0 is a page. */
function readDepth(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return 0
  return typeof state.overlay === 'number' ? state.overlay : 0
}

/** The entries that an open overlay calls its own. */
const held = new Set<number>()
/** Long for a slow phone: what comes later than that was called off. */
const stepBackMs = 2_000
/** Entries without a holder are being taken back, which takes a browser a while; resolves when that is done. */
let stepBack: Promise<void> | undefined

/**
 * While `active`, the browser's Back (button or gesture) closes the overlay instead of leaving the page.
 *
 * An entry with the same address is put upon the history. The router must not take it for a navigation (it would scroll
 * to the top and load again): so `History.prototype` is used, because the router patches the instance, and the `popstate`
 * that only closes is swallowed before it hears (`hearBackFirst`). If the overlay closes otherwise, nobody holds its entry: an overlay
 * that opens at once takes it over (login → register), else it is taken back, unless the app has navigated meanwhile.
 */
export function useBackCloses(active: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!active) return
    let mine: { depth: number; href: string } | undefined
    let isOver = false
    const put = () => {
      if (isOver) return
      // What is put upon an entry that is being taken back would go with it, and close the overlay by that.
      if (stepBack) void stepBack.then(put)
      else mine = { depth: holdEntry(), href: location.href }
    }
    // A task later, so that React's double effects in development put only one entry.
    const timer = setTimeout(put)
    const onPop = (event: PopStateEvent) => {
      if (!mine || readDepth(event.state) >= mine.depth) return
      if (location.href === mine.href) event.stopImmediatePropagation()
      held.delete(mine.depth)
      mine = undefined
      close()
    }
    const endHearing = onBack(onPop)
    return () => {
      isOver = true
      clearTimeout(timer)
      endHearing()
      if (mine) held.delete(mine.depth)
      // Two tasks: the first is in which an overlay that opened in the same breath takes the entry over.
      setTimeout(() => setTimeout(takeBack))
    }
  }, [active])
}

function holdEntry(): number {
  const top = readDepth(history.state)
  const isFree = top > 0 && !held.has(top)
  const depth = isFree ? top : top + 1
  if (!isFree) History.prototype.pushState.call(history, { ...history.state, overlay: depth }, '')
  held.add(depth)
  return depth
}

/** One entry, or those of overlays that closed together. */
function takeBack() {
  const top = readDepth(history.state)
  let kept = top
  while (kept > 0 && !held.has(kept)) kept -= 1
  if (kept === top || stepBack) return
  stepBack = new Promise(resolve => {
    const end = () => {
      endHearing()
      clearTimeout(lost)
      stepBack = undefined
      resolve()
    }
    const endHearing = onBack(event => {
      event.stopImmediatePropagation()
      keepShown()
      end()
      // One that closed meanwhile.
      setTimeout(takeBack)
    })
    // A reload or a navigation calls it off.
    const lost = setTimeout(end, stepBackMs)
  })
  history.go(kept - top)
}

/* A link out of an overlay leaves its entry below the new page. The way back passes it: its next press would be for nothing. */
onBack(({ state }) => {
  const depth = readDepth(state)
  if (depth > 0 && !held.has(depth) && !isShown()) setTimeout(takeBack)
})
