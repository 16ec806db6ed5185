import { useSyncExternalStore } from 'react'

/** One value that screens follow. */
export interface Store<Value> {
  read(): Value
  write(next: Value): void
  subscribe(onChange: () => void): () => void
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: next => {
      value = next
      for (const show of [...listeners]) show()
    },
    subscribe: onChange => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

export function useStore<Value>(store: Pick<Store<Value>, 'read' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.read)
}
