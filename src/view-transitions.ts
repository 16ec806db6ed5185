import type { AnyRouter } from '@tanstack/react-router'

/** One page fades into the other on the way to a game and back (look.md); all others come at once. */
const isOfGame = (path: string | undefined) => path === '/gameInfo'

/**
 * A transition styles the whole page twice and paints nothing meanwhile: a press is answered late on a cheap phone. The router's own way
 * leaves the transition's promises to nobody: one that the next navigation cuts short is then reported as an error of the page. And
 * the first page has nothing to change from, so it is not made to wait.
 */
export function keepTransitionsQuiet(router: AnyRouter, page: Document) {
  let isFirst = true
  router.startViewTransition = async update => {
    const ends = [router.state.resolvedLocation?.pathname, router.latestLocation.pathname]
    const isWanted = !isFirst && ends.some(isOfGame) && router.shouldViewTransition !== false
    isFirst = false
    delete router.shouldViewTransition
    if (!isWanted || typeof page.startViewTransition !== 'function') return update()
    const transition = page.startViewTransition(update)
    transition.ready.catch(() => undefined)
    await transition.updateCallbackDone
  }
}
