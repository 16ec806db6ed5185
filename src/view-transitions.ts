import type { AnyRouter } from '@tanstack/react-router'

/**
 * The router's own way leaves the transition's promises to nobody: one that the next navigation cuts short is then
 * reported as an error of the page. And the first page has nothing to change from, so it is not made to wait.
 */
export function keepTransitionsQuiet(router: AnyRouter, page: Document) {
  let isFirst = true
  router.startViewTransition = async update => {
    const isWanted = !isFirst && (router.shouldViewTransition ?? router.options.defaultViewTransition)
    isFirst = false
    delete router.shouldViewTransition
    if (!isWanted || typeof page.startViewTransition !== 'function') return update()
    const transition = page.startViewTransition(update)
    transition.ready.catch(() => undefined)
    await transition.updateCallbackDone
  }
}
