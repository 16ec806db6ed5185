type Hearer = (event: PopStateEvent) => void

const hearers = new Set<Hearer>()

/**
 * Call it before anything that follows the address listens to `popstate`. What happens to the window itself reaches its listeners in
 * the order in which they came, captured or not: one that comes with its overlay hears after the router, which has then loaded the
 * page again and faded it into itself.
 */
export function hearBackFirst(page: Window) {
  page.addEventListener('popstate', event => {
    for (const hear of [...hearers]) hear(event)
  })
}

/** `hear` is told of a step through the history before the router is, and may keep it from the router. Answers how to end it. */
export function hearBack(hear: Hearer): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
