/** The parts of a browser's storage that are written and read, in memory. */
export function createMapStorage(
  kept: Readonly<Record<string, string>> = {},
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map(Object.entries(kept))
  return {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
  }
}
