import { useEffect, useEffectEvent } from 'react'

const depthOf = (state: unknown): number => {
  if (typeof state !== 'object' || state === null || !('overlayDepth' in state)) return 0
  return typeof state.overlayDepth === 'number' ? state.overlayDepth : 0
}

/**
 * While `open`, the browser's Back (button or gesture) closes the overlay instead of leaving the page.
 *
 * An entry with the same address is put upon the history. The router must not take it for a navigation (it would scroll
 * to the top and load again): so `History.prototype` is used, because the router patches the instance, and the `popstate`
 * that only closes is swallowed in the capture phase. If the overlay closes otherwise, its entry is taken back, unless
 * the app has navigated meanwhile. Both wait a task, which also bears React's double effects in development.
 */
export function useBackCloses(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    let pushed: { depth: number; href: string } | undefined
    const timer = setTimeout(() => {
      pushed = { depth: depthOf(history.state) + 1, href: location.href }
      History.prototype.pushState.call(history, { ...history.state, overlayDepth: pushed.depth }, '')
    })
    const onPop = (event: PopStateEvent) => {
      if (!pushed || depthOf(event.state) >= pushed.depth) return
      if (location.href === pushed.href) event.stopImmediatePropagation()
      pushed = undefined
      close()
    }
    addEventListener('popstate', onPop, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('popstate', onPop, { capture: true })
      if (pushed) takeBack(pushed.depth)
    }
  }, [open])
}

function takeBack(depth: number) {
  setTimeout(() => {
    if (depthOf(history.state) !== depth) return
    addEventListener('popstate', event => event.stopImmediatePropagation(), { capture: true, once: true })
    history.back()
  })
}
