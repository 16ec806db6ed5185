type Hearer = (event: PopStateEvent) => void

const hearers = new Set<Hearer>()

/**
 * Call it before anything that follows the address listens to `popstate`. What happens to the window itself reaches its listeners in
 * the order in which they came, captured or not: one that comes with its overlay hears after the router, which has then loaded the
 * page again and faded it into itself.
 */
export function catchBackFirst(page: Window) {
  page.addEventListener('popstate', event => {
    for (const onEvent of [...hearers]) onEvent(event)
  })
}

/** Calls `hear` for a step through the history before the router, which it may keep from the router. Returns how to end it. */
export function onBack(onEvent: Hearer): () => void {
  hearers.add(onEvent)
  return () => void hearers.delete(onEvent)
}

type Shown = { readonly href: string; readonly state: unknown }

let readShown: (() => Shown) | undefined

/** Call it with what tells which page the router shows: its path with all that follows, and what it keeps with the entry. */
export function notifyShown(read: () => Shown) {
  readShown = read
}

/** Whether the browser's address is the one of the page that the router shows; it is until somebody steps through the history. */
export function isShown(): boolean {
  const shown = readShown?.()
  return shown === undefined || shown.href === location.pathname + location.search + location.hash
}

/**
 * For a step back that nobody was to notice: a link that was followed while it was under way put its page upon the entry that the
 * step has left, and the browser shows the address before it. That page is put there again.
 */
export function keepShown() {
  const shown = readShown?.()
  if (shown && !isShown()) History.prototype.pushState.call(history, shown.state, '', shown.href)
}
