type Listener = (news: unknown) => void

const listeners = new Set<Listener>()

/** Passes on what the event stream reported of a shared table; each listener parses it. */
export function notifyTable(news: unknown): void {
  for (const listener of listeners) listener(news)
}

/** Hears the news until the answered function is called. */
export function onTableNews(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
