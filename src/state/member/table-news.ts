type Listener = (news: unknown) => void

const listeners = new Set<Listener>()

/** The event stream heard of a shared table; whoever shows one parses it. */
export function tellTable(news: unknown): void {
  for (const listener of listeners) listener(news)
}

/** Hears the news until the answered function is called. */
export function hearTables(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
