/** Keys of calls without an answer whose end the screen that sent them shows itself: no word in passing is laid over it. */
const keys = new Set<string>()

/** Answers how to take it back, when that screen is left. */
export function handleInline(key: string): () => void {
  keys.add(key)
  return () => void keys.delete(key)
}

export const isHandledInline = (key: string): boolean => keys.has(key)
